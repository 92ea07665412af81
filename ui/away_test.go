package ui

import (
	"testing"
)

// TestTheClockIsSeenOnEveryPage leaves a game with clocks for each of the other pages and
// returns.
func TestTheClockIsSeenOnEveryPage(t *testing.T) {
	d := open(t, t.TempDir())
	seen := func() bool { return !d.onBoard() && d.page.Bar().Visible() }
	d.toGameList()
	if seen() {
		t.Error("a game without clocks is shown above the list")
	}
	d.toBoard()
	d.settings.Time = "5"
	if err := d.session.Start(d.setup()); err != nil {
		t.Fatal(err)
	}
	move(t, d, "e4")
	for name, come := range map[string]func(){
		"list": d.toGameList, "lessons": d.toLearn, "set up": d.toEditor,
		"file": func() { d.toFile(d.file("two.pgn", "1. a3 *\n\n1. b3 *")) },
	} {
		if come(); !seen() {
			t.Errorf("%s: the clocks are not seen", name)
		}
		d.press("Back to the game")
		if !d.onBoard() || seen() {
			t.Errorf("%s: there is no way back", name)
		}
	}
}

// TestABadTimeInTheSettingsIsSaid starts with an invalid time control.
func TestABadTimeInTheSettingsIsSaid(t *testing.T) {
	d := open(t, t.TempDir())
	d.settings.Time = "quick"
	d.first()
	d.says("\"quick\" is not a valid time control: write minutes, or minutes+seconds, e.g. 7+4. This game has no clock.")
}
