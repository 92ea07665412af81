package play

import (
	"slices"
	"testing"

	"passedpawn/ui/platform/sound"
)

// TestHeard plays the sound of each cue, unless sounds are off.
func TestHeard(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.bobs("d5")
	tb.types("exd5")
	tb.bobs("Qxd5")
	tb.types("f3")
	tb.bobs("Qe5")
	tb.Session.Resign()
	if want := []sound.Sound{sound.Move, sound.Move, sound.Capture, sound.Capture, sound.Move, sound.Check, sound.End}; !slices.Equal(tb.heard, want) {
		t.Errorf("heard %v, want %v", tb.heard, want)
	}
	tb.heard = nil
	s := tb.settings
	s.Sound = false
	tb.SetSettings(s)
	if tb.types("Nc3"); len(tb.heard) > 0 {
		t.Errorf("in silence one hears %v", tb.heard)
	}
}
