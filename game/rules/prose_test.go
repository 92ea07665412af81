package rules

import (
	"testing"

	"passedpawn/game/phrase"
)

// TestProse names the squares in a text in another way, but none that is a part of a move.
func TestProse(t *testing.T) {
	spelled := func(n SquareName) phrase.Word { return n.Spelled() }
	for text, want := range map[string]string{
		"":                                    "",
		"100% right.":                         "100% right.",
		"Find e4, b7 and i9.":                 "Find echo 4, bravo 7 and i9.",
		"Nf3 means that a knight goes to f3.": "Nf3 means that a knight goes to foxtrot 3.",
		"From a2-a4 to a8=Q and h8#: exd5":    "From alfa 2-alfa 4 to a8=Q and h8#: exd5",
		"Конь h8'e на f3":                     "Конь hotel 8'e на foxtrot 3",
	} {
		if got := Prose(text).With(chequered(8, 8), spelled).String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got := phrase.Say("%v", Prose(text)).String(); got != text {
			t.Errorf("it is drawn as %q, want %q", got, text)
		}
	}
}
