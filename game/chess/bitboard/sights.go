package bitboard

// Sights are what tells which moves of the side to move give check.
type Sights struct {
	Aims    Aims
	Screens Bitboard // pieces that are alone between a rider of their own and the other king
	king    Square   // of the other side
}

// NewSights returns the sights of the side to move.
func NewSights(p *Position) Sights {
	s := Sights{Aims: p.Aims(), king: p.King(p.turn ^ 1)}
	us, occupied := p.sides[p.turn], p.Occupied()
	for riders := p.riders(s.king) & us; riders != 0; {
		if between := Between(s.king, riders.Pop()) & occupied; between.Count() == 1 {
			s.Screens |= between & us
		}
	}
	return s
}

// Checks reports whether a legal move of the side to move gives check.
func (s *Sights) Checks(p *Position, m Move) bool {
	if m >= castling { // two pieces move, one more goes, or one changes its kind
		next := *p
		next.Make(m)
		return next.InCheck()
	}
	from, to := m.From(), m.To()
	return s.Aims[p.on[from]].Has(to) || s.Screens.Has(from) && !table.lines[s.king][from].Has(to)
}
