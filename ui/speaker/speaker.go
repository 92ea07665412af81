// Package speaker plays sounds where the machine has any. A machine without is
// silent, and nobody waits for it.
package speaker

import (
	"passedpawn/ui/sound"
	"passedpawn/ui/task"
)

// A Speaker plays one sound after another on a goroutine of its own.
type Speaker struct {
	todo chan sound.Sound
	work task.Group
}

// waiting is how many sounds may wait for the one before: a game that runs ahead
// of them is not told late.
const waiting = 2

// New is a speaker. It asks for no output before the first sound.
func New() *Speaker { return start(open) }

// start makes a speaker of a function that opens the output: what is returned
// plays samples and returns when they were heard.
func start(open func() (func([]int16) error, error)) *Speaker {
	s := &Speaker{todo: make(chan sound.Sound, waiting)}
	s.work.Run(func() { s.run(open) })
	return s
}

// Play lets a sound be heard soon. It never waits.
func (s *Speaker) Play(x sound.Sound) {
	select {
	case s.todo <- x:
	default:
	}
}

// run plays what comes. Where there is no output, or it fails, it falls silent.
func (s *Speaker) run(open func() (func([]int16) error, error)) {
	var play func([]int16) error
	made := map[sound.Sound][]int16{}
	for x := range s.todo {
		if play == nil {
			var err error
			if play, err = open(); err != nil {
				return
			}
		}
		if made[x] == nil {
			made[x] = x.Samples()
		}
		if play(made[x]) != nil {
			return
		}
	}
}
