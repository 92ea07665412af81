package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// Unreachable implements rules.ReachabilityJudge: in a mating problem (tsume) there is only one
// king. The position can be played, but the side without a king cannot be mated.
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
