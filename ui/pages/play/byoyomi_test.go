package play

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/platform/sound"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestByoyomi plays on after the main time: the clock, the row below it and the sentence
// say what is left, and the last seconds tick. A game that is resumed, or in which a move
// is taken back, has its periods again.
func TestByoyomi(t *testing.T) {
	tb := timed(t, "1:3x30")
	tb.settings.Sound = true
	tb.types("e4")
	tb.bobs("e5")
	if about := tb.players.bars[1].about.Text; about != "then 3 × 30 s byoyomi" {
		t.Errorf("below the clock is %q", about)
	}
	tb.pass(51 * time.Second)
	tb.shows("1:00", "0:09")
	tb.expect("e4 e5", "9 seconds left (then 3 × 30 s byoyomi).")
	tb.pass(9 * time.Second)
	tb.shows("1:00", "0:30 ×3")
	if f := tb.players.bars[1]; f.clock.low || f.about.Text != "byoyomi 30 s, 3 periods left" {
		t.Errorf("in a whole period the clock is low %v, beside it is %q", f.clock.low, f.about.Text)
	}
	tb.heard = nil
	tb.pass(50 * time.Second)
	tb.shows("1:00", "0:10 ×2")
	if f := tb.players.bars[1]; !f.clock.low || !f.clock.runs {
		t.Errorf("at the end of a period the clock is low %v and runs %v", f.clock.low, f.clock.runs)
	}
	tb.pass(9 * time.Second)
	tb.expect("e4 e5", "1 second left (byoyomi 30 s, 2 periods left).")
	if n := len(slices.DeleteFunc(slices.Clone(tb.heard), func(s sound.Sound) bool { return s < sound.Ten })); n != 20 {
		t.Errorf("it ticked %d times at the end of two periods: %v", n, tb.heard)
	}
	tb.types("Nf3")
	tb.shows("1:00", "0:30 ×2")
	kept := tb.kept.Clone()
	tb.TakeBack()
	tb.shows("1:00", "1:00")
	if err := tb.Resume(kept.Clone(), "game.pgn"); err != nil {
		t.Fatal(err)
	}
	tb.shows("1:00", "0:30 ×2")
	if tag := tb.snap.Game.Record.Tag("TimeControl"); tag != "60:3x30" {
		t.Errorf("kept is %s", tag)
	}
	tb.Browse(nil)
	tb.shows("1:00", "1:00")
	tb.Browse(tb.snap.LineEnd())
	tb.shows("1:00", "0:30 ×2")
	if err := tb.Show(kept.Clone(), nil); err != nil {
		t.Fatal(err)
	}
	tb.Browse(tb.snap.LineEnd())
	if tb.shows("1:00", "0:30 ×2"); tb.players.bars[1].about.Text != "byoyomi 30 s, 2 periods left" {
		t.Errorf("looked at, it says %q", tb.players.bars[1].about.Text)
	}
	if err := tb.Resume(kept, "game.pgn"); err != nil {
		t.Fatal(err)
	}
	<-tb.bob.questions // from the game before it was resumed
	<-tb.bob.questions
	tb.bobs("Nc6")
	tb.pass(59 * time.Second)
	tb.shows("1:00", "0:01 ×1")
	tb.pass(time.Second)
	tb.expect("e4 e5 Nf3 Nc6", "Black wins on time.")
}

// TestAClickPauses clicks a clock: both stop, and run again.
func TestAClickPauses(t *testing.T) {
	tb := timed(t, "1")
	tb.types("e4")
	tb.bobs("e5")
	click := func() {
		t.Helper()
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.players.bars[1].clock)
		size := tb.players.bars[1].clock.Size()
		test.TapCanvas(tb.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
	}
	tb.pass(10 * time.Second)
	click()
	tb.pass(time.Hour)
	tb.shows("1:00", "0:50")
	click()
	tb.pass(10 * time.Second)
	tb.shows("1:00", "0:40")
}

// TestTimesOfTheSides gives the sides different times.
func TestTimesOfTheSides(t *testing.T) {
	tb := timed(t, "5|1+2")
	tb.shows("1:00", "5:00")
	tb.types("e4")
	if w, b := tb.kept.Tag("WhiteTimeControl"), tb.kept.Tag("BlackTimeControl"); w != "300" || b != "60+2" {
		t.Errorf("kept are %s and %s", w, b)
	}
	tb.Actions.Rematch()
	tb.shows("1:00", "5:00")
}

// TestNapIsTold lets the computer sleep during a person's move.
func TestNapIsTold(t *testing.T) {
	for _, count := range []bool{false, true} {
		tb := timed(t, "1")
		tb.yes = count
		tb.types("e4")
		tb.bobs("e5")
		tb.pass(5 * time.Second)
		tb.wall.Sleep(time.Hour)
		if !slices.Equal(tb.asked, []string{"The computer was asleep"}) {
			t.Fatalf("asked is %q", tb.asked)
		}
		if count {
			tb.expect("e4 e5", "Black wins on time.")
			continue
		}
		tb.shows("1:00", "0:54") // it takes up to a second to show
		if tb.expect("e4 e5", "White to move. That starts the clocks."); tb.snap.Game.Sleep == (match.Sleep{}) {
			t.Error("the sleep is forgotten")
		}
	}
}

// TestFacesOfClocks draws the faces: stopped and running, with much and little time, in
// overtime, within and after a delay, of the other time controls, and paused during a move.
func TestFacesOfClocks(t *testing.T) {
	faces := []struct {
		control string
		thought time.Duration
		runs    bool
	}{
		{"600", 0, false},
		{"5400+30", 0, true},
		{"60", 42 * time.Second, false},
		{"60", 42 * time.Second, true},
		{"600:3x30", 0, true},
		{"60:3x30", 65 * time.Second, true},
		{"60:3x30", 112 * time.Second, true},
		{"60:1x30", 81 * time.Second, true},
		{"60:25/300", 70 * time.Second, true},
		{"60d5", 2 * time.Second, true},
		{"60d5", 12 * time.Second, true},
		{"60b5", 50 * time.Second, true},
		{"*60", 20 * time.Second, true},
		{"300|60", 20 * time.Second, true},
		{"600", 65 * time.Second, false},
	}
	const paused = 14 // the last one
	for _, mode := range []string{"light", "dark"} {
		uitest.App(t, look.NewTheme(mode))
		rows := container.NewVBox()
		for i, f := range faces {
			c, err := clock.Parse(f.control)
			if err != nil {
				t.Fatal(err)
			}
			now := time.Unix(0, 0)
			k := clock.New(c, c.Full()).Start(rules.White, now)
			s := newPlayerBar(look.NewPieces("founders", "kanji"), widgets.NewTips(nil), func() {})
			s.show(playerBarView{
				name: fmt.Sprintf("Ada %d", i), side: rules.White, moves: f.runs || i == paused, timed: true,
				clock: face{k.Face(rules.White, now.Add(f.thought)), f.runs},
			})
			rows.Add(container.NewGridWrap(fyne.NewSize(480, float32(32+4*(i%3))), s.content))
		}
		w := test.NewTempWindow(t, rows)
		w.Resize(fyne.NewSize(500, rows.MinSize().Height+8))
		test.AssertRendersToImage(t, "clocks-"+mode+".png", w.Canvas())
	}
}

// TestVoiceCounts lets a voice count the last seconds.
func TestVoiceCounts(t *testing.T) {
	tb := timed(t, "1+0")
	tb.settings.Sound, tb.settings.CountAloud = true, true
	tb.types("e4")
	tb.bobs("e5")
	tb.heard = nil
	tb.pass(57500 * time.Millisecond)
	want := []sound.Sound{sound.Hurry}
	for left := 10; left > 2; left-- {
		want = append(want, sound.Spoken("en", left))
	}
	if !slices.Equal(tb.heard, want) {
		t.Errorf("heard %v, want %v", tb.heard, want)
	}
}
