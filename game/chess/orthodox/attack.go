package orthodox

import "passedpawn/game/rules"

var (
	straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	around   = append(append([][2]int{}, straight...), diagonal...)
	leaps    = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// attacked reports whether a piece of side by could capture on s (Laws 3.1.2).
func attacked(b *position, s rules.Square, by rules.Side) bool {
	forward := 1
	if by == rules.Black {
		forward = -1
	}
	pawnSteps := [][2]int{{-1, -forward}, {1, -forward}}
	return steps(b, s, by, pawnSteps, rules.Pawn) ||
		steps(b, s, by, leaps, rules.Knight) ||
		steps(b, s, by, around, rules.King) ||
		rides(b, s, by, straight, rules.Rook) ||
		rides(b, s, by, diagonal, rules.Bishop)
}

func steps(b *position, s rules.Square, by rules.Side, deltas [][2]int, kind rules.Kind) bool {
	for _, d := range deltas {
		if p, ok := b.At(rules.Sq(int(s.File)+d[0], int(s.Rank)+d[1])); ok && p == (rules.Piece{Side: by, Kind: kind}) {
			return true
		}
	}
	return false
}

func rides(b *position, s rules.Square, by rules.Side, deltas [][2]int, kind rules.Kind) bool {
	for _, d := range deltas {
		for i := 1; i < 8; i++ {
			p, ok := b.At(rules.Sq(int(s.File)+i*d[0], int(s.Rank)+i*d[1]))
			if !ok {
				continue // empty, or past the edge, where nothing follows
			}
			if p.Side == by && (p.Kind == kind || p.Kind == rules.Queen) {
				return true
			}
			break
		}
	}
	return false
}
