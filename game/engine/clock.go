package engine

import "time"

// A Clock is what a player has left.
type Clock struct {
	Left      time.Duration // on the clock
	Increment time.Duration // added after each move
	ToGo      int           // moves until the next time control, 0 for the rest of the game
}

// overhead is kept back for what the caller and the system take: on a machine
// with other work a process may stand still for some tens of milliseconds.
const overhead = 30 * time.Millisecond

// Limits shares out a clock: Enough is when no deeper search is begun any
// more, Time when the search stops wherever it is.
func (c Clock) Limits() Limits {
	moves := 24
	if c.ToGo > 0 {
		moves = min(c.ToGo, moves)
	}
	left := max(c.Left-overhead, time.Millisecond)
	share := left/time.Duration(moves) + c.Increment*3/4
	return Limits{
		Enough: min(share*6/10, left/3),
		Time:   min(share*5/2, left*2/5),
	}
}
