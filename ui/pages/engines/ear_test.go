package engines

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
	"passedpawn/ui/widgets"
)

// TestSaid says which engines are used, added and found, what came of a test, and the engine of a
// button that has the focus.
func TestSaid(t *testing.T) {
	d := desktop(t, fish("one"), fish("two"))
	d.trial = func(context.Context, settings.Engine) (opponents.Trial, error) {
		return opponents.Trial{Depth: 21}, nil
	}
	d.found = []uciclient.Known{{Name: "Stockfish", Command: uciclient.Command{Path: "/usr/games/stockfish"}}}
	d.Return()
	d.until("Found on this computer")
	s := d.settings
	s.Analyst = "two"
	d.SetSettings(s)
	want := []string{
		"Engines", "Analyse with: Fish two", "Second analysis with: Passed Pawn", "Hints from: Passed Pawn", "Review games with: Passed Pawn",
		"2 engines have been added: Fish one, Fish two.", "Found on this computer: Stockfish",
	}
	if got := d.Said(); !slices.Equal(got, want) {
		t.Errorf("it says %q, want %q", got, want)
	}
	for name, want := range map[string]string{
		"test one":                   "Fish one, by Ada, Chess, 1 thread, 16 MB, /opt/one\nTest",
		"options two":                "Fish two, by Ada, Chess, 1 thread, 16 MB, /opt/two\nOptions",
		"found /usr/games/stockfish": "Stockfish, /usr/games/stockfish\nAdd",
		"analyst":                    "Analyse with: Fish two",
	} {
		if got := widgets.Spoken(d.list.named[name]); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	test.Tap(d.list.named["test one"].(*widgets.Button))
	d.until("It works")
	if got := d.Said(); !slices.ContainsFunc(got, func(line string) bool { return strings.HasPrefix(line, "Fish one: It works: depth 21") }) {
		t.Errorf("after the test it says %q", got)
	}
	d.open("one")
	if got := d.Said(); got[0] != "Fish one" || got[1] != "by Ada, Chess, 1 thread, 16 MB, /opt/one" {
		t.Errorf("beside the options it says %q", got)
	}
	var options []string
	for _, c := range all[*widgets.Check](d) {
		options = append(options, widgets.Spoken(c))
	}
	for _, c := range all[*widgets.Choice](d) {
		options = append(options, widgets.Spoken(c))
	}
	if want := []string{"Chess, on", "Shogi, off", "Ponder, off", "Clear Hash: At every start, off", "Style: Solid"}; !slices.Equal(options, want) {
		t.Errorf("the options say %q, want %q", options, want)
	}
}

// TestNothingSaid says nothing before the page has been shown, and of no engines when there are none.
func TestNothingSaid(t *testing.T) {
	if said := New(Config{Shell: (&desk{}).shell()}, settings.Default(), nil).Said(); said != nil {
		t.Errorf("it says %q", said)
	}
	if said := desktop(t).Said(); slices.ContainsFunc(said, func(line string) bool { return strings.Contains(line, "added") }) {
		t.Errorf("it says %q", said)
	}
}
