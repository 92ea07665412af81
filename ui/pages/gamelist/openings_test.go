package gamelist

import (
	"strings"
	"testing"

	"passedpawn/ui/testing/uitest"
)

// TestNameOpenings writes openings into the games of a file. One that the file names
// differently stays unless it is ticked.
func TestNameOpenings(t *testing.T) {
	d := sit(t).shown()
	text := strings.Replace(file, "[White \"Berg\"]", "[White \"Berg\"]\n[ECO \"A00\"]", 1)
	overwrite(t, d.path, text)
	d.Reload()
	d.until("the games", func() bool { return len(d.list.rows) == 4 && d.source.positions != nil && contents(t, d.path) == text })
	d.commands.nameOpenings()
	d.until("a proposal", func() bool { return d.accept != nil })
	want := `New: 3 games
+ Carl – Ada   1-0 / C40  King's Knight Opening
+ Ada – Berg   0-1 / C40  King's Knight Opening
+ Zoe – Ada   1-0 / C40  King's Knight Opening
Different: 1 game
- Berg – Carl   1/2-1/2 / A40  Queen's Pawn Game  ·  A00 in the file`
	if got := d.proposal(); got != want {
		t.Fatalf("proposed\n%s\nwant\n%s", got, want)
	}
	d.accept()
	d.until("the openings", func() bool {
		return d.status.text.Text == "Wrote the openings into 3 games." && d.status.undo.Visible()
	})
	got := contents(t, d.path)
	if n := strings.Count(got, "[ECO \"C40\"]\n[Opening \"King's Knight Opening\"]\n"); n != 3 || !strings.Contains(got, "[ECO \"A00\"]") {
		t.Errorf("%d openings in\n%s", n, got)
	}
	d.status.undo.OnTapped()
	d.until("the old text", func() bool { return contents(t, d.path) == text && d.source.positions != nil && len(d.list.rows) == 4 })
}

// TestNameOpeningsInGerman proposes openings by their German names, and writes the English
// ones, which every program reads.
func TestNameOpeningsInGerman(t *testing.T) {
	uitest.Speak(t, "de")
	d := sit(t).shown()
	d.until("the moves", func() bool { return d.source.positions != nil })
	d.commands.nameOpenings()
	d.until("a proposal", func() bool { return d.accept != nil })
	if got := d.proposal(); !strings.Contains(got, "C40  Königsspringerspiel") || strings.Contains(got, "Opening") {
		t.Errorf("proposed\n%s", got)
	}
	d.accept()
	d.until("the openings", func() bool { return strings.Contains(contents(t, d.path), "[Opening ") })
	if got := contents(t, d.path); !strings.Contains(got, "[ECO \"C40\"]\n[Opening \"King's Knight Opening\"]\n") || strings.Contains(got, "spiel") {
		t.Errorf("written\n%s", got)
	}
}
