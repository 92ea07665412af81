//go:build tools

// Run by hand: go test -tags tools ./game/chess/opening -run TestGenerate

package opening

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess/opening"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
)

// british changes names to British spelling.
var british = strings.NewReplacer("Defense", "Defence", "Center", "Centre")

// TestGenerate writes names.tsv from the list of openings in notnil/chess. If several
// lines lead to a position, the shortest names it; if several have that length, the first
// in ECO order does.
func TestGenerate(t *testing.T) {
	type named struct {
		Name
		plies int
	}
	all := map[uint64]named{}
	for _, o := range opening.NewBookECO().Possible(nil) {
		p, err := bitboard.Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
		if err != nil {
			t.Fatal(err)
		}
		moves := strings.Fields(o.PGN())
		for _, text := range moves {
			m := p.Find(text)
			if m == 0 {
				t.Fatalf("%s: %s in %s", o.Title(), text, o.PGN())
			}
			p.Make(m)
		}
		n := named{Name{o.Code(), british.Replace(o.Title())}, len(moves)}
		if old, ok := all[p.Key()]; !ok || n.plies < old.plies || n.plies == old.plies && n.In(phrase.English()) < old.In(phrase.English()) {
			all[p.Key()] = n
		}
	}
	var lines []string
	for key, n := range all {
		lines = append(lines, fmt.Sprintf("%016x\t%s\t%s\n", key, n.ECO, n.Title))
	}
	slices.SortFunc(lines, func(a, b string) int { // by name, and by key where several positions share one
		return cmp.Or(strings.Compare(a[17:], b[17:]), strings.Compare(a, b))
	})
	if err := os.WriteFile("names.tsv", []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d positions", len(lines))
}
