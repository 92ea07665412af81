package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways describes how the kinds move.
var ways = map[rules.Kind]string{
	rules.King:     "shogi.how-it-moves-king",
	rules.Rook:     "shogi.how-it-moves-rook",
	rules.Bishop:   "shogi.how-it-moves-bishop",
	Gold:           "shogi.how-it-moves-gold",
	Silver:         "shogi.how-it-moves-silver",
	rules.Knight:   "shogi.how-it-moves-knight",
	Lance:          "shogi.how-it-moves-lance",
	rules.Pawn:     "shogi.how-it-moves-pawn",
	Dragon:         "shogi.how-it-moves-dragon",
	Horse:          "shogi.how-it-moves-horse",
	PromotedSilver: "shogi.how-it-moves-promotedsilver",
	PromotedKnight: "shogi.how-it-moves-promotedknight",
	PromotedLance:  "shogi.how-it-moves-promotedlance",
	PromotedPawn:   "shogi.how-it-moves-promotedpawn",
}

// Describe implements rules.Describer.
func (Rules) Describe(k rules.Kind) phrase.Phrase { return phrase.Say(ways[k]) }
