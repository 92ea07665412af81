package opening

import (
	"slices"
	"strings"
)

// A Finder finds the names of games. Most positions of a game have none, and it sees that
// without looking into the table.
type Finder struct {
	table Table
	some  *[maybe / 64]uint64 // bits of keys that may have a name
}

// maybe is how many bits there are: a few for each name.
const maybe = 1 << 16

// Finder returns a Finder for the table, which must not change.
func (t Table) Finder() Finder {
	f := Finder{t, new([maybe / 64]uint64)}
	for key := range t {
		f.some[key%maybe/64] |= 1 << (key % 64)
	}
	return f
}

// Game returns the name of a game by the keys of its positions, the start first: that of
// the last position with a name or, if the game says its code itself, of the last one with
// that code. A code that no position of the game has does not count. The name is the zero
// Name if no position has one.
func (f Finder) Game(line []uint64, code string) (name Name) {
	code = strings.ToUpper(code[:min(3, len(code))]) // B90/01 is B90, too
	for _, key := range slices.Backward(line[min(1, len(line)):min(len(line), 1+Depth)]) {
		if f.some[key%maybe/64]>>(key%64)&1 == 0 {
			continue
		}
		switch n, named := f.table[key]; {
		case named && n.ECO == code:
			return n
		case named && name == Name{}:
			name = n
		}
	}
	return name
}
