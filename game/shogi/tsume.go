package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogiboard"
)

// Unreachable implements rules.Historian: a mating problem (tsume) has one king. It can
// be played, and nobody mates the side that has none.
func (r Rules) Unreachable(pos rules.Position) (why phrase.Phrase, refused bool) {
	p, ok := pos.(*position)
	if !ok {
		return phrase.Phrase{}, false
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if p.board.King(side) == shogiboard.None {
			return phrase.Say("shogi.one-king", rules.SideName(r, pos, side), rules.SideName(r, pos, side.Other())), false
		}
	}
	return phrase.Phrase{}, false
}
