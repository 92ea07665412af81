package puzzles

import "passedpawn/game/phrase"

// A Theme is a pattern that puzzles have in common, by the name that lichess.org gives it.
type Theme string

// themes are the themes that are trained, in the order in which a person meets them: what is
// easy and frequent comes first.
var themes = [...]struct {
	theme Theme
	name  phrase.Phrase
}{
	{"mateIn1", phrase.Say("puzzles.mate-in-1")},
	{"hangingPiece", phrase.Say("puzzles.hanging-piece")},
	{"fork", phrase.Say("puzzles.fork")},
	{"mateIn2", phrase.Say("puzzles.mate-in-2")},
	{"backRankMate", phrase.Say("puzzles.back-rank-mate")},
	{"pin", phrase.Say("puzzles.pin")},
	{"skewer", phrase.Say("puzzles.skewer")},
	{"promotion", phrase.Say("puzzles.promotion")},
	{"discoveredAttack", phrase.Say("puzzles.discovered-attack")},
	{"trappedPiece", phrase.Say("puzzles.trapped-piece")},
	{"advancedPawn", phrase.Say("puzzles.advanced-pawn")},
	{"deflection", phrase.Say("puzzles.deflection")},
	{"attraction", phrase.Say("puzzles.attraction")},
	{"sacrifice", phrase.Say("puzzles.sacrifice")},
	{"kingsideAttack", phrase.Say("puzzles.kingside-attack")},
	{"exposedKing", phrase.Say("puzzles.exposed-king")},
	{"mateIn3", phrase.Say("puzzles.mate-in-3")},
	{"doubleCheck", phrase.Say("puzzles.double-check")},
	{"discoveredCheck", phrase.Say("puzzles.discovered-check")},
	{"pawnEndgame", phrase.Say("puzzles.pawn-endgame")},
	{"rookEndgame", phrase.Say("puzzles.rook-endgame")},
	{"smotheredMate", phrase.Say("puzzles.smothered-mate")},
	{"defensiveMove", phrase.Say("puzzles.defensive-move")},
	{"capturingDefender", phrase.Say("puzzles.capturing-defender")},
	{"intermezzo", phrase.Say("puzzles.intermezzo")},
	{"queensideAttack", phrase.Say("puzzles.queenside-attack")},
	{"attackingF2F7", phrase.Say("puzzles.attacking-f2-f7")},
	{"operaMate", phrase.Say("puzzles.opera-mate")},
	{"pillsburysMate", phrase.Say("puzzles.pillsburys-mate")},
	{"epauletteMate", phrase.Say("puzzles.epaulette-mate")},
	{"clearance", phrase.Say("puzzles.clearance")},
	{"quietMove", phrase.Say("puzzles.quiet-move")},
	{"queenEndgame", phrase.Say("puzzles.queen-endgame")},
	{"bishopEndgame", phrase.Say("puzzles.bishop-endgame")},
	{"knightEndgame", phrase.Say("puzzles.knight-endgame")},
	{"queenRookEndgame", phrase.Say("puzzles.queen-rook-endgame")},
	{"interference", phrase.Say("puzzles.interference")},
	{"zugzwang", phrase.Say("puzzles.zugzwang")},
	{"mateIn4", phrase.Say("puzzles.mate-in-4")},
}

// Themes returns the themes that are trained, in the order in which a person meets them.
func Themes() []Theme {
	all := make([]Theme, len(themes))
	for i, row := range themes {
		all[i] = row.theme
	}
	return all
}

// Phrase names the theme. It is the zero value for one that is not trained.
func (t Theme) Phrase() phrase.Phrase {
	for _, row := range themes {
		if row.theme == t {
			return row.name
		}
	}
	return phrase.Phrase{}
}

// Known reports whether a text is a theme that is trained.
func Known(text string) bool { return Theme(text).Phrase().Form != "" }
