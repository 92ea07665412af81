package engine

import "passedpawn/game/clock"

// Shared is the limits of a move by what a clock has left.
func Shared(t clock.Turn) Limits {
	enough, most := t.Share()
	return Limits{Enough: enough, Time: most}
}
