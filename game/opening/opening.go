// Package opening knows the names of openings. A name belongs to a position, so
// that it is found however the moves came about.
package opening

import (
	_ "embed"
	"strconv"
	"strings"

	"passedpawn/game/bitboard"
)

//go:generate go test -tags tune -run TestGenerate .

//go:embed names.tsv
var names string

// A Name is an opening's.
type Name struct {
	ECO   string // of the Encyclopaedia of Chess Openings: "B90"
	Title string
}

// String is the name as it is shown: "Sicilian Defence, Najdorf (B90)".
func (n Name) String() string {
	if n.ECO == "" {
		return ""
	}
	return n.Title + " (" + n.ECO + ")"
}

// A Table finds names by position.
type Table map[uint64]Name

// Load reads the table, in a few milliseconds.
func Load() Table {
	t := make(Table, 4096)
	for line := range strings.Lines(names) {
		key, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		eco, title, _ := strings.Cut(rest, "\t")
		if n, err := strconv.ParseUint(key, 16, 64); err == nil {
			t[n] = Name{eco, title}
		}
	}
	return t
}

// Of is the name of a position, the zero Name if it has none.
func (t Table) Of(p *bitboard.Position) Name { return t[p.Key()] }

// Depth is how many plies into a game a name may still be found.
const Depth = 36
