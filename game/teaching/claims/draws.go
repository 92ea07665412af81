package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// draws claims that the played move gives up the game as a draw. It is stalemate if the
// opponent has no legal move and is not in check, a dead position if neither side can
// ever mate (game/chess/unwinnable), and a repetition if the position has come up twice before
// in the game.
func draws(q *moveContext) []Claim {
	c := Claim{Kind: GivesDraw, Side: side(q.us() ^ 1), Line: moves(q.played)}
	switch {
	case !bitboard.CanMove(&q.after) && !q.after.InCheck():
		c.Text = phrase.Say("claims.stalemate")
		c.Squares = []rules.Square{convert.Square(q.after.King(q.after.Turn()))}
	case dead(&q.after) && !dead(&q.before):
		c.Text = phrase.Say("claims.dead")
	case q.earlier[q.after.Key()] >= 2:
		c.Text = phrase.Say("claims.repetition")
	default:
		return nil
	}
	return []Claim{c}
}

// repetition is the text that says that a draw can be claimed.
const repetition = "claims.repetition"

// fewMen is how many men a position has at most that is asked whether it is dead. With
// more, it takes long to say and is hardly ever so.
const fewMen = 8

func dead(p *bitboard.Position) bool {
	return p.Occupied().Count() <= fewMen && unwinnable.Dead(p)
}
