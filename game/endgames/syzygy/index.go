package syzygy

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// A man is one of a table.
type man struct {
	side bitboard.Side
	kind bitboard.PieceType
}

// parseMan reads a man: 1 to 6 for a pawn to a king, and 8 more for a black one.
func parseMan(b byte) (m man, ok bool) {
	kind := b & 7
	return man{bitboard.Side(b >> 3 & 1), bitboard.PieceType(kind) - 1}, kind >= 1 && kind <= 6 && b < 16
}

// An index numbers the positions of some men with one side to move. The men are in groups: those
// that lead are numbered together, then all of a kind. The number of a position is made of those
// of its groups.
type index struct {
	men    []man
	groups []group
	pawns  bool
	size   int
}

// A group is some of the men.
type group struct {
	first, count int
	factor       int // of the number of the group
	pawns        bool
}

// newIndex returns the numbering of men whose leading group is in the place order, and whose other
// pawns in the place others, if there are any. file is that of the leading pawn.
func newIndex(m material, men []man, order, others, file int) (index, error) {
	x := index{men: men}
	lead, more := m.pawns()
	x.pawns = lead > 0
	lone := 3
	if m.unique() == 2 {
		lone = 2
	}
	if !x.pawns {
		lead, more = lone, 0
	}
	x.groups = []group{{count: lead, pawns: x.pawns}}
	if more > 0 {
		x.groups = append(x.groups, group{first: lead, count: more, pawns: true})
	}
	for i := lead + more; i < len(men); {
		n := i
		for n < len(men) && men[n] == men[i] {
			n++
		}
		x.groups = append(x.groups, group{first: i, count: n - i})
		i = n
	}
	return x, x.factors(order, others, file, lone)
}

// positions are how many positions the leading pieces have: kings alone, or with a third piece.
var positions = [4]int{2: 462, 3: 31332}

// factors gives each group its factor: the leading one in its place, the other pawns in theirs,
// and the rest as they come.
func (x *index) factors(order, others, file, lone int) error {
	lead := x.groups[0].count
	more := len(x.groups) > 1 && x.groups[1].pawns
	rest, free := 1, 64-lead
	if more {
		rest, free = 2, 64-lead-x.groups[1].count
	}
	x.size = 1
	for place := range len(x.men) + 1 {
		g, n := 0, 0
		switch {
		case place == order && x.pawns:
			n = number.perFile[lead-1][file]
		case place == order:
			n = positions[lone]
		case more && place == others:
			g = 1
			n = number.choose[x.groups[g].count][48-lead]
		case rest < len(x.groups):
			g = rest
			n = number.choose[x.groups[g].count][free]
			free -= x.groups[g].count
			rest++
		default:
			continue
		}
		if x.groups[g].factor != 0 {
			return ErrDamaged
		}
		x.groups[g].factor = x.size
		x.size *= n
	}
	if slices.ContainsFunc(x.groups, func(g group) bool { return g.factor == 0 }) {
		return ErrDamaged
	}
	return nil
}

// number returns the number of a position. at is where the men are, in their order, and is
// changed. ok is false if the men cannot stand so.
func (x *index) number(at []bitboard.Square) (n int, ok bool) {
	if x.pawns {
		n = x.leadPawns(at)
	} else if n = x.leadPieces(at); n < 0 {
		return 0, false
	}
	n *= x.groups[0].factor
	var before bitboard.Bitboard
	for i, g := range x.groups {
		all := at[g.first : g.first+g.count]
		if i > 0 {
			slices.Sort(all)
			own := 0
			for k, s := range all {
				free := int(s) - below(before, s)
				if g.pawns {
					free -= 8 // pawns are not on the first rank
				}
				own += number.choose[k+1][max(free, 0)]
			}
			n += own * g.factor
		}
		for _, s := range all {
			before |= s.Bit()
		}
	}
	return n, n < x.size
}
