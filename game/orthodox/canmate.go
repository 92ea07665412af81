package orthodox

import "passedpawn/game/rules"

// CanMate implements rules.Mater by the material alone (6.9): a king can give no
// mate; a knight, or bishops of one colour of squares, only if the other side's
// men can take a square from their own king.
func (Rules) CanMate(p rules.Position, side rules.Side) bool {
	var ours, theirs material
	for f := range 8 {
		for r := range 8 {
			at := rules.Sq(f, r)
			switch piece, ok := p.At(at); {
			case !ok:
			case piece.Side == side:
				ours.add(piece.Kind, f+r)
			default:
				theirs.add(piece.Kind, f+r)
			}
		}
	}
	switch light, dark := ours.bishops[0], ours.bishops[1]; {
	case ours.pawns+ours.heavy > 0, ours.knights > 1, light > 0 && dark > 0, ours.knights > 0 && light+dark > 0:
		return true
	case ours.knights == 1:
		return theirs.pawns+theirs.knights+theirs.rooks+theirs.bishops[0]+theirs.bishops[1] > 0
	case light > 0:
		return theirs.pawns+theirs.knights+theirs.bishops[1] > 0
	case dark > 0:
		return theirs.pawns+theirs.knights+theirs.bishops[0] > 0
	}
	return false
}

// A material counts what a side has beside its king.
type material struct {
	pawns, knights, rooks, heavy int // heavy are rooks and queens
	bishops                      [2]int
}

func (m *material) add(k rules.Kind, colour int) {
	switch k {
	case rules.Pawn:
		m.pawns++
	case rules.Knight:
		m.knights++
	case rules.Bishop:
		m.bishops[colour%2]++
	case rules.Rook:
		m.rooks++
		m.heavy++
	case rules.Queen:
		m.heavy++
	}
}
