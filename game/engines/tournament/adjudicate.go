package tournament

import (
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A DrawRule ends games as draws whose scores stay near zero. The zero value never does.
type DrawRule struct {
	Move  int `json:"move"`  // not before this move of the game
	Count int `json:"count"` // for so many moves of each side in a row
	Score int `json:"score"` // at most so many centipawns from zero
}

// A ResignRule ends games that both engines consider decided. The zero value never does.
type ResignRule struct {
	Count int `json:"count"` // for so many moves of each side in a row
	Score int `json:"score"` // at least so many centipawns
}

// A verdict is what an engine thought of the position in which it moved.
type verdict struct {
	known bool
	white int // centipawns for White
}

// mateScore stands for a mate in centipawns.
const mateScore = 30_000

// verdictOf returns the verdict of the side to move. Without a thought, as after a move
// from the book, there is none.
func verdictOf(t player.Thought, side rules.Side) verdict {
	v := verdict{known: t.Depth > 0, white: t.Score}
	switch {
	case t.Mate > 0:
		v.white = mateScore
	case t.Mate < 0:
		v.white = -mateScore
	}
	if side == rules.Black {
		v.white = -v.white
	}
	return v
}

// last reports whether the last count moves of each side have verdicts that all satisfy a
// condition.
func last(verdicts []verdict, count int, ok func(white int) bool) bool {
	if count < 1 || len(verdicts) < 2*count {
		return false
	}
	for _, v := range verdicts[len(verdicts)-2*count:] {
		if !v.known || !ok(v.white) {
			return false
		}
	}
	return true
}

// drawn reports whether the rule ends a game before a move with a number.
func (d DrawRule) drawn(verdicts []verdict, move int) bool {
	return move >= d.Move && last(verdicts, d.Count, func(white int) bool { return abs(white) <= d.Score })
}

// won returns the side for which the rule ends a game.
func (r ResignRule) won(verdicts []verdict) (winner rules.Side, over bool) {
	if r.Score <= 0 {
		return rules.White, false
	}
	if last(verdicts, r.Count, func(white int) bool { return white >= r.Score }) {
		return rules.White, true
	}
	return rules.Black, last(verdicts, r.Count, func(white int) bool { return white <= -r.Score })
}

func abs(n int) int { return max(n, -n) }
