package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// endings claims that the played move gives up a win or a draw, where every position is known:
// with at most four men. A win only counts if the 50-move rule cannot prevent it.
func endings(q *moveContext) []Claim {
	before, known := wdl.Probe(&q.before)
	after, also := wdl.Probe(&q.after)
	if after = -after; !known || !also || after >= before || !inTime(&q.before, before) || !inTime(&q.after, after) || len(draws(q)) > 0 {
		return nil
	}
	c := Claim{Kind: GivesResult, Side: side(q.us() ^ 1), Line: moves(q.played)}
	c.Squares = []rules.Square{convert.Square(q.played.To())}
	if m := q.punishment(-after); m != 0 {
		c.Line = moves(q.played, m)
	}
	us := sideWord(q.us())
	switch {
	case before == wdl.Drawn:
		c.Text = phrase.Say("claims.draw-lost", us)
	case after == wdl.Lost:
		c.Text = phrase.Say("claims.win-lost", us)
	default:
		c.Text = phrase.Say("claims.win-drawn", us)
	}
	return []Claim{c}
}

// inTime reports whether a win comes before the 50-move rule, whoever wins.
func inTime(p *bitboard.Position, r wdl.Result) bool {
	const mostPlies = 100
	return r == wdl.Drawn || p.HalfmoveClock()+wdl.Longest(p) <= mostPlies
}

// punishment returns a reply after which the opponent keeps a result: that of the engine, if it
// does. It returns 0 if there is none, because the game is over.
func (q *moveContext) punishment(keeps wdl.Result) (m bitboard.Move) {
	var l bitboard.List
	q.after.Generate(&l)
	for _, reply := range l.All() {
		next := q.after
		next.Make(reply)
		if r, _ := wdl.Probe(&next); -r == keeps && (m == 0 || reply == q.reply) {
			m = reply
		}
	}
	return m
}
