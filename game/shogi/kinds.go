package shogi

import (
	"slices"

	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// The kinds of shogi. The king, rook, bishop, knight and pawn have the same names as in
// chess, though the knight and the pawn move differently.
const (
	Gold           rules.Kind = "gold"
	Silver         rules.Kind = "silver"
	Lance          rules.Kind = "lance"
	Dragon         rules.Kind = "dragon" // a promoted rook
	Horse          rules.Kind = "horse"  // a promoted bishop
	PromotedSilver rules.Kind = "promoted silver"
	PromotedKnight rules.Kind = "promoted knight"
	PromotedLance  rules.Kind = "promoted lance"
	PromotedPawn   rules.Kind = "promoted pawn"
)

// kinds maps the kinds of the board to names.
var kinds = [shogiboard.NoKind]rules.Kind{
	shogiboard.Pawn:           rules.Pawn,
	shogiboard.Lance:          Lance,
	shogiboard.Knight:         rules.Knight,
	shogiboard.Silver:         Silver,
	shogiboard.Gold:           Gold,
	shogiboard.Bishop:         rules.Bishop,
	shogiboard.Rook:           rules.Rook,
	shogiboard.King:           rules.King,
	shogiboard.PromotedPawn:   PromotedPawn,
	shogiboard.PromotedLance:  PromotedLance,
	shogiboard.PromotedKnight: PromotedKnight,
	shogiboard.PromotedSilver: PromotedSilver,
	shogiboard.Horse:          Horse,
	shogiboard.Dragon:         Dragon,
}

// hand lists the kinds that can be in hand, the strongest first, as is usual.
var hand = []rules.Kind{rules.Rook, rules.Bishop, Gold, Silver, rules.Knight, Lance, rules.Pawn}

// kindOf returns the kind of the board with a name.
func kindOf(name rules.Kind) (shogiboard.PieceType, bool) {
	i := slices.Index(kinds[:], name)
	if i < 0 || name == rules.NoKind {
		return shogiboard.NoKind, false
	}
	return shogiboard.PieceType(i), true
}

// Promoted returns what a kind promotes to, NoKind if it does not promote.
func Promoted(k rules.Kind) rules.Kind {
	if b, ok := kindOf(k); ok && b.MayPromote() {
		return kinds[b.Promoted()]
	}
	return rules.NoKind
}

// Promoted implements rules.Promoter.
func (Rules) Promoted(k rules.Kind) rules.Kind { return Promoted(k) }
