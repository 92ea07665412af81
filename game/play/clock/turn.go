package clock

import (
	"time"

	"passedpawn/game/rules"
)

// A Turn is the time that the side to move has. The zero value means no clocks.
type Turn struct {
	Left      time.Duration // time that may be used for the move
	Increment time.Duration // added after each move
	ToGo      int           // moves until more time is added, 0 for the rest of the game
	Free      time.Duration // the part of Left that cannot be kept for later moves: of a delay, or a period of byoyomi
}

// Turn returns the time that a side has for its move.
func (c Clock) Turn(side rules.Side, now time.Time) Turn {
	if !c.Used() {
		return Turn{}
	}
	s, b := c.Control[side], c.Has(side, now)
	stage, toGo := s.stage(b.Made)
	t := Turn{Left: b.Left, ToGo: toGo}
	over, more := s.after(b.Made)
	switch {
	case b.Overtime > 0 && over.Mode == Byoyomi:
		t.Free = b.Left
	case b.Overtime > 0:
		t.ToGo = b.Overtime
	case stage.Mode == Delay:
		t.Free = c.delayed(side, now)
	default:
		t.Increment = stage.Bonus
	}
	if b.Overtime == 0 {
		if more && over.Mode == Byoyomi {
			t.Free += over.Time
		}
		t.Left += t.Free
	}
	t.Left = max(t.Left, time.Millisecond)
	return t
}

// delayed returns how long the clock of a side will not yet count.
func (c Clock) delayed(side rules.Side, now time.Time) time.Duration {
	b := c.Has(side, now)
	if stage, _ := c.Control[side].stage(b.Made); stage.Mode == Delay && b.Overtime == 0 && b.Left > 0 {
		return max(stage.Bonus-c.Thought(side, now), 0)
	}
	return 0
}

// overhead is reserved for the caller and the system. On a busy machine a process may not
// run for some tens of milliseconds.
const overhead = 30 * time.Millisecond

// SuddenDeath reports whether all moves of the rest of the game must be made in the time left. A
// period too short for any move is none: programs that speak USI may say 1 ms.
func (t Turn) SuddenDeath() bool { return t.ToGo == 0 && t.Increment == 0 && t.Free <= overhead }

// Share returns the time that a program spends on a move. After enough it begins nothing
// new, and after most it moves. An increment is spent nearly whole, so that the time left at
// first is used up too. In sudden death it spends half as much, as a reserve: a program that moves
// after enough each time still has a seventh of its first share at move 100.
func (t Turn) Share() (enough, most time.Duration) {
	moves := 24
	switch {
	case t.ToGo > 0:
		moves = min(t.ToGo, moves)
	case t.SuddenDeath():
		moves = 48
	}
	free := max(t.Free-overhead-t.Free/10, 0)
	left := max(t.Left-t.Free, 0)
	if t.Free == 0 || left > overhead {
		left = max(left-overhead, time.Millisecond)
	}
	share := left/time.Duration(moves) + t.Increment*9/10
	enough, most = min(share*9/10, left/3), min(share*3, left*2/5)
	return max(enough+free*6/10, time.Microsecond), max(most+free, time.Microsecond)
}
