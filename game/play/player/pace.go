package player

import "time"

// A Pace is the least time that a program takes for a move, so that a person can follow
// the game.
type Pace struct {
	Pause time.Duration // for every move
	Slow  bool          // longer, at a human pace
}

// For returns the least time for a move. At a slow pace, a move that was forced or
// accepts an offer takes a beat. Any other move takes longer the more often the search
// changed its mind. seed differs from move to move.
func (p Pace) For(forced bool, changes int, seed uint64) time.Duration {
	switch {
	case !p.Slow:
		return p.Pause
	case forced:
		return max(p.Pause, 600*time.Millisecond)
	}
	extra := time.Duration(seed%1500) * time.Millisecond
	return max(p.Pause, min(time.Second+time.Duration(changes)*700*time.Millisecond+extra, 6*time.Second))
}
