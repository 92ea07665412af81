package library

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestOpenings names the openings of games that say nothing, the same, or something else
// about them.
func TestOpenings(t *testing.T) {
	const najdorf = "\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 *\n\n"
	path := fileOf(t, "[White \"A\"]"+najdorf+
		"[ECO \"?\"]\r\n[Opening \"Sicilian\"]"+najdorf+
		"[ECO \"B90\"]\n[Opening \"Najdorf\"]"+najdorf+
		"[ECO \"B90/02\"]"+najdorf+
		"[ECO \"C20\"]\n[Opening \"X\"]\n[Variation \"Y\"]"+najdorf+
		"[ECO \"C20\"]\n[Variation \"Y\"]\n\n1. e4 e5 *\n\n"+
		"[ECO \"B00\"]\n[Variation \"Y\"]\n\n1. e4 e5 *\n\n"+
		"[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1. Ka2 *\n\n")
	c, f := File(path, "", chess), files(t)
	table := list(t, c)
	rows := []int32{0, 1, 2, 3, 4, 5, 6, 7}
	found, err := c.Openings(context.Background(), table, rows, func(int) {})
	if err != nil {
		t.Fatal(err)
	}
	line := func(all []Opened) (text string) {
		for _, o := range all {
			text += fmt.Sprintf("%d %s %q, ", o.Row, o.Name.ECO, o.Was)
		}
		return text
	}
	if found.Same != 1 || found.None != 1 || line(found.New) != `0 B90 "", 1 B90 "", 3 B90 "B90/02", 5 C20 "C20", ` ||
		line(found.Other) != `4 B90 "C20", 6 C20 "B00", ` {
		t.Errorf("found %d the same, %d without a name, new %s, other %s", found.Same, found.None, line(found.New), line(found.Other))
	}
	to := map[int32]Opened{}
	for _, o := range append(found.New, found.Other...) {
		to[o.Row] = o
	}
	if _, err := f.Edit(c, table, []int32{0, 1, 3, 4, 5, 6}, unwrapped, func(row int32, item pgn.Item) string { return to[row].Text(item) }); err != nil {
		t.Fatal(err)
	}
	const name, variation = "[Opening \"Sicilian Defence\"]", "[Variation \"Najdorf Variation\"]"
	want := "[White \"A\"]\n[ECO \"B90\"]\n" + name + "\n" + variation + najdorf +
		"[ECO \"B90\"]\r\n[Opening \"Sicilian\"]" + najdorf +
		"[ECO \"B90\"]\n[Opening \"Najdorf\"]" + najdorf +
		"[ECO \"B90/02\"]\n" + name + "\n" + variation + najdorf +
		"[ECO \"B90\"]\n" + name + "\n" + variation + najdorf +
		"[ECO \"C20\"]\n[Variation \"Y\"]\n[Opening \"King's Pawn Game\"]\n\n1. e4 e5 *\n\n" +
		"[ECO \"C20\"]\n[Variation \"?\"]\n[Opening \"King's Pawn Game\"]\n\n1. e4 e5 *\n\n"
	if got := contents(t, path); !strings.HasPrefix(got, want) {
		t.Errorf("the file is\n%s\nwant\n%s", got, want)
	}
	found, err = c.Openings(context.Background(), list(t, c), rows, func(int) {})
	if err != nil || len(found.New)+len(found.Other) > 0 || found.Same != 7 {
		t.Errorf("%v, then there are %+v", err, found)
	}
}
