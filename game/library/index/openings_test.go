package index

import (
	"strings"
	"testing"

	"passedpawn/game/chess/opening"
)

// TestOneRow takes the code and the name of an opening from one row of the table: with the
// code in the game as far as its moves allow that.
func TestOneRow(t *testing.T) {
	const berlin = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 *\n\n"
	table, _ := built(t, "[White \"1\"]\n\n"+berlin+
		"[ECO \"C65\"]\n[Opening \"Spanish\"]\n\n"+berlin+
		"[ECO \"c65/02\"]\n\n"+berlin+
		"[ECO \"A00\"]\n\n"+berlin+
		"[ECO \"?\"]\n\n"+berlin+
		"[ECO \"A00\"]\n[Opening \"An ending\"]\n[FEN \"8/8/8/8/8/8/K7/2k5 w - - 0 1\"]\n\n1. Ka3 *\n\n")
	known := map[opening.Name]bool{}
	for _, n := range opening.Load() {
		known[n] = true
	}
	for row, want := range []string{"C67", "C65", "c65/02", "C67", "C67", "A00"} {
		code, title := table.Text(row, ECO), table.Text(row, Opening)
		if code != want {
			t.Errorf("row %d: %q, want %q", row, code, want)
		}
		if one := (opening.Name{ECO: strings.ToUpper(code[:3]), Title: title}); !known[one] && title != "An ending" {
			t.Errorf("row %d: %v is no row", row, one)
		}
	}
}
