package editor

import "passedpawn/game/rules"

// Chess960 returns a position of orthodox chess as one of Chess960, by its rules. It reports
// whether that gives the position castling rights that orthodox chess does not know: those
// written as files of rooks, and those of a king or a rook elsewhere than on its usual square.
func Chess960(b Position, game rules.Rules) (Position, bool) {
	if !rules.Orthodox(b.game.ID()) || rules.Chess960(b.game.ID()) {
		return Position{}, false
	}
	as, err := Read(game, b.String())
	if err != nil {
		return Position{}, false
	}
	rights := as.field(2)
	return as, rights != "" && rights != b.field(2)
}
