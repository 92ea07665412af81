package pgn

import "testing"

// TestReadNAG reads what people type for an annotation.
func TestReadNAG(t *testing.T) {
	for text, want := range map[string]int{
		"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "±": 16, "$1": 1, "$13": 13, "$255": 255,
		"": 0, "$": 0, "$0": 0, "$256": 0, "$-1": 0, "$+1": 0, "$1x": 0, "!x": 0, "e4!": 0, "N": 0, "D": 0,
	} {
		if nag, ok := ReadNAG(text); ok != (want > 0) || ok && nag != want {
			t.Errorf("%q is %d, %v", text, nag, ok)
		}
	}
}
