//go:build !windows && !darwin && !js

package atspi

import "testing"

// TestAround reads characters, words, lines and all of a text.
func TestAround(t *testing.T) {
	text := []rune("Ein Zug\nnach é4 ")
	for _, c := range []struct {
		at   int
		unit grain
		want string
	}{
		{0, byCharacter, "E"},
		{13, byCharacter, "é"},
		{len(text), byCharacter, ""},
		{0, byWord, "Ein "},
		{2, byWord, "Ein "},
		{4, byWord, "Zug\n"},
		{13, byWord, "é4 "},
		{len(text), byWord, "é4 "},
		{0, byLine, "Ein Zug\n"},
		{7, byLine, "Ein Zug\n"},
		{8, byLine, "nach é4 "},
		{3, whole, string(text)},
	} {
		from, to := around(text, c.at, []grain{c.unit}, 0)
		if got := string(text[from:to]); got != c.want {
			t.Errorf("unit %d at %d is %q, want %q", c.unit, c.at, got, c.want)
		}
	}
	for at := range 3 {
		if from, to := around(nil, 0, grains, uint32(at)); from != 0 || to != 0 {
			t.Errorf("nothing has a part from %d to %d", from, to)
		}
	}
	if got := between(text, 4, -1) + between(text, 9, 3) + between(text, -2, 3); got != "Zug\nnach é4 Ein" {
		t.Errorf("the parts are %q", got)
	}
}
