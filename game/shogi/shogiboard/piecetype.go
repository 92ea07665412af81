package shogiboard

import "passedpawn/game/rules"

// A Side is one of the two players. Sente moves first, except in a handicap game.
type Side = rules.Side

// Sente, who is shown as Black in books, is the first side of the rules; gote is the
// second. In a handicap game, gote is uwate, who gives the handicap and moves first.
const (
	Sente = rules.White
	Gote  = rules.Black
)

// A PieceType is the kind of a piece.
type PieceType uint8

// The kinds. The number of a promoted kind is that of the unpromoted one plus promoted.
const (
	Pawn PieceType = iota
	Lance
	Knight
	Silver
	Gold
	Bishop
	Rook
	King
	PromotedPawn
	PromotedLance
	PromotedKnight
	PromotedSilver
	_
	Horse
	Dragon
	NoKind // an empty square

	promoted = PromotedPawn
)

// Droppable is the number of kinds that can be in hand: those below King.
const Droppable = int(King)

// MayPromote reports whether a piece of the kind can promote.
func (k PieceType) MayPromote() bool { return k < King && k != Gold }

// Promoted returns what the kind promotes to.
func (k PieceType) Promoted() PieceType { return k | promoted }

// Plain returns the kind that a captured piece has in hand.
func (k PieceType) Plain() PieceType { return k &^ promoted }

// most is the number of pieces of each kind in a game, including promoted ones.
var most = [King + 1]int{Pawn: 18, Lance: 4, Knight: 4, Silver: 4, Gold: 4, Bishop: 2, Rook: 2, King: 2}

// letters are the SFEN letters of sente's pieces.
const letters = "PLNSGBRK"

// String returns the kind in SFEN, as a piece of sente.
func (k PieceType) String() string {
	switch {
	case k >= NoKind:
		return ""
	case k >= promoted:
		return "+" + letters[k.Plain():k.Plain()+1]
	}
	return letters[k : k+1]
}
