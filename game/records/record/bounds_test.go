package record

import "testing"

// TestBounds counts moves and annotations up to what a game may contain and beyond.
func TestBounds(t *testing.T) {
	var b Bounds
	if why := b.Move(LongestLine); why != "" {
		t.Error(why)
	}
	if why := b.Move(LongestLine + 1); why != "a line is longer than 20000 plies" {
		t.Errorf("says %q", why)
	}
	for _, tt := range []struct {
		text string
		want Noted
	}{
		{"", Noted{1, 0}},
		{"so it is, she said, and left", Noted{1, 0}},
		{"[%clk 1:00]", Noted{2, 0}},
		{"[%evp 1,2,3]", Noted{2, 0}},
		{"[%csl Ga1,Rb2] x [%cal Ga1b2]", Noted{3, 3}},
		{"[%csl Ga1", Noted{1, 0}},
	} {
		var n Noted
		if why := new(Bounds).Note(&n, tt.text); why != "" || n != tt.want {
			t.Errorf("%q counts as %v, want %v: %s", tt.text, n, tt.want, why)
		}
	}
	n := Noted{drawings: MostDrawings - 1}
	if why := b.Note(&n, "[%csl Ga1]"); why != "" {
		t.Error(why)
	}
	if why := b.Note(&n, "[%csl Ga1]"); why != "a move has more than 250 arrows and circles" {
		t.Errorf("says %q", why)
	}
	n = Noted{notes: mostNotes - 1}
	if why := b.Note(&n, ""); why != "" {
		t.Error(why)
	}
	if why := b.Note(&n, ""); why != "a move has more than 5000 annotations" {
		t.Errorf("says %q", why)
	}
	for b = (Bounds{}); b.parts < mostParts; {
		if why := b.Move(1); why != "" {
			t.Fatal(why)
		}
	}
	if why := b.Move(1); why != "the game has more than 200000 moves and annotations" {
		t.Errorf("says %q", why)
	}
}
