package boardmodel

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// A Glide is a piece on its way from one square to another.
type Glide struct {
	Piece rules.Piece // after the move
	From  rules.Spot
	To    rules.Square
}

// Glides compares two positions. Every piece that appears on a square glides from the
// nearest square from which the same piece vanished. In a promotion it glides from where
// another piece of its side vanished, and in a drop from the hand that has one piece
// fewer. Pieces that only vanished do not glide.
func Glides(before, after rules.Position, files, ranks int) []Glide {
	if before == nil || after == nil {
		return nil
	}
	var appeared, vanished []Glide
	for r := range ranks {
		for f := range files {
			at := rules.Sq(f, r)
			was, had := before.At(at)
			is, has := after.At(at)
			if had == has && was == is {
				continue
			}
			if has {
				appeared = append(appeared, Glide{Piece: is, To: at})
			}
			if had {
				vanished = append(vanished, Glide{Piece: was, From: rules.On(at)})
			}
		}
	}
	if len(appeared) > 8 {
		return nil // a different game: gliding would explain nothing
	}
	glides, appeared := dropped(before, after, appeared)
	for _, same := range []func(a, b rules.Piece) bool{
		func(a, b rules.Piece) bool { return a == b },
		func(a, b rules.Piece) bool { return a.Side == b.Side && (a.Kind == rules.Pawn || b.Kind == rules.Pawn) },
		func(a, b rules.Piece) bool { return a.Side == b.Side && len(appeared) == 1 },
	} {
		appeared = slices.DeleteFunc(appeared, func(g Glide) bool {
			i := nearest(g, vanished, same)
			if i < 0 {
				return false
			}
			g.From = vanished[i].From
			vanished = slices.Delete(vanished, i, i+1)
			glides = append(glides, g)
			return true
		})
	}
	slices.SortFunc(glides, func(a, b Glide) int {
		return cmp.Or(cmp.Compare(a.To.Rank, b.To.Rank), cmp.Compare(a.To.File, b.To.File))
	})
	return glides
}

// dropped separates the pieces that came from a hand from the others that appeared.
func dropped(before, after rules.Position, appeared []Glide) (glides, others []Glide) {
	for _, g := range appeared {
		if rules.CountInHand(after, g.Piece) < rules.CountInHand(before, g.Piece) {
			g.From = rules.InHand(g.Piece)
			glides = append(glides, g)
			continue
		}
		others = append(others, g)
	}
	return glides, others
}

func nearest(g Glide, vanished []Glide, same func(a, b rules.Piece) bool) int {
	best, far := -1, 1<<30
	for i, v := range vanished {
		at, _ := v.From.Square()
		if d := apartness(at, g.To); same(g.Piece, v.Piece) && d < far {
			best, far = i, d
		}
	}
	return best
}
