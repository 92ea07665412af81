package clock

import "time"

// A Wall is the clock on the wall, with timers.
type Wall interface {
	Now() time.Time
	// After runs a function when a time has passed, unless it is stopped. The function runs
	// on the thread of the game.
	After(d time.Duration, do func()) (stop func())
}
