package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// material claims that the opponent can win material by force after the played move, or
// that the better move would have won it. Gains count from the position before the move,
// so that an exchange that the move itself began is counted whole. If it is no more than a pawn,
// the moves of the engine are looked at further ahead, and if there is nothing to claim, further
// still. Nothing is claimed that holds for the compared move too: material that the better move also
// loses, or that the played one also wins.
func material(q *moveContext) (all []Claim) {
	f := newForcer(q, nearly, roughSpare)
	strict := newForcer(q, wholly, spareBound)
	strict.rough, strict.budget = f, f.budget
	all = append(strict.claims(q, strict.now(q)), strict.claims(q, strict.here(q))...)
	if slices.ContainsFunc(all, func(c Claim) bool { return c.Gain > 1 }) {
		return all
	}
	far := strict.claims(q, strict.deep(q, deeper))
	all = append(far, slices.DeleteFunc(all, func(c Claim) bool {
		return slices.ContainsFunc(far, func(d Claim) bool { return d.Better == c.Better })
	})...)
	if len(all) == 0 {
		all = loosened(q, f)
	}
	if len(all) == 0 {
		last := strict.later()
		last.rough = f.later()
		all = last.claims(q, last.deep(q, utmost))
	}
	return all
}

// now returns what the opponent can win after the played move, in the order in which it is
// to be claimed: the most, and what the reply of the engine wins. The reply comes first if
// the other one wins hardly more, because it is the better move on the whole board.
func (f *forcer) now(q *moveContext) []plan {
	paid := gain(&q.before, q.played)
	first, won := f.rough.best(q.after, -paid, deepest)
	most := plan{q.after, first, won + paid, won, false, first == q.reply && first != 0, deepest}
	if q.reply == 0 || most.chosen {
		return []plan{most}
	}
	won = f.keeps(q.after, q.reply, -paid)
	reply := plan{q.after, q.reply, won + paid, won, false, true, deepest}
	if won > 0 && won >= most.gain-1 {
		return []plan{reply, most}
	}
	return []plan{most, reply}
}

// here returns what the better move would have won.
func (f *forcer) here(q *moveContext) []plan {
	if q.better == 0 {
		return nil
	}
	won := f.keeps(q.before, q.better, 0)
	return []plan{{q.before, q.better, won, won, true, true, deepest}}
}

// sure lowers the gain of a plan to what is proved on the whole board, and reports whether
// any is left that the compared move does not lose or win as well. If a search of the compared move is
// cut short, nobody knows, and nothing is left.
func (f *forcer) sure(q *moveContext, w *plan) bool {
	for w.gain > 0 && !f.after(w.from, w.first, w.need, w.plies) {
		w.gain, w.need = w.gain-1, w.need-1
	}
	switch {
	case w.gain <= 0, w.better && w.gain >= enough: // such a mate is claimed, or follows anyway
		return false
	case !f.warily(w):
		return false
	case w.better:
		return !f.after(q.before, q.played, w.gain, w.plies) && f.left > 0 && !f.allowsMate(w)
	}
	return !f.also(q, w) && !f.anyway(q, w) && !f.allowsMate(w)
}

// anyway reports whether the same move wins half as much after the better move: then it is not
// what is wrong with the played one.
func (f *forcer) anyway(q *moveContext, w *plan) bool {
	if q.better == 0 {
		return false
	}
	p := q.then(q.better)
	again := p.Find(w.first.String())
	if again == 0 || p.On(again.From()) != w.from.On(w.first.From()) || p.On(again.To()) != w.from.On(w.first.To()) {
		return false
	}
	return f.after(p, again, (w.gain+1)/2+gain(&q.before, q.better), w.plies) || f.left <= 0
}

// claims returns the claim about the first plan that is worth one. A single pawn, and a
// small gain that is no capture and no known tactic, are too little to promise, because
// what the other side gets for them may weigh more. They are only claimed if the move is
// the one that the engine would have played. Otherwise a lack of protection is claimed,
// which is decided by the exchange on one square.
func (f *forcer) claims(q *moveContext, plans []plan) []Claim {
	for _, w := range plans {
		if !f.sure(q, &w) {
			continue
		}
		if w.gain == 1 && !w.chosen {
			if q.reply == 0 && w.from.On(w.first.To()) != bitboard.NoKind && exchange(w.from, w.first) > 0 {
				if c := f.loose(q, w); c.Gain > 0 {
					return []Claim{c}
				}
			}
			continue
		}
		c := f.claim(q, w)
		if w.chosen && c.Gain > 0 || c.Gain > 1 && (c.Kind != Material || c.Gain >= leastQuiet) {
			return []Claim{c}
		}
	}
	return nil
}

// leastQuiet is what a gain that is no capture and no known tactic has to be worth. The
// exchange, won in such a roundabout way, is often given up for something better.
const leastQuiet = 3

// enough is more than is counted exactly. Mate is worth as much.
const enough = 15

// best returns the most material that the side to move can be proved to win, and the first
// move. Counting begins with start.
func (f *forcer) best(p bitboard.Position, start, plies int) (first bitboard.Move, won int) {
	f.left = forceBound
	for need := 1; need <= enough; need++ {
		m := f.wins(&p, need-start, plies)
		if m == 0 {
			break
		}
		first, won = m, need
	}
	return first, won
}

// after reports whether the side to move wins so much material with a move.
func (f *forcer) after(p bitboard.Position, m bitboard.Move, need, plies int) bool {
	need -= gain(&p, m)
	p.Make(m)
	return f.attempt(plies, func() bool { return f.earlier[p.Key()] == 0 && f.holds(&p, need, plies-1) })
}

// keeps returns the most material that a move of the side to move can be proved to win.
// Counting begins with start.
func (f *forcer) keeps(p bitboard.Position, m bitboard.Move, start int) (won int) {
	for won < enough && f.after(p, m, won+1-start, deepest) {
		won++
	}
	return won
}
