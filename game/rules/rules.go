// Package rules defines the terms that all board games here share: sides, squares,
// pieces, moves, positions, outcomes, and the Rules that connect them. It knows no
// particular game. Orthodox chess and the variants implement it, and all other code uses
// only this package.
package rules

import "strings"

// A Side is one of the two players.
type Side uint8

// The two sides. White moves first in chess. In shogi White is sente, who moves first in
// an even game and is called black by other programs. The start position of a rule set says
// who moves first.
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

// A Kind names a type of piece: "queen", "camel", "gold". The empty Kind means none. A
// new kind needs a picture and a row of data, but no new Go type.
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

// A HandPiece is the number of pieces of one kind in a hand, for games with drops.
type HandPiece struct {
	Kind  Kind
	Count int
}

// A Move is a comparable value: from one square to another, or a drop of a kind from the
// hand, and the kind that a piece promotes to. It has a meaning only together with the
// position in which it is legal.
type Move struct {
	From, To Square
	Drop     Kind
	Promote  Kind
}

// Null reports whether m is the null move, the zero value: the turn passes and nothing
// moves. The null move is never legal in a game. Variations contain it to show what a
// side threatens.
func (m Move) Null() bool { return m == Move{} }

// A Position is one position of a game. It is immutable and may be shared between
// goroutines.
type Position interface {
	// Turn returns the side to move.
	Turn() Side
	// At returns the piece on a square, and false if the square is empty or off the
	// board.
	At(Square) (Piece, bool)
	// Hand returns the pieces that a side may drop, nil in games without drops.
	Hand(Side) []HandPiece
	// Moves returns the legal moves. Several moves with the same From and To are a choice
	// of promotion. There is no other contract for promotions.
	Moves() []Move
	// Play returns the position after a move, or an error if the move is not legal. It
	// also plays the null move, unless the game or a check forbids it.
	Play(Move) (Position, error)
	// Checks returns the squares of the royal pieces that are in check.
	Checks() []Square
	// String returns the position in the notation of its game (FEN, SFEN), which
	// Rules.Parse reads.
	String() string
}

// Rules is one rule set.
type Rules interface {
	// ID returns the name of the rule set, as in UCI_Variant: "chess".
	ID() string
	// Size returns the number of files and ranks of the board.
	Size() (files, ranks int)
	// Start returns the position a game begins from.
	Start() Position
	// Parse reads a position. The error says which part is wrong.
	Parse(string) (Position, error)
	// Write returns the move in the game's notation (SAN) for that position.
	Write(Position, Move) string
	// Read finds the legal move that a text means, in any form that people write. An
	// illegal, unreadable or ambiguous text is an error and never a guess.
	Read(Position, string) (Move, error)
	// Outcome judges the last position of a line. The earlier positions are needed for
	// repetitions.
	Outcome(line []Position) Outcome
}

// separators are what stands between the words of a variant's name.
var separators = strings.NewReplacer(" ", "", "-", "", "_", "", ".", "")

// Orthodox reports whether an id, or the value of PGN's Variant tag, means orthodox
// chess. "" does.
func Orthodox(name string) bool {
	if name == "" {
		return true
	}
	name = separators.Replace(strings.ToLower(name))
	switch name = strings.TrimSuffix(name, "chess"); name {
	case "", "standard", "normal", "regular", "classic", "classical", "orthodox", "ortho", "international", "western", "fide",
		"fromposition", "setup", "none", "?", "*", "std", "usual":
		return true
	}
	return false
}

// Chess960 reports whether an id, or the value of PGN's Variant tag, means Chess960.
func Chess960(name string) bool {
	name = separators.Replace(strings.ToLower(name))
	switch name = strings.TrimSuffix(name, "chess"); name {
	case "chess960", "960", "fischerandom", "fischerrandom", "fischerrandom960", "fischerandom960", "fischer", "frc", "chess960frc",
		"freestyle", "chess9lx", "9lx":
		return true
	}
	return false
}

// Chess reports whether a game with an id has the pieces and the Laws of chess: orthodox
// chess and Chess960.
func Chess(id string) bool { return Orthodox(id) || Chess960(id) }

// Unread is the id that a list of games may know for the rule set of all other games. It has
// no moves.
const Unread = "unread"

// Games finds rule sets by name.
type Games interface {
	// Find returns the rule set with an id, or with a value of PGN's Variant tag, in
	// upper or lower case. "" is orthodox chess.
	Find(name string) (Rules, bool)
}

// Placement returns a position as text without the counters at its end. It is equal for
// positions that differ only in their counters.
func Placement(p Position) string {
	fields := strings.Fields(p.String())
	for n := len(fields); n > 0 && strings.Trim(fields[n-1], "0123456789") == ""; n-- {
		fields = fields[:n-1]
	}
	return strings.Join(fields, " ")
}
