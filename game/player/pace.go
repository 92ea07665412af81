package player

import "time"

// A Pace is how long a program takes for a move at least, so that a person can follow.
type Pace struct {
	Pause time.Duration // for every move
	Slow  bool          // longer, as a person would
}

// For is the least time of a move. Unhurried, one that was forced or takes what was
// offered takes a beat, and another the longer the more often the search changed its
// mind; mood is any number that differs from move to move.
func (p Pace) For(forced bool, changes int, mood uint64) time.Duration {
	switch {
	case !p.Slow:
		return p.Pause
	case forced:
		return max(p.Pause, 600*time.Millisecond)
	}
	whim := time.Duration(mood%1500) * time.Millisecond
	return max(p.Pause, min(time.Second+time.Duration(changes)*700*time.Millisecond+whim, 6*time.Second))
}
