package editor

import (
	"strings"

	"passedpawn/game/board"
	"passedpawn/game/rules"
)

// Empty is a board with nothing on it, White to move.
func (b Position) Empty() Position {
	b.on, b.hands, b.turn, b.rights, b.passant = [board.Squares]rules.Piece{}, [2][mostHeld]uint8{}, rules.White, "-", "-"
	return b.changed()
}

// changed forgets how long the game has been going on.
func (b Position) changed() Position {
	if b.counters = "0 1"; b.tiles {
		b.counters = "1"
	}
	return b
}

// Put puts a piece on a square, in the place of what stood there; one without a
// kind takes that away.
func (b Position) Put(at rules.Square, p rules.Piece) Position {
	if i, ok := b.index(at); ok {
		b.on[i] = p
	}
	return b.changed()
}

// Turned gives a side the move. A pawn of the other can then no more be taken in
// passing.
func (b Position) Turned(to rules.Side) Position {
	if b.turn != to {
		b.turn, b.passant = to, "-"
	}
	return b.changed()
}

// Castles reports whether there is castling in the game.
func (b Position) Castles() bool { return !b.tiles }

// Rights are the letters of the castling rights that the position has room for,
// in FEN's order, none while it cannot be played.
func (b Position) Rights() string {
	b.rights = "KQkq"
	return b.field(2)
}

// MayCastle reports whether a right, by its letter, is wished for.
func (b Position) MayCastle(right rune) bool { return strings.ContainsRune(b.rights, right) }

// Castling wishes for a right or not.
func (b Position) Castling(right rune, on bool) Position {
	rights := ""
	for _, c := range "KQkqEe" { // E is a king alone that has not moved, in Alternate Promotion Chess
		if c == right && on || c != right && b.MayCastle(c) {
			rights += string(c)
		}
	}
	if b.rights = rights; rights == "" {
		b.rights = "-"
	}
	return b.changed()
}

// Passants are the squares on which a pawn may be taken in passing: those that a
// pawn may just have gone over.
func (b Position) Passants() []string {
	rank := "6"
	if b.turn == rules.Black {
		rank = "3"
	}
	var squares []string
	for _, file := range "abcdefgh" {
		if b.passant = string(file) + rank; b.field(3) == b.passant {
			squares = append(squares, b.passant)
		}
	}
	return squares
}

// Passant is the square wished for, "-" for none.
func (b Position) Passant() string { return b.passant }

// Passing wishes for a square, or "-".
func (b Position) Passing(square string) Position {
	b.passant = square
	return b.changed()
}

// field is a field of the FEN that the rules make of the position, "" if they
// refuse it or if it says nothing.
func (b Position) field(i int) string {
	p, err := b.Playable()
	if err != nil || b.tiles {
		return ""
	}
	if text := strings.Fields(p.String())[i]; text != "-" {
		return text
	}
	return ""
}
