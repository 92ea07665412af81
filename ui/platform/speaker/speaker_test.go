package speaker

import (
	"errors"
	"testing"

	"passedpawn/ui/platform/sound"
)

// TestPlay hears sounds in their order. Play never waits, and sounds that are too many
// are dropped.
func TestPlay(t *testing.T) {
	heard, next := make(chan int), make(chan error)
	s := start(func() (func([]int16) error, error) {
		return func(samples []int16) error {
			heard <- len(samples)
			return <-next
		}, nil
	})
	s.Play(sound.Check, 100)
	if got := <-heard; got != len(sound.Check.Samples()) {
		t.Errorf("heard %d samples", got)
	}
	for range 100 {
		s.Play(sound.Move, 100)
	}
	for range waiting {
		next <- nil
		if got := <-heard; got != len(sound.Move.Samples()) {
			t.Errorf("heard %d samples", got)
		}
	}
	next <- errors.New("unplugged")
	for range 100 {
		s.Play(sound.Move, 100)
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
	if s.Play(sound.Move, 100); !<-asked {
		t.Error("not asked for")
	}
	for range 100 {
		s.Play(sound.Move, 100)
	}
	if len(asked) > 0 {
		t.Error("asked for an output again")
	}
}

// TestVolume plays the same sound more softly.
func TestVolume(t *testing.T) {
	loudest := func(volume int) (most int16) {
		for _, v := range at(volume, sound.Move.Samples()) {
			most = max(most, v)
		}
		return most
	}
	if full, half := loudest(100), loudest(50); full < 1000 || half < full/4-1 || half > full/4+1 {
		t.Errorf("%d at full volume, %d at half", full, half)
	}
}
