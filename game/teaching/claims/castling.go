package claims

import (
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// castling claims that the played move gives up the last right to castle: there was one
// before, there is none after, and the move does not castle.
func castling(q *moveContext) []Claim {
	us := q.us()
	had := q.before.MayCastle(us, true) || q.before.MayCastle(us, false)
	has := q.after.MayCastle(us, true) || q.after.MayCastle(us, false)
	if !had || has || q.played.Castling() {
		return nil
	}
	return []Claim{{
		Kind: LosesCastling, Side: side(us ^ 1), Line: moves(q.played),
		Squares: []rules.Square{convert.Square(q.after.King(us))},
		Text:    phrase.Say("claims.castling", sideWord(us)),
	}}
}
