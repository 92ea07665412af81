package play

import (
	"math"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/board/boardview"
)

// worthless is the loss of winning chances, in percent, from which on a move of the
// analysis gets no arrow.
const worthless = 12

// thinnest is the width of the arrow of a move that loses nearly as much.
const thinnest = 0.3

// ideas returns the arrows for the moves that an analysis has found, the best first, each
// as wide as its move is good, and for what the opponent threatens.
func ideas(s session.Snapshot) (all []boardview.Idea) {
	if _, other := s.Arrow(); other {
		return nil // a hint is to be seen alone
	}
	if s.Better != nil || s.Showing != nil || s.Asked != nil {
		return nil // they would give the answer away
	}
	a := s.Analysis
	add := func(t player.Thought, width float32, threat bool) {
		m := t.Line[0]
		i := boardview.Idea{Hint: boardview.Hint{From: m.Origin(t.Position.Turn()), To: m.To}, Width: width, Threat: threat}
		for _, o := range all {
			if o.Hint == i.Hint { // another promotion
				return
			}
		}
		all = append(all, i)
	}
	if t := a.Threat; len(t.Line) > 0 {
		add(t, 1, true)
	}
	for i, t := range a.Found {
		width := float32(1)
		if i > 0 {
			width = worth(s.Rules, a.Found[0], t)
		}
		if width > 0 {
			add(t, width, false)
		}
	}
	return all
}

// worth returns the width of the arrow of a move beside the best one, 0 for none. It is
// rounded, so that not every change of a score draws the board again.
func worth(r rules.Rules, best, t player.Thought) float32 {
	side := best.Position.Turn()
	loss := review.ScoreOf(r, best).Of(side).Chance() - review.ScoreOf(r, t).Of(side).Chance()
	if loss >= worthless {
		return 0
	}
	width := 0.85 - (0.85-thinnest)*max(loss, 0)/worthless
	return float32(math.Round(width*8) / 8)
}
