package shogiboard

// An Undo is what Unmake needs but cannot derive from a move.
type Undo struct {
	key   uint64
	taken PieceType
}

// Make plays a legal move and returns what Unmake needs.
func (p *Position) Make(m Move) Undo {
	us, to := p.turn, m.To()
	undo := Undo{p.key, NoKind}
	p.key ^= zobrist.turn
	p.turn = us.Other()
	p.number++
	if m&drop != 0 {
		k := m.Drop()
		p.hold(us, k, -1)
		p.put(to, k, us)
		return undo
	}
	from := m.From()
	kind := p.on[from]
	if taken := p.on[to]; taken != NoKind {
		undo.taken = taken
		p.lift(to, taken, us.Other())
		p.hold(us, taken.Plain(), 1)
	}
	p.lift(from, kind, us)
	if m.Promotes() {
		kind = kind.Promoted()
	}
	p.put(to, kind, us)
	return undo
}

// Unmake undoes the last move made.
func (p *Position) Unmake(m Move, undo Undo) {
	p.turn = p.turn.Other()
	us, to := p.turn, m.To()
	p.number--
	kind := p.on[to]
	p.lift(to, kind, us)
	if m&drop != 0 {
		p.hold(us, kind, 1)
		p.key = undo.key
		return
	}
	if m.Promotes() {
		kind = kind.Plain()
	}
	p.put(m.From(), kind, us)
	if undo.taken != NoKind {
		p.hold(us, undo.taken.Plain(), -1)
		p.put(to, undo.taken, us.Other())
	}
	p.key = undo.key
}

// Pass gives the turn to the other side. It is not legal in check. Passing again undoes
// it, except for the move number.
func (p *Position) Pass() {
	p.key ^= zobrist.turn
	p.turn = p.turn.Other()
	p.number++
}
