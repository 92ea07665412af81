package exercises

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
)

// Drawn says the hint that is drawn on a board: the move, or the piece that moves. It is "" if there
// is none.
func Drawn(v boardview.View, s describe.Scene) string {
	hint := func(said phrase.Phrase) string {
		return i18n.P(phrase.Say("%v: %v.", phrase.Say("common.hint"), said))
	}
	switch {
	case v.Hint != nil:
		for _, m := range s.At().Moves() {
			if m.Origin(s.At().Turn()) == v.Hint.From && m.To == v.Hint.To {
				return hint(s.Could(m))
			}
		}
	case v.Pointed != nil:
		if at, onBoard := v.Pointed.Square(); onBoard {
			return hint(s.PieceOn(at))
		}
		if held, ok := v.Pointed.HandPiece(); ok {
			return hint(s.InHand(held))
		}
	}
	return ""
}
