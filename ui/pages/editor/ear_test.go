package editor

import (
	"strings"
	"testing"

	"passedpawn/ui/testing/uitest"
)

// TestByEar asks about a position that is set up. The letters of pieces still put these on the board.
func TestByEar(t *testing.T) {
	d := lay(t, "light", "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", wide)
	d.board.TypedRune('o')
	if d.Sayings() > 0 {
		t.Errorf("without Play by ear it says %q", d.Said())
	}
	s := d.settings
	s.ByEar = true
	d.SetSettings(s)
	for _, tt := range []struct{ key, says string }{
		{"k", "e1: king, White"}, // before the cursor is on the board
		{"2", "e2: pawn, White"},
		{"m", "e2: pawn, White. It can move to: e3, e4"},
		{"Up", "e3: empty"},
		{"n", "-"},
		{"o", "e3: knight, Black"},
		{"e", "White: king e1; pawn e2. Black: knight e3; king e8"},
		{"j", "-"},
		{"k", "e8: king, Black"},
		{"alt+x", "e8, file and rank: e3: knight, Black"},
		{"g", "Not available here."},
		{"D", "There are no more moves this way."},
		{"y", "The key y does nothing here. Press question mark for the list of keys."},
	} {
		if got := uitest.Hears(d, d.board, tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
	}
	d.is("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1")
	uitest.Hears(d, d.board, "q")
	if got := uitest.Hears(d, d.board, "m"); got != "Not available here." {
		t.Errorf("in a position that cannot be played, M says %q", got)
	}
	d.refresh()
	if said := d.Said(); said[0] != "Set up a position" || !strings.Contains(said[1], "king") || said[2] != "" {
		t.Errorf("it says %q", said)
	}
}
