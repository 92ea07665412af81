// Package opening knows the names of openings. A name belongs to a position, so it is
// found for any order of moves.
package opening

import (
	_ "embed"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
)

//go:generate go test -tags tools -run TestGenerate .

//go:embed names.tsv
var names string

// A Name is the name of an opening.
type Name struct {
	ECO   string // its code in the Encyclopaedia of Chess Openings, such as "B90"
	Title string
}

// String returns the name for display: "Sicilian Defence, Najdorf (B90)".
func (n Name) String() string {
	if n.ECO == "" {
		return ""
	}
	return n.Title + " (" + n.ECO + ")"
}

// A Table maps the keys of positions to names.
type Table map[uint64]Name

// Load reads the table. It takes a few milliseconds.
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

// Of returns the name of a position, the zero Name if it has none.
func (t Table) Of(p *bitboard.Position) Name { return t[p.Key()] }

// Depth is the maximum number of plies after which a position has a name.
const Depth = 36
