package syzygy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// ordered returns the men of a file in an order that the numbering takes: leading pawns, then the
// other side's, then those of a kind together, and those of which there is one first.
func ordered(t *testing.T, name string) (m material, men []man) {
	t.Helper()
	m, ok := parseMaterial(name)
	if !ok {
		t.Fatal(name)
	}
	for side := range m {
		for kind, count := range m[side] {
			for range count {
				men = append(men, man{bitboard.Side(side), bitboard.PieceType(kind)})
			}
		}
	}
	lead, _ := m.pawns()
	rank := func(a man) int {
		count := int(m[a.side][a.kind])
		switch {
		case a.kind == bitboard.Pawn && count == lead && (m[a.side^1][bitboard.Pawn] != m[a.side][bitboard.Pawn] || a.side == white):
			return 0
		case a.kind == bitboard.Pawn:
			return 1
		case count == 1:
			return 2
		}
		return 3
	}
	slices.SortStableFunc(men, func(a, b man) int { return rank(a) - rank(b) })
	return m, men
}

// placed returns a random placement of men.
func placed(men []man, rng *rand.Rand) (at []bitboard.Square) {
	for _, one := range men {
		for {
			s := bitboard.Square(rng.IntN(64))
			if !slices.Contains(at, s) && (one.kind != bitboard.Pawn || s >= 8 && s < 56) {
				at = append(at, s)
				break
			}
		}
	}
	return at
}

// symmetries returns a placement on the board turned in all ways that the pawns allow.
func symmetries(at []bitboard.Square, pawns bool) (all [][]bitboard.Square) {
	for turn := range 8 {
		if pawns && turn > 1 {
			break
		}
		one := slices.Clone(at)
		for i := range one {
			if turn&1 != 0 {
				one[i] ^= 7
			}
			if turn&2 != 0 {
				one[i] ^= 56
			}
			if turn&4 != 0 {
				one[i] = transposed(one[i])
			}
		}
		all = append(all, one)
	}
	return all
}

// same returns a text that is the same for all placements that are one position.
func same(men []man, at []bitboard.Square, pawns bool) string {
	var all []string
	for _, one := range symmetries(at, pawns) {
		for i := 0; i < len(men); {
			n := i
			for n < len(men) && men[n] == men[i] {
				n++
			}
			slices.Sort(one[i:n])
			i = n
		}
		all = append(all, fmt.Sprint(one))
	}
	return slices.Min(all)
}

// twofold reports whether turning the board may leave the leading men where they are: pawns on both
// wings, or pieces on a long diagonal.
func twofold(lead []bitboard.Square, pawns bool) bool {
	if pawns {
		return slices.ContainsFunc(lead, func(s bitboard.Square) bool { return slices.Contains(lead, s^7) })
	}
	return !slices.ContainsFunc(lead, func(s bitboard.Square) bool { return aside(s) != 0 }) ||
		!slices.ContainsFunc(lead, func(s bitboard.Square) bool { return aside(s^7) != 0 })
}

// TestNumbering numbers random placements of up to seven men: a position has one number however
// the board is turned, and no other has it.
func TestNumbering(t *testing.T) {
	for _, name := range []string{
		"KQRvK", "KQQvK", "KBNNvK", "KNNvKN", "KQRBvK", "KPPvK", "KPvKP", "KRPvKP", "KPPvKP", "KQvKPP", "KPPPvK", "KRRvKRP", "KQQBNvKR", "KRPPvKRP",
	} {
		m, men := ordered(t, name)
		lead, others := m.pawns()
		places := [2]int{0, 15}
		if others > 0 {
			places[1] = 1
		}
		rng := rand.New(rand.NewPCG(1, uint64(len(name))))
		for file := range 4 {
			if file > 0 && lead == 0 {
				break
			}
			x, err := newIndex(m, men, places[0], places[1], file)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			positions := map[int]string{}
			for range 3000 {
				at := placed(men, rng)
				if lead > 0 && fileOfLead(at[:lead]) != file {
					continue
				}
				want, numbered := same(men, at, lead > 0), true
				if twofold(at[:x.groups[0].count], lead > 0) {
					continue // mirror images have numbers of their own
				}
				n := -1
				for _, one := range symmetries(at, lead > 0) {
					got, ok := x.number(one)
					switch {
					case !ok:
						numbered = false
					case n >= 0 && got != n, got < 0, got >= x.size:
						t.Fatalf("%s: %v is %d and %d of %d", name, at, n, got, x.size)
					}
					n = got
				}
				if !numbered {
					continue // kings that touch
				}
				if was, there := positions[n]; there && was != want {
					t.Fatalf("%s: %s and %s both are %d", name, was, want, n)
				}
				positions[n] = want
			}
			if len(positions) < 20 { // three pawns seldom lead from the files in the middle
				t.Errorf("%s, file %d: %d positions", name, file, len(positions))
			}
		}
	}
}

// fileOfLead returns the file, from the edge, of the leading one of some pawns.
func fileOfLead(at []bitboard.Square) int {
	var all bitboard.Bitboard
	for _, s := range at {
		all |= s.Bit()
	}
	return file(all)
}
