package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/record"
)

// timed returns a game against the program with clocks.
func timed(t *testing.T, minutes string) *table {
	t.Helper()
	c, err := clock.ParseMinutes(minutes)
	if err != nil {
		t.Fatal(err)
	}
	s := against()
	s.Time = c
	return sit(t, s)
}

// shows checks what the clocks above and below show.
func (tb *table) shows(above, below string) {
	tb.t.Helper()
	if a, b := tb.players.bars[0].clock.Text, tb.players.bars[1].clock.Text; a != above || b != below {
		tb.t.Errorf("the clocks show %q and %q, want %q and %q", a, b, above, below)
	}
}

func TestClocks(t *testing.T) {
	tb := timed(t, "1+2")
	tb.pass(time.Hour)
	tb.shows("1:00", "1:00")
	tb.types("e4")
	tb.pass(1200 * time.Millisecond)
	tb.shows("0:59", "1:02")
	tb.bobs("e5")
	tb.pass(45 * time.Second)
	tb.shows("1:01", "0:17.0")
	if l := tb.players.bars[1].clock; !l.low || !l.runs {
		t.Errorf("with little time the clock is low %v and runs %v", l.low, l.runs)
	}
	tb.Browse(nil) // while looking back, the person sees the clock run
	tb.shows("1:01", "0:17.0")
	tb.pass(time.Second)
	tb.shows("1:01", "0:16.0")
	tb.Browse(tb.snap.LineEnd())
	tb.shows("1:01", "0:16.0")
	tb.StopClock()
	tb.pass(time.Hour)
	tb.shows("1:01", "0:16.0")
	tb.Browse(nil)
	tb.shows("1:00", "1:00")
	tb.Browse(tb.snap.LineEnd())
	if tb.expect("e4 e5", "White to move. That starts the clocks."); tb.snap.Game.Outcome.Over() {
		t.Error("time ran out on a clock that stands")
	}
	tb.StopClock()
	tb.pass(15900 * time.Millisecond)
	tb.shows("1:01", "0:00.1")
	tb.pass(100 * time.Millisecond)
	tb.shows("1:01", "0:00.0")
	tb.expect("e4 e5", "Black wins on time.")
	if tag := tb.kept.Tag("TimeControl") + " " + tb.kept.Tag("Termination"); tag != "60+2 time forfeit" {
		t.Errorf("kept are %s", tag)
	}
	tb.pass(endPause) // until the card appears
	if waiting := tb.wall.Waiting(); waiting > 0 {
		t.Errorf("%d timers wait after the end", waiting)
	}
}

// TestClocksStay checks that a resumed game has its clocks, which are stopped, that a
// rematch has the same time control, and that no clocks run in a game from elsewhere.
func TestClocksStay(t *testing.T) {
	tb := timed(t, "5")
	tb.types("e4")
	tb.pass(10 * time.Second)
	tb.bobs("e5")
	tb.pass(20 * time.Second)
	kept := tb.kept.Clone()
	if err := tb.Resume(kept.Clone(), "game.pgn"); err != nil {
		t.Fatal(err)
	}
	tb.pass(time.Hour)
	tb.shows("4:50", "5:00")
	tb.types("Nf3")
	tb.pass(30 * time.Second)
	tb.shows("4:20", "5:00")
	tb.Session.Resign()
	tb.Actions.Rematch()
	if c := tb.snap.Game.Clock; c.Control.String() != "300" || !strings.Contains(tb.players.bars[0].clock.Text, "5:00") {
		t.Errorf("the rematch has %v", c.Control)
	}
	if err := tb.Show(kept.Clone(), nil); err != nil {
		t.Fatal(err)
	}
	if tb.snap.Game.Clock.Used() {
		t.Error("the clocks of a game that is looked at run")
	}
	tb.Browse(tb.snap.LineEnd())
	tb.shows("4:50", "5:00")
}

// TestClocksOfAFileWithTimesUsed shows the times left, computed from how long the moves
// took if a file has only that.
func TestClocksOfAFileWithTimesUsed(t *testing.T) {
	tb := study(t, "[TimeControl \"300+2\"]\n\n1. e4 {[%emt 0:00:10]} e5 {[%emt 0:00:30]} 2. Nf3 {[%emt 0:01:00]} *")
	tb.shows("", "") // no time is known yet
	tb.Browse(tb.snap.LineEnd())
	tb.shows("4:32", "3:54")
	tb.Browse(record.Mainline(1))
	tb.shows("5:00", "4:52")
	tb = study(t, "1. e4 {[%emt 0:00:10]} e5 {[%emt 0:00:30]} *")
	tb.Browse(tb.snap.LineEnd())
	tb.shows("", "")
}

// TestClockInASmallWindow checks that the clock fits into the smallest window.
func TestClockInASmallWindow(t *testing.T) {
	tb := timed(t, "90+30")
	for _, size := range []fyne.Size{{Width: 480, Height: 400}, {Width: 400, Height: 700}, {Width: 1120, Height: 760}} {
		tb.window.Resize(size)
		for i, s := range tb.players.bars {
			if s.clock.Size().Width < s.clock.MinSize().Width || s.name.Cut() && s.name.Size().Width < 60 {
				t.Errorf("%v, bar %d: the clock has %v of %v, the name %v", size, i, s.clock.Size(), s.clock.MinSize(), s.name.Size())
			}
		}
	}
}
