package syzygy

import (
	"passedpawn/game/chess/bitboard"
)

// WDL returns what a position is worth if the next 100 plies begin now. It needs WDL files for
// the men of the position and for those that captures leave. The error is ErrMissing, a
// *FileError, or nil. The position must be one that can be played.
func (t *Tables) WDL(p *bitboard.Position) (Result, error) {
	w, err := t.worth(p)
	return w.Result, err
}

// none is less than every result.
const none = Loss - 1

// A worth is what a position is worth, and by which moves.
type worth struct {
	Result
	captures bool // a capture is as good as any move
	passing  bool // only a capture en passant is so good
}

func (t *Tables) worth(p *bitboard.Position) (w worth, err error) {
	if t.read(); p.Occupied().Count() > t.largest && p.Occupied().Count() > 2 || castles(p) {
		return w, ErrMissing
	}
	if p.Occupied().Count() == 2 {
		return w, nil
	}
	best, passing, others, err := t.captures(p)
	switch {
	case err != nil:
		return w, err
	case passing != none && !others: // the tables know nothing of captures en passant
		return worth{passing, true, true}, nil
	case best == Win:
		return worth{Win, true, false}, nil
	}
	v, err := t.stored(p)
	if err != nil {
		return w, err
	}
	if passing > max(best, v) {
		return worth{passing, true, true}, nil
	}
	return worth{max(best, v), max(best, passing) >= v, false}, nil
}

// captures returns what the best capture is worth, and the best one en passant. others reports
// whether there are other legal moves, or none at all.
func (t *Tables) captures(p *bitboard.Position) (best, passing Result, others bool, err error) {
	var l bitboard.List
	p.Generate(&l)
	best, passing = none, none
	for _, m := range l.All() {
		if !m.EnPassant() {
			others = true
		}
		if p.Captured(m) == bitboard.NoKind {
			continue
		}
		next := *p
		next.Make(m)
		v, err := t.WDL(&next)
		if err != nil {
			return best, passing, others, err
		}
		if m.EnPassant() {
			passing = max(passing, -v)
		} else if best = max(best, -v); best == Win {
			return best, passing, true, nil
		}
	}
	return best, passing, others, nil
}

func castles(p *bitboard.Position) bool {
	for side := white; side <= black; side++ {
		if p.MayCastle(side, true) || p.MayCastle(side, false) {
			return true
		}
	}
	return false
}

// stored returns what the file says of a position. It may be less than is true if a capture is
// as good as any move.
func (t *Tables) stored(p *bitboard.Position) (Result, error) {
	o, err := find(t.wdl, p)
	if err != nil {
		return Draw, err
	}
	part, n, err := o.locate(p)
	if err != nil {
		return Draw, err
	}
	v, err := part.at(n)
	if err == nil && v > int(Win-Loss) {
		err = ErrDamaged
	}
	if err != nil {
		return Draw, &FileError{o.path, err}
	}
	return Result(v) + Loss, nil
}

// locate returns the array of a position and its number there.
func (o *opened) locate(p *bitboard.Position) (*part, int, error) {
	v := o.view(p)
	parts := &o.parts[v.file(p, o)]
	part := parts[v.side]
	if part == nil {
		part = parts[0] // of a DTZ file, which has one side
	}
	var at [most]bitboard.Square
	for i := 0; i < len(part.men); {
		m := part.men[i]
		for all := p.Pieces(m.kind, m.side^v.exchanged); all != 0; i++ {
			at[i] = all.Pop() ^ v.mirror
		}
	}
	n, ok := part.number(at[:len(part.men)])
	if !ok {
		return nil, 0, &FileError{o.path, ErrDamaged}
	}
	return part, n, nil
}

// A view is how a position is seen by a file.
type view struct {
	exchanged bitboard.Side   // 1 if the colours are exchanged
	mirror    bitboard.Square // what turns the squares
	side      bitboard.Side   // to move, in the file
}

func (o *opened) view(p *bitboard.Position) (v view) {
	v.side = p.Turn()
	if o.same && p.Turn() == black || !o.same && materialOf(p) != o.first {
		v.exchanged = 1
		v.side ^= 1
		if o.pawns {
			v.mirror = 56
		}
	}
	return v
}

// file returns the file of the leading pawn, 0 without pawns.
func (v view) file(p *bitboard.Position, o *opened) int {
	if !o.pawns {
		return 0
	}
	return file(p.Pieces(bitboard.Pawn, o.parts[0][0].men[0].side^v.exchanged))
}
