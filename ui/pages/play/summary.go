package play

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// summary says what is worth knowing of a game that has ended: how long it was, its
// opening, and whether it is worth reviewing. first marks the first win against a level.
func summary(s session.Snapshot, opening string, first bool) string {
	g := s.Game
	moves := phrase.Say("play.end-moves", phrase.Number((len(g.Moves)+1)/2))
	all := []string{i18n.P(moves)}
	if opening != "" {
		all = append(all, opening+".")
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		r, program := session.RivalOf(g.Record, side)
		if !program || !g.Human[side.Other()] {
			continue
		}
		switch g.Outcome.Result {
		case rules.Win(side):
			all = append(all, i18n.T("play.end-review"))
		case rules.Win(side.Other()):
			if first {
				return strings.Join(all, " ") + "\n" + i18n.F("play.end-first", r.Level)
			}
		}
	}
	return strings.Join(all, " ")
}

// emptiest returns the third of the board, from the top, in which a card hides least: the
// one with the fewest pieces, without a king if that is possible.
func emptiest(s session.Snapshot) int {
	const king = 100 // pieces that weigh as much
	at, shape := s.Place.Position(), rules.ShapeOf(s.Rules)
	var hidden [3]int
	for rank := range shape.Ranks {
		row := rank
		if shape.Bottom(s.Flipped) == rules.White {
			row = shape.Ranks - 1 - rank
		}
		for file := range shape.Files {
			piece, ok := at.At(rules.Sq(file, rank))
			switch third := &hidden[row*3/shape.Ranks]; {
			case ok && piece.Kind == rules.King:
				*third += king
			case ok:
				*third++
			}
		}
	}
	best := 1 // the middle, if all are alike
	for third, n := range hidden {
		if n < hidden[best] {
			best = third
		}
	}
	return best
}
