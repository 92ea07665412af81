// Package speaker plays sounds where the machine has any. A machine without is
// silent, and nobody waits for it.
package speaker

import (
	"passedpawn/ui/sound"
	"passedpawn/ui/task"
)

// A Speaker plays one sound after another on a goroutine of its own.
type Speaker struct {
	todo chan order
	work task.Group
}

// An order is a sound to be played at a volume in percent.
type order struct {
	sound.Sound
	volume int
}

// waiting is how many sounds may wait for the one before: a game that runs ahead
// of them is not told late.
const waiting = 2

// New is a speaker. It asks for no output before the first sound.
func New() *Speaker { return start(open) }

// start makes a speaker of a function that opens the output: what is returned
// plays samples and returns when they were heard.
func start(open func() (func([]int16) error, error)) *Speaker {
	s := &Speaker{todo: make(chan order, waiting)}
	s.work.Run(func() { s.run(open) })
	return s
}

// Play lets a sound be heard soon, at a volume in percent. It never waits.
func (s *Speaker) Play(x sound.Sound, volume int) {
	select {
	case s.todo <- order{x, volume}:
	default:
	}
}

// run plays what comes. Where there is no output, or it fails, it falls silent.
func (s *Speaker) run(open func() (func([]int16) error, error)) {
	var play func([]int16) error
	made := map[order][]int16{}
	for x := range s.todo {
		if play == nil {
			var err error
			if play, err = open(); err != nil {
				return
			}
		}
		if made[x] == nil {
			made[x] = at(x.volume, x.Samples())
		}
		if play(made[x]) != nil {
			return
		}
	}
}

// at makes samples as loud as a volume in percent: what is heard as half as loud has a
// quarter of the strength.
func at(volume int, samples []int16) []int16 {
	for i, v := range samples {
		samples[i] = int16(int(v) * volume * volume / 10000)
	}
	return samples
}
