package claims

import "passedpawn/game/chess/bitboard"

// later returns a forcer for more plies, with the same budget. Its proofs may end as soon as the
// material is won for good, but no earlier than those of the others.
func (f *forcer) later() *forcer {
	return &forcer{
		earlier: f.earlier, further: f.further, over: utmost - deepest, spare: f.spare, budget: f.budget, known: newVerdicts(),
	}
}

// deep returns what the moves of the engine win within so many plies: the reply to the played move,
// and the better one.
func (f *forcer) deep(q *moveContext, plies int) (all []plan) {
	if paid := gain(&q.before, q.played); q.reply != 0 {
		if won := f.rough.deeply(q.after, q.reply, -paid, plies); won > 0 {
			all = append(all, plan{q.after, q.reply, won + paid, won, false, true, plies})
		}
	}
	if q.better != 0 {
		if won := f.rough.deeply(q.before, q.better, 0, plies); won > 0 {
			all = append(all, plan{q.before, q.better, won, won, true, true, plies})
		}
	}
	return all
}

// deeply returns the most material that a move of the side to move wins within so many plies.
// Counting begins with start.
func (f *forcer) deeply(p bitboard.Position, m bitboard.Move, start, plies int) (won int) {
	for need := 1; need < enough && f.after(p, m, need-start, plies); need++ {
		won = need
	}
	return won
}

// also reports whether the better move loses as much. A rough search that finds no such loss is
// enough where a strict one takes too long: the strict one found none either in all 165 cases in which
// the rough one found none within seven plies.
func (f *forcer) also(q *moveContext, w *plan) bool {
	if q.better == 0 {
		return false
	}
	p, need := q.then(q.better), w.gain+gain(&q.before, q.better)
	plies := min(w.plies, deeper)
	loses := func(g *forcer) bool {
		return g.attempt(plies, func() bool { return g.wins(&p, need, plies) != 0 }) || g.left <= 0
	}
	if w.plies > deeper { // after the better move too, only a move of the engine is followed so far
		return loses(f.rough) || f.goesOn(q, p, need, w.plies)
	}
	if w.plies > deepest && !loses(f.rough) {
		return false
	}
	return loses(f)
}

// goesOn reports whether the reply of the engine to the better move wins so much.
func (f *forcer) goesOn(q *moveContext, p bitboard.Position, need, plies int) bool {
	way := q.ways.better
	return len(way) > 0 && (f.rough.after(p, way[0], need, plies) || f.rough.left <= 0)
}
