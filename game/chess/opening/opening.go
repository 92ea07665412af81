// Package opening knows the names of openings. A name belongs to a position, so it is
// found for any order of moves. Names are English data, and are put into the language of
// a person where they are shown.
package opening

import (
	_ "embed"
	"strconv"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
)

//go:generate go test -tags tools -run TestGenerate .

//go:embed names.tsv
var names string

// A Name is the name of an opening.
type Name struct {
	ECO   string // its code in the Encyclopaedia of Chess Openings, such as "B90"
	Title string // in English, see Title
}

// In returns the name in a language: "Sicilian Defence: Najdorf Variation (B90)". It is
// empty for the zero Name. It implements phrase.Word.
func (n Name) In(l *phrase.Language) string {
	if n.ECO == "" {
		return ""
	}
	return Title(n.Title).In(l) + " (" + n.ECO + ")"
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

// Parts returns the title as the tags Opening and Variation of PGN have it.
func (n Name) Parts() (title, variation string) {
	title, variation, _ = strings.Cut(n.Title, ": ")
	return title, variation
}

// Depth is the maximum number of plies after which a position has a name.
const Depth = 36
