package gamelist

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/ui/testing/uitest"
)

// TestByEar asks about the board beside the games, and about a pattern that is drawn.
func TestByEar(t *testing.T) {
	d := sit(t).shown()
	s := d.settings
	s.ByEar = true
	d.SetSettings(s)
	if d.ByEar("o") || d.Sayings() != 0 {
		t.Error("it answers without a board")
	}
	d.bar.here.SetChecked(true)
	d.explores(4)
	d.explorer.table.OnSelected(0)
	board := d.explorer.side.board
	for _, tt := range []struct{ key, says string }{
		{"k", "e1: king, White"},
		{"2", "e2: empty"},
		{"alt+x", "e2, file and rank: e4: pawn, White; d2: pawn, White; f2: pawn, White; e1: king, White"},
		{"l", "White: pawn to e4"},
		{"g", "Not available here."},
		{"A", "-"},
		{"l", "No moves have been played yet."},
		{"D", "-"},
		{"D", "There are no more moves this way."},
	} {
		if got := uitest.Hears(d, board, tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
	}
	if said := d.Said(); !slices.Contains(said, "White: pawn to e4") {
		t.Errorf("it says %q", said)
	}
	d.press("Find a pattern")
	d.drawing.sheet.Draw("wnf3,bpe5/2")
	for _, tt := range []struct{ key, says string }{
		{"j", "-"},
		{"n", "f3: knight, White"},
		{"e", "White: knight f3. Black: pawn e5"},
		{"m", "Not available here."},
		{"Q", "-"},
		{"o", "f3: queen, White"},
		{"y", "The key y does nothing here. Press question mark for the list of keys."},
	} {
		if got := uitest.Hears(d, d.Keys(), tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
	}
}

// TestRowSaid says the game under the cursor. It is called not selected only where that can matter:
// once something has been.
func TestRowSaid(t *testing.T) {
	d := sit(t).shown()
	says := func(unselected bool) {
		t.Helper()
		if got := d.list.body.Spoken(); got == "" || strings.HasSuffix(got, ", not selected") != unselected {
			t.Errorf("it says %q", got)
		}
	}
	d.list.selection.clear()
	says(false)
	d.list.selectAt(0, false, false)
	says(false)
	d.list.selectAt(0, true, false)
	says(true)
	d.list.selectAt(1, false, false)
	says(false)
}
