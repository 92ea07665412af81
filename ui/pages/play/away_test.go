package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/sound"
)

// barShows returns the text of the bar, "" while it is hidden.
func (tb *table) barShows() string {
	tb.t.Helper()
	if !tb.bar.content.Visible() {
		return ""
	}
	if tb.bar.end.Visible() {
		return tb.bar.end.Text
	}
	var texts []string
	for _, s := range tb.bar.sides {
		texts = append(texts, s.name.Text+" "+s.clock.Text)
	}
	return strings.Join(texts, ", ")
}

// TestAClockIsSeenFromOtherPages leaves the board while the person's clock runs: the bar
// shows it, warns when little time is left, and says how the game ended.
func TestAClockIsSeenFromOtherPages(t *testing.T) {
	tb := timed(t, "1")
	tb.settings.Sound = true
	tb.types("e4")
	tb.bobs("e5")
	if tb.barShows() != "" {
		t.Errorf("on the board the bar shows %q", tb.barShows())
	}
	expect := func(want string, back widget.Importance) {
		t.Helper()
		if tb.barShows() != want || tb.bar.back.Importance != back {
			t.Errorf("the bar shows %q, %v; want %q, %v", tb.barShows(), tb.bar.back.Importance, want, back)
		}
	}
	tb.Away(true)
	expect("Ada 1:00, Passed Pawn, Scripted 1:00", widget.MediumImportance)
	tb.pass(20 * time.Second)
	expect("Ada 0:40, Passed Pawn, Scripted 1:00", widget.MediumImportance)
	tb.heard = nil
	tb.pass(21 * time.Second)
	expect("Ada 0:19.0, Passed Pawn, Scripted 1:00", widget.DangerImportance)
	if len(tb.heard) != 1 || tb.heard[0] != sound.Hurry || !tb.bar.sides[0].clock.low {
		t.Errorf("heard is %v", tb.heard)
	}
	tb.pass(20 * time.Second)
	expect("Black wins on time.", widget.MediumImportance)
	test.Tap(tb.bar.back)
	tb.Away(false)
	expect("", widget.MediumImportance)
	tb.Away(true) // the game is over
	expect("", widget.MediumImportance)
}

// TestNoBarWithoutClocks leaves games in which no clock runs.
func TestNoBarWithoutClocks(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.Away(true)
	if tb.barShows() != "" {
		t.Errorf("without clocks the bar shows %q", tb.barShows())
	}
	tb = study(t, "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:50]} e5 *")
	tb.Away(true)
	if tb.barShows() != "" {
		t.Errorf("in a study the bar shows %q", tb.barShows())
	}
}

// TestHalfAMoveIsForgotten types half a move, and starts another game.
func TestHalfAMoveIsForgotten(t *testing.T) {
	tb := sit(t, against())
	tb.entry.SetText("N")
	if err := tb.Start(against()); err != nil || tb.entry.Text != "" {
		t.Errorf("%v: %q stays in the line", err, tb.entry.Text)
	}
	tb.entry.SetText("N")
	tb.Actions.play(tb.Shown().Moves()[0])
	if tb.entry.Text != "" {
		t.Errorf("%q stays after another move", tb.entry.Text)
	}
	tb.entry.SetText("N") // for the next move, while the program thinks
	if tb.bobs("e5"); tb.entry.Text != "N" {
		t.Error("the program's move wipes it")
	}
}
