package engine

import "passedpawn/game/play/clock"

// Shared returns the limits for a move with the time left on a clock.
func Shared(t clock.Turn) Limits {
	enough, most := t.Share()
	return Limits{Enough: enough, Time: most}
}
