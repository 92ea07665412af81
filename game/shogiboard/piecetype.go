package shogiboard

import "passedpawn/game/rules"

// A Side is one of the two players. Sente moves first, but in a handicap game.
type Side = rules.Side

// Sente, who is drawn as Black in books, is the first side of the rules; gote is the
// second. In a handicap game gote is uwate, who gives it and moves first.
const (
	Sente = rules.White
	Gote  = rules.Black
)

// A PieceType is what a piece is.
type PieceType uint8

// The kinds. A promoted piece has the number of the plain one and promoted.
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

// Droppable is how many kinds can be in a hand: those below King.
const Droppable = int(King)

// MayPromote reports whether a piece of the kind can promote.
func (k PieceType) MayPromote() bool { return k < King && k != Gold }

// Promoted is what the kind promotes to.
func (k PieceType) Promoted() PieceType { return k | promoted }

// Plain is the kind that a captured piece has in the hand.
func (k PieceType) Plain() PieceType { return k &^ promoted }

// most is how many of each kind, promoted ones included, a game has.
var most = [King + 1]int{Pawn: 18, Lance: 4, Knight: 4, Silver: 4, Gold: 4, Bishop: 2, Rook: 2, King: 2}

// letters are those of SFEN, for sente.
const letters = "PLNSGBRK"

// String is the kind in SFEN, as sente's.
func (k PieceType) String() string {
	switch {
	case k >= NoKind:
		return ""
	case k >= promoted:
		return "+" + letters[k.Plain():k.Plain()+1]
	}
	return letters[k : k+1]
}
