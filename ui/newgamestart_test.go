package ui

import "testing"

// TestLeftOutOfStart says of a FEN in the new-game dialog which castling rights are not
// possible.
func TestLeftOutOfStart(t *testing.T) {
	d := open(t, t.TempDir())
	check := d.newGames.choices().CheckStart
	for _, tt := range []struct{ fen, note string }{
		{"r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "castling Qk is left out: the king or the rook is not in its place"},
		{"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", ""},
	} {
		note, wrong := check(0, tt.fen)
		said := ""
		if note != nil {
			said = note.Error()
		}
		if wrong != nil || said != tt.note {
			t.Errorf("%s: %q, wrong %v", tt.fen, said, wrong)
		}
	}
	if _, wrong := check(0, "8/8/8/8/8/8/8/8 w KQkq - 0 1"); wrong == nil {
		t.Error("a game can start without kings")
	}
}
