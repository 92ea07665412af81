package chess960

import (
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Unreachable implements rules.ReachabilityJudge. No position is refused.
func (Rules) Unreachable(p rules.Position) (why phrase.Phrase, refused bool) {
	return orthodox.Unreachable(&p.(*position).fast), false
}

var _ rules.ReachabilityJudge = Rules{}
