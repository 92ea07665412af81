package session

import (
	"slices"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// instead says where the piece on a spot can move, so that a person who is refused one
// move learns of the others. It says nothing of a piece of the side that is not to move.
func instead(r rules.Rules, at rules.Position, origin rules.Spot) phrase.Phrase {
	if piece, there := rules.PieceAt(at, origin); !there || piece.Side != at.Turn() {
		return phrase.Phrase{}
	}
	var names rules.SquareNames
	for _, m := range at.Moves() {
		if m.Origin(at.Turn()) == origin {
			names = append(names, rules.NameOf(r, m.To))
		}
	}
	if len(names) == 0 {
		return phrase.Say("session.instead-nothing")
	}
	slices.SortFunc(names, func(a, b rules.SquareName) int { return strings.Compare(a.Text, b.Text) })
	return phrase.Say("session.instead", slices.Compact(names))
}
