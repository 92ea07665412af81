// Package rules holds the words every board game here is told in: sides,
// squares, pieces, moves, positions, outcomes, and the Rules that tie them
// together. It knows no particular game; orthodox chess and the variants
// implement it, and everything else is written against it.
package rules

import "strings"

// A Side is one of the two players.
type Side uint8

// The two sides. White moves first in chess; Black (sente) is not special in
// shogi either: a rule set says who starts through its start position.
const (
	White Side = iota
	Black
)

// Other returns the opponent of s.
func (s Side) Other() Side { return s ^ 1 }

// String returns "White" or "Black".
func (s Side) String() string {
	if s == White {
		return "White"
	}
	return "Black"
}

// A Kind names what a piece is: "queen", "camel", "gold". The empty Kind means
// none. A new kind is a new picture and a row of data, never a new type.
type Kind string

// The kinds of orthodox chess.
const (
	NoKind Kind = ""
	Pawn   Kind = "pawn"
	Knight Kind = "knight"
	Bishop Kind = "bishop"
	Rook   Kind = "rook"
	Queen  Kind = "queen"
	King   Kind = "king"
)

// A Piece is a kind that belongs to a side.
type Piece struct {
	Side Side
	Kind Kind
}

// A HandPiece counts pieces of one kind in a hand, for games with drops.
type HandPiece struct {
	Kind  Kind
	Count int
}

// A Move is a comparable value: from one square to another, or a drop of a
// kind from the hand, and the kind a promotion turns into. It means something
// only beside the position it is legal in.
type Move struct {
	From, To Square
	Drop     Kind
	Promote  Kind
}

// Null reports whether m is the null move, the zero value: the turn passes and
// nothing moves. It is never legal to play; the notes of a game hold it, to
// show what a side threatens.
func (m Move) Null() bool { return m == Move{} }

// A Position is a moment of a game. It is immutable and may be shared between
// goroutines.
type Position interface {
	// Turn is the side to move.
	Turn() Side
	// At tells the piece on a square, and false for an empty one or one off
	// the board.
	At(Square) (Piece, bool)
	// Hand lists what a side may drop; nil in games without drops.
	Hand(Side) []HandPiece
	// Moves lists the legal moves. Several with the same From and To are a
	// choice of promotion: that is the whole contract of promoting.
	Moves() []Move
	// Play returns the position after a move, or an error if it is not legal.
	// The null move is played too, unless the game or a check forbids it.
	Play(Move) (Position, error)
	// Checks lists the squares of the royal pieces that stand in check.
	Checks() []Square
	// String is the position in the notation of its game (FEN, SFEN), which
	// Rules.Parse reads back.
	String() string
}

// Rules is one rule set.
type Rules interface {
	// ID names the rule set, as in UCI_Variant: "chess".
	ID() string
	// Size is the number of files and ranks of the board.
	Size() (files, ranks int)
	// Start is the position a game begins from.
	Start() Position
	// Parse reads a position; the error says which part is wrong.
	Parse(string) (Position, error)
	// Write is the move in the game's notation (SAN) for that position.
	Write(Position, Move) string
	// Read finds the legal move that a text means, in any form people write;
	// an illegal, unreadable or ambiguous text is an error, never a guess.
	Read(Position, string) (Move, error)
	// Outcome judges the last position of a line; the earlier ones count for
	// repetition.
	Outcome(line []Position) Outcome
}

// Orthodox reports whether an id, or the value of PGN's Variant tag, means
// orthodox chess; "" does.
func Orthodox(name string) bool {
	if name == "" {
		return true
	}
	name = strings.NewReplacer(" ", "", "-", "", "_", "").Replace(strings.ToLower(name))
	switch name = strings.TrimSuffix(name, "chess"); name {
	case "", "standard", "normal", "regular", "classic", "classical", "orthodox", "ortho", "international", "western", "fide",
		"fromposition", "setup", "none", "?", "*", "std", "usual":
		return true
	}
	return false
}

// Games are rule sets by name.
type Games interface {
	// Find is the rule set of an id, or of the value of PGN's Variant tag, in any
	// case; "" is orthodox chess.
	Find(name string) (Rules, bool)
}

// Placement is a position as text without the counters at its end: the same for
// positions that differ in nothing else.
func Placement(p Position) string {
	fields := strings.Fields(p.String())
	for n := len(fields); n > 0 && strings.Trim(fields[n-1], "0123456789") == ""; n-- {
		fields = fields[:n-1]
	}
	return strings.Join(fields, " ")
}
