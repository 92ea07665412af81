package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways say how kinds move.
var ways = map[rules.Kind]string{
	rules.King:     "The king moves one square in any direction.",
	rules.Rook:     "The rook moves in straight lines: any distance up, down or sideways.",
	rules.Bishop:   "The bishop moves any distance diagonally.",
	Gold:           "The gold moves one square up, down or sideways, or diagonally forward.",
	Silver:         "The silver moves one square diagonally, or straight forward.",
	rules.Knight:   "The knight jumps two squares forward and one to the side, never back.",
	Lance:          "The lance moves any distance straight forward, never back.",
	rules.Pawn:     "The pawn moves one square straight forward, and captures the same way.",
	Dragon:         "The dragon, a promoted rook, moves like a rook, or one square diagonally.",
	Horse:          "The horse, a promoted bishop, moves like a bishop, or one square up, down or sideways.",
	PromotedSilver: "The promoted silver moves like a gold.",
	PromotedKnight: "The promoted knight moves like a gold.",
	PromotedLance:  "The promoted lance moves like a gold.",
	PromotedPawn:   "The promoted pawn moves like a gold.",
}

// Describe implements rules.Describer.
func (Rules) Describe(k rules.Kind) phrase.Phrase { return phrase.Say(ways[k]) }
