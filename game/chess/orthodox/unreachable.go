package orthodox

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Unreachable implements rules.ReachabilityJudge. No position is refused: teachers set up
// many that no game leads to.
func (Rules) Unreachable(p rules.Position) (why phrase.Phrase, refused bool) {
	pos, err := convert.Fast(p)
	if err != nil {
		return why, false
	}
	return Unreachable(&pos), false
}

// Unreachable says why no game of chess or Chess960 leads to a position, as far as counting
// shows it. It returns the zero phrase if a game may.
func Unreachable(p *bitboard.Position) phrase.Phrase {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		us := bitboard.Side(side)
		pawns, pieces := p.Pieces(bitboard.Pawn, us).Count(), p.Side(us).Count()
		promoted := 0
		for kind, begins := range officers {
			promoted += max(0, p.Pieces(kind, us).Count()-begins)
		}
		switch {
		case pawns > 8:
			return phrase.Say("common.too-many-pawns", side, pawns, 8)
		case pieces > 16:
			return phrase.Say("orthodox.too-many-pieces", side, pieces, 16)
		case promoted > 8-pawns:
			return phrase.Say("orthodox.too-many-promoted", side, promoted, 8-pawns)
		}
	}
	turn := p.Turn()
	if n := (p.Attackers(p.King(turn), p.Occupied()) & p.Side(turn^1)).Count(); n > 2 {
		return phrase.Say("orthodox.too-many-checkers", n, rules.Side(turn))
	}
	return phrase.Phrase{}
}

// officers are the pieces that a side begins with besides its king and pawns.
var officers = map[bitboard.PieceType]int{bitboard.Queen: 1, bitboard.Rook: 2, bitboard.Bishop: 2, bitboard.Knight: 2}

var _ rules.ReachabilityJudge = Rules{}
