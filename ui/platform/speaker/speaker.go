// Package speaker plays sounds if the machine can. Otherwise it is silent, and nothing
// waits for it.
package speaker

import (
	"passedpawn/game/play/task"
	"passedpawn/ui/platform/sound"
)

// A Speaker plays one sound after another on a separate goroutine.
type Speaker struct {
	todo chan request
	work task.Group
}

// A request is a sound to be played, and its volume in percent.
type request struct {
	sound.Sound
	volume int
}

// waiting is how many sounds may wait for the one before. When a game runs ahead of its
// sounds, the others are skipped rather than played late.
const waiting = 2

// New returns a speaker. It opens no output before the first sound.
func New() *Speaker { return start(open) }

// start returns a speaker that calls open before its first sound. The function that open
// returns plays samples and returns once they have been heard.
func start(open func() (func([]int16) error, error)) *Speaker {
	s := &Speaker{todo: make(chan request, waiting)}
	s.work.Run(func() { s.run(open) })
	return s
}

// Play plays a sound soon, at a volume in percent. It never waits.
func (s *Speaker) Play(x sound.Sound, volume int) {
	select {
	case s.todo <- request{x, volume}:
	default:
	}
}

// run plays the sounds of the queue. If the output cannot be opened or fails, it stops.
func (s *Speaker) run(open func() (func([]int16) error, error)) {
	var play func([]int16) error
	made := map[request][]int16{}
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

// at sets the volume of samples, in percent. A sound heard as half as loud has a quarter
// of the amplitude.
func at(volume int, samples []int16) []int16 {
	for i, v := range samples {
		samples[i] = int16(int(v) * volume * volume / 10000)
	}
	return samples
}
