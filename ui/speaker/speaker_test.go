package speaker

import (
	"errors"
	"testing"

	"passedpawn/ui/sound"
)

// TestPlay hears sounds in their order; who plays never waits, and what is too
// much is forgotten.
func TestPlay(t *testing.T) {
	heard, next := make(chan int), make(chan error)
	s := start(func() (func([]int16) error, error) {
		return func(samples []int16) error {
			heard <- len(samples)
			return <-next
		}, nil
	})
	s.Play(sound.Check)
	if got := <-heard; got != len(sound.Check.Samples()) {
		t.Errorf("heard %d samples", got)
	}
	for range 100 {
		s.Play(sound.Move)
	}
	for range waiting {
		next <- nil
		if got := <-heard; got != len(sound.Move.Samples()) {
			t.Errorf("heard %d samples", got)
		}
	}
	next <- errors.New("unplugged")
	for range 100 {
		s.Play(sound.Move)
	}
	select {
	case <-heard:
		t.Error("an output that failed is used on")
	default:
	}
}

func TestNoOutput(t *testing.T) {
	asked := make(chan bool, 9)
	s := start(func() (func([]int16) error, error) {
		asked <- true
		return nil, errors.New("no sound here")
	})
	if s.Play(sound.Move); !<-asked {
		t.Error("not asked for")
	}
	for range 100 {
		s.Play(sound.Move)
	}
	if len(asked) > 0 {
		t.Error("asked for an output again")
	}
}
