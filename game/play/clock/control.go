// Package clock is time controls and the two clocks of a game, as values. It does not
// read the time itself, starts no timers and draws nothing.
package clock

import (
	"slices"
	"time"

	"passedpawn/game/rules"
)

// A Mode is what a stage does besides counting down its time.
type Mode int

// The modes. The last two are overtime: they begin when the time before them is used up,
// not after a number of moves.
const (
	Increment Mode = iota // adds Bonus after each move; 0 for sudden death
	Delay                 // does not count the first Bonus of time in each move
	Bronstein             // gives back after each move the time used, at most Bonus
	Hourglass             // adds the time that one side uses to the other's clock
	Byoyomi               // gives Count periods of Time; a move made within a period leaves it whole
	Canadian              // gives Time for Count moves, again and again
)

// A Stage is a part of a time control.
type Stage struct {
	Mode  Mode
	Moves int           // after these the next stage begins; 0 for the rest of the game
	Time  time.Duration // added when the stage begins; in overtime the length of a period
	Bonus time.Duration // time for each move
	Count int           // the number of periods, or of moves in a period
}

// overtime reports whether the stage begins when all time before it is used up.
func (s Stage) overtime() bool { return s.Mode >= Byoyomi }

// Stages are the stages of one side, in order. If the last one has a number of moves, it
// begins again after them. Overtime comes last, after a stage for the rest of the game.
type Stages []Stage

// A Control is the stages of White and of Black. The zero value means no clocks.
type Control [2]Stages

// Both returns a control with the same stages for both sides.
func Both(s Stages) Control { return Control{s, s} }

// Used reports whether there are clocks.
func (c Control) Used() bool { return len(c[rules.White]) > 0 && len(c[rules.Black]) > 0 }

// Same reports whether both sides have the same time.
func (c Control) Same() bool { return slices.Equal(c[rules.White], c[rules.Black]) }

// hourglass reports whether the time that one side uses is added to the other's clock.
func (c Control) hourglass() bool { return c.Used() && c[rules.White][0].Mode == Hourglass }

// Plain reports whether the time left after each move is enough to tell how long the move
// took.
func (c Control) Plain() bool {
	for _, s := range c {
		for _, stage := range s {
			if stage.Mode != Increment {
				return false
			}
		}
	}
	return true
}

// rapid is the limit below which a game is rapid or blitz: the total time for sixty
// moves.
const rapid = time.Hour

// Penalty returns the time that a player gets for an offence of the opponent: two minutes
// (FIDE 7.5.5, 9.5.3), or one in rapid and blitz (A.3).
func (c Control) Penalty() time.Duration {
	for _, s := range c {
		if s.whole() >= rapid {
			return 2 * time.Minute
		}
	}
	return time.Minute
}

// whole returns the total time for sixty moves.
func (s Stages) whole() (sum time.Duration) {
	for _, stage := range s {
		sum += stage.Time
	}
	if len(s) > 0 {
		sum += 60 * s[0].Bonus
	}
	return sum
}

// A Budget is the time and the moves of one side.
type Budget struct {
	Left time.Duration // in the main time, or in the current period
	Made int           // the number of moves made
	// Overtime is 0 in the main time. After that it is the number of byoyomi periods
	// left, including the current one, or of moves to make in a Canadian one.
	Overtime int
}

// Full returns the budgets at the start of a game. If the first stage has no time, it
// begins with the time for one move.
func (c Control) Full() [2]Budget {
	var full [2]Budget
	for side, s := range c {
		if len(s) == 0 {
			continue
		}
		full[side].Left = s[0].Time
		if s[0].Time == 0 {
			full[side].Left = s[0].Bonus
		}
		full[side] = s.spend(full[side], 0)
	}
	return full
}

// Noted returns both budgets after a move, of which a note says how much time the side
// had left and the state of its overtime.
func (c Control) Noted(had [2]Budget, side rules.Side, left time.Duration, overtime int) [2]Budget {
	other := side.Other()
	if c.hourglass() {
		had[other].Left += had[side].Left - left
		had[other].Left = max(had[other].Left, 0)
	}
	had[side].Left, had[side].Overtime = left, 0
	if c.Used() {
		if over, more := c[side].after(had[side].Made); more {
			had[side].Overtime = min(max(overtime, 0), over.Count)
		}
	}
	return had
}

// stage returns the stage before overtime that a side is in after a number of moves, and
// how many moves it has still to make in that stage, 0 for the rest of the game.
func (s Stages) stage(made int) (now Stage, toGo int) {
	for _, now = range s {
		if now.Moves == 0 {
			return now, 0
		}
		if made < now.Moves {
			return now, now.Moves - made
		}
		made -= now.Moves
	}
	return now, now.Moves - made%now.Moves
}

// after returns the overtime that follows the main time of a side, and false if the flag
// falls instead.
func (s Stages) after(made int) (Stage, bool) {
	last := s[len(s)-1]
	_, toGo := s.stage(made)
	return last, last.overtime() && toGo == 0
}

// spend takes time from a budget, and begins new periods when one is used up.
func (s Stages) spend(b Budget, used time.Duration) Budget {
	b.Left -= used
	over, more := s.after(b.Made)
	for b.Left <= 0 && more {
		switch {
		case b.Overtime == 0:
			b.Overtime = over.Count
		case over.Mode == Byoyomi && b.Overtime > 1:
			b.Overtime--
		default:
			more = false
			continue
		}
		b.Left += over.Time
	}
	b.Left = max(b.Left, 0)
	return b
}

// charge returns a budget while its side has been thinking for some time about a move.
func (s Stages) charge(b Budget, used time.Duration) Budget {
	if now, _ := s.stage(b.Made); now.Mode == Delay && b.Overtime == 0 {
		used = max(used-now.Bonus, 0)
	}
	return s.spend(b, used)
}

// settle returns a budget after a move that took some time.
func (s Stages) settle(b Budget, used time.Duration) Budget {
	b = s.charge(b, used)
	now, toGo := s.stage(b.Made)
	over, _ := s.after(b.Made)
	b.Made++
	switch {
	case b.Overtime > 0 && over.Mode == Byoyomi:
		b.Left = over.Time
	case b.Overtime > 1:
		b.Overtime--
	case b.Overtime == 1:
		b.Overtime, b.Left = over.Count, over.Time
	case now.Mode == Increment:
		b.Left += now.Bonus
	case now.Mode == Bronstein:
		b.Left += min(used, now.Bonus)
	}
	if toGo == 1 {
		next, _ := s.stage(b.Made)
		b.Left += next.Time
	}
	return b
}

// flag returns how long a side that has been thinking for some time about a move can
// still think before its flag falls.
func (s Stages) flag(b Budget, used time.Duration) time.Duration {
	left := b.Left - used
	now, _ := s.stage(b.Made)
	if now.Mode == Delay && b.Overtime == 0 {
		left += now.Bonus
	}
	over, more := s.after(b.Made)
	switch {
	case more && over.Mode == Byoyomi && b.Overtime > 0:
		left += time.Duration(b.Overtime-1) * over.Time
	case more && over.Mode == Byoyomi:
		left += time.Duration(over.Count) * over.Time
	case more && b.Overtime == 0:
		left += over.Time
	}
	return max(left, 0)
}
