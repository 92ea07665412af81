// Package formation names the castles and openings of shogi by where the pieces stand. The
// names are English data, and are put into the language of a person where they are shown.
package formation

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// A Table is what has a name.
type Table []formation

// A formation is a castle or an opening.
type formation struct {
	name       string
	part       part
	conditions []condition // all of them have to hold
}

// A condition is that a piece is on one of some squares, or in hand.
type condition struct {
	kind    rules.Kind
	theirs  bool // the opponent's
	hand    bool
	squares []rules.Square // as Sente sees the board
}

// Load reads the table. letters are those of the kinds.
func Load(letters map[byte]rules.Kind) Table {
	t, err := read(text, letters)
	if err != nil {
		panic(err) // the text is valid
	}
	return t
}

// most is how far into a game names are looked for, in plies. Later the castles are broken,
// and a rook that changes its file attacks.
const most = 60

// Name names the opening of a game and the castles of both players, by the positions of the
// game from the start, or "". A castle that becomes another one has the name of that one, and
// one that loses a part keeps its name: "Fourth File Rook (Gote), Mino (Gote)".
func (t Table) Name(line []rules.Position) string {
	var opening found
	var castles [2]found
	for _, p := range line[:min(len(line), most+1)] {
		opening.follow(t.opening(p))
		for _, side := range []rules.Side{rules.White, rules.Black} {
			castles[side].follow(t.of(p, side, castle))
		}
	}
	var all []string
	for _, f := range append([]found{opening}, castles[:]...) {
		if f.formation != nil {
			all = append(all, f.String())
		}
	}
	return strings.Join(all, ", ")
}

// opening returns the first opening that a position fits.
func (t Table) opening(p rules.Position) found {
	for i := range t {
		f := &t[i]
		if f.part == castle {
			continue
		}
		for _, side := range []rules.Side{rules.White, rules.Black} {
			if f.fits(p, side) {
				return found{f, side}
			}
		}
	}
	return found{}
}

// of returns the first formation in a part of the table that a side has in a position.
func (t Table) of(p rules.Position, side rules.Side, in part) found {
	i := slices.IndexFunc(t, func(f formation) bool { return f.part == in && f.fits(p, side) })
	if i < 0 {
		return found{}
	}
	return found{&t[i], side}
}

// A found formation is one that a side has, the zero value for none.
type found struct {
	*formation
	side rules.Side
}

// follow replaces a formation by that of a later position, unless this is only a part of it.
func (f *found) follow(next found) {
	if next.formation != nil && (f.formation == nil || f.side != next.side || !f.contains(next.formation)) {
		*f = next
	}
}

// String returns the name with the side that has it.
func (f found) String() string {
	switch {
	case f.part == ofBoth:
		return f.name
	case f.side == rules.White:
		return f.name + " (Sente)"
	}
	return f.name + " (Gote)"
}
