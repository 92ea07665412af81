package rulestest

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// A Perft is how many lines of moves of a length there are from a position.
type Perft struct {
	FEN   string
	Depth int // in plies
	Nodes uint64
}

// Perfts are those of a game that testdata/perft/variants.tsv holds, where others counted
// them.
func Perfts(t testing.TB, game string) (all []Perft) {
	t.Helper()
	_, here, _, _ := runtime.Caller(0)
	data, err := os.ReadFile(filepath.Join(filepath.Dir(here), "../../../testdata/perft/variants.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		row := strings.Split(strings.TrimSpace(line), "\t")
		if row[0] != game {
			continue
		}
		depth, bad := strconv.Atoi(row[3])
		nodes, worse := strconv.ParseUint(row[4], 10, 64)
		if bad != nil || worse != nil {
			t.Fatalf("%q is no row of the table", line)
		}
		all = append(all, Perft{row[2], depth, nodes})
	}
	if len(all) < 10 {
		t.Fatalf("%d rows for %s are too few", len(all), game)
	}
	return all
}
