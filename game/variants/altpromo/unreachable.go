package altpromo

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Unreachable implements rules.ReachabilityJudge. A piece is never on a square where it would
// have promoted to the next kind of the sequence. Since pieces only move up the sequence,
// there are never more pieces up to any kind than at the beginning of a game.
func (g *Game) Unreachable(pos rules.Position) (why phrase.Phrase, refused bool) {
	sequence := g.Sequence()
	for at, next := range sequence[:len(sequence)-1] {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			step := (1 - int(side)) * 7 // the far rank
			if at%2 == 1 {
				step = 7 - step // home
			}
			for file := range 8 {
				s := rules.Sq(file, step)
				if p, ok := pos.At(s); ok && p == (rules.Piece{Side: side, Kind: next}) {
					return phrase.Say("altpromo.stands-where-becomes", article(next), s, article(sequence[at+1])), true
				}
			}
		}
	}
	return g.tooMany(pos), false
}

// tooMany names a side that has more pieces up to some kind of the sequence than at the
// beginning.
func (g *Game) tooMany(pos rules.Position) phrase.Phrase {
	has, begins := rules.PieceCounts(pos, 8, 8), rules.PieceCounts(g.Start(), 8, 8)
	sequence := g.Sequence()
	for _, side := range []rules.Side{rules.White, rules.Black} {
		n, most := 0, 0
		for i, kind := range sequence {
			piece := rules.Piece{Side: side, Kind: kind}
			n, most = n+has[piece], most+begins[piece]
			switch {
			case n <= most:
			case i == 0:
				return phrase.Say("common.too-many-pawns", side, n, most)
			default:
				return phrase.Say("altpromo.too-many", side, n, kind, most)
			}
		}
	}
	return phrase.Phrase{}
}

var _ rules.ReachabilityJudge = (*Game)(nil)
