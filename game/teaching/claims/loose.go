package claims

import (
	"passedpawn/game/chess/bitboard"
)

// loose claims that a plan's first capture wins by the exchange on its square.
func (f *forcer) loose(q *moveContext, w plan) Claim {
	c := f.claim(q, w)
	c.Kind, c.Text = Loose, say(Loose, w.better, pieceOn(&w.from, w.first.To()), written(w.from, w.first))
	return c
}

// loosened claims a pawn that the better move would have protected, and the played one does
// not: an exchange on its square wins it, no other move of the loser makes up for it, and
// after the better move no exchange wins it. What else the better move loses does not
// matter here.
func loosened(q *moveContext, f *forcer) []Claim {
	if q.better == 0 {
		return nil
	}
	then, paid := q.then(q.better), gain(&q.before, q.played)
	var all bitboard.List
	q.after.Captures(&all)
	for _, m := range all.All() {
		s := m.To()
		if q.after.On(s) != bitboard.Pawn || exchange(q.after, m) <= 0 || hangs(then, q.meanwhile(s)) {
			continue
		}
		if f.after(q.after, m, paid+1, deepest) {
			if c := f.loose(q, plan{q.after, m, paid + 1, 1, false, false, deepest}); c.Gain > 0 {
				return []Claim{c}
			}
		}
	}
	return nil
}

// hangs reports whether the side to move wins a piece by an exchange on its square.
func hangs(p bitboard.Position, on bitboard.Square) bool {
	return p.Side(p.Turn()^1).Has(on) && swap(&p, on) > 0
}

// meanwhile returns where the piece that is on a square after the played move is after the
// better one.
func (q *moveContext) meanwhile(s bitboard.Square) bitboard.Square {
	if s == q.played.To() {
		s = q.played.From()
	}
	if s == q.better.From() {
		s = q.better.To()
	}
	return s
}
