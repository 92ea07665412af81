package editor

import (
	"strings"
	"unicode"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// Empty returns an empty board with White to move.
func (b Position) Empty() Position {
	b.on, b.hands, b.turn, b.rights, b.passant = [board.Squares]rules.Piece{}, [2][mostHeld]uint8{}, rules.White, "-", "-"
	return b.changed()
}

// changed resets the counters of moves.
func (b Position) changed() Position {
	if b.counters = "0 1"; b.tiles {
		b.counters = "1"
	}
	return b
}

// Put puts a piece on a square and replaces what was there. A piece without a kind
// empties the square.
func (b Position) Put(at rules.Square, p rules.Piece) Position {
	if i, ok := b.index(at); ok {
		b.on[i] = p
	}
	return b.changed()
}

// Turned gives the move to a side. If that changes, an en passant capture is no longer
// possible.
func (b Position) Turned(to rules.Side) Position {
	if b.turn != to {
		b.turn, b.passant = to, "-"
	}
	return b.changed()
}

// Castles reports whether the game has castling.
func (b Position) Castles() bool { return !b.tiles }

// Rights returns the letters of the castling rights that the position allows, in FEN's
// order. It returns none while the position cannot be played.
func (b Position) Rights() string {
	b.rights = "KQkq"
	return b.field(2)
}

// MayCastle reports whether a castling right, given by its letter, is set.
func (b Position) MayCastle(right rune) bool { return rightsFor(b, right) != "" }

// Castling sets or clears a castling right. The others stay as they are written.
func (b Position) Castling(right rune, on bool) Position {
	rights := ""
	for _, c := range "KQkqEe" { // E is a king that has not moved but has no partner, in Alternate Promotion Chess
		switch set := rightsFor(b, c); {
		case c == right && !on:
		case c == right && set == "":
			rights += string(c)
		default:
			rights += set
		}
	}
	if b.rights = rights; rights == "" {
		b.rights = "-"
	}
	return b.changed()
}

// Dropped returns the letters of the castling rights that are set although the king or the
// rook is not in its place. The rules leave them out. It returns none while the position
// cannot be played.
func Dropped(b Position) string {
	if b.field(0) == "" {
		return ""
	}
	dropped := ""
	for _, right := range strings.Trim(b.rights, "-") {
		if b.rights = string(right); b.field(2) == "" {
			dropped += b.rights
		}
	}
	return dropped
}

// LeftOut says which castling rights the rules leave out, and returns nil if there are none.
func LeftOut(b Position) error {
	if dropped := Dropped(b); dropped != "" {
		return phrase.Errorf("common.castling-left-out", dropped)
	}
	return nil
}

// rightsFor returns the letters that set a castling right: its own, or the file of a rook on
// that side of the king, as in Chess960.
func rightsFor(b Position, right rune) string {
	letters := ""
	for _, c := range b.rights {
		if c == right || fileRight(b, c) == right {
			letters += string(c)
		}
	}
	return letters
}

// fileRight returns the castling right that the file of a rook sets: K, Q, k or q. It
// returns 0 for other letters, and if the king is not on its side's own rank.
func fileRight(b Position, file rune) rune {
	files, ranks := b.game.Size()
	side, rank, sides := rules.White, 0, "KQ"
	if unicode.IsLower(file) {
		side, rank, sides = rules.Black, ranks-1, "kq"
	}
	at := unicode.ToUpper(file) - 'A'
	if at < 0 || int(at) >= files || !rules.Chess960(b.game.ID()) {
		return 0
	}
	for king := range files {
		switch {
		case b.on[rank*files+king] != rules.Piece{Side: side, Kind: rules.King}:
		case int(at) > king:
			return rune(sides[0])
		default:
			return rune(sides[1])
		}
	}
	return 0
}

// Passants returns the squares on which an en passant capture is possible: those that a
// pawn may just have passed.
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

// Passant is the en passant square that is set, "-" for none.
func (b Position) Passant() string { return b.passant }

// Passing sets the en passant square, "-" for none.
func (b Position) Passing(square string) Position {
	b.passant = square
	return b.changed()
}

// field returns a field of the FEN in which the rules write the position. It returns ""
// if they refuse the position or the field is empty.
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
