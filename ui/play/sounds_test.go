package play

import (
	"slices"
	"testing"
	"time"

	"passedpawn/game/record"
	"passedpawn/ui/sound"
)

func TestHeard(t *testing.T) {
	tb := sit(t, against())
	expect := func(what string, want ...sound.Sound) {
		t.Helper()
		if !slices.Equal(tb.heard, want) {
			t.Errorf("%s: heard %v, want %v", what, tb.heard, want)
		}
		tb.heard = nil
	}
	expect("a new game")
	tb.types("e4")
	tb.bobs("d5")
	expect("moves", sound.Move, sound.Move)
	tb.types("exd5")
	tb.bobs("Qxd5")
	expect("captures", sound.Capture, sound.Capture)
	tb.types("f3")
	tb.bobs("Qe5")
	expect("a check", sound.Move, sound.Check)
	tb.TakeBack()
	tb.Browse(nil)
	tb.Browse(tb.snap.LineEnd())
	expect("looking back")
	tb.Session.Resign()
	expect("the end", sound.End)
	tb.types("Nc3") // a remark on the game that is over
	expect("a variation", sound.Move)
	if err := tb.Resume(record.New("chess", ""), ""); err != nil {
		t.Fatal(err)
	}
	s := tb.settings
	s.Sound = false
	tb.SetSettings(s)
	tb.types("e4")
	expect("in silence")
}

// Little time is heard once, by who has it.
func TestHurry(t *testing.T) {
	tb := timed(t, "1+5")
	for _, move := range []string{"e5", "Nc6"} {
		tb.types(map[string]string{"e5": "e4", "Nc6": "Nf3"}[move])
		tb.bobs(move)
		tb.pass(46 * time.Second)
	}
	n := 0
	for _, x := range tb.heard {
		if x == sound.Hurry {
			n++
		}
	}
	if n != 1 {
		t.Errorf("heard %d times: %v", n, tb.heard)
	}
}
