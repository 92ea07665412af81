package boardsearch

import (
	"errors"
	"math/bits"
	"strings"

	"passedpawn/game/library/pattern"
	"passedpawn/game/rules"
)

// A drawing is what a person wants to be on each square, from a1 to h8: 0 for anything.
type drawing [64]pattern.Content

// pieceOf returns the kind of piece that a content stands for, if it is one piece.
func pieceOf(c pattern.Content) (rules.Piece, bool) {
	letter, black, ok := c.Letter()
	p := rules.Piece{Side: rules.White, Kind: kinds[letter]}
	if black {
		p.Side = rules.Black
	}
	return p, ok
}

// kinds are the kinds by their letters.
var kinds = map[byte]rules.Kind{'p': rules.Pawn, 'n': rules.Knight, 'b': rules.Bishop, 'r': rules.Rook, 'q': rules.Queen, 'k': rules.King}

// number returns the number of a square on the board, from 0, or -1.
func number(at rules.Spot) int {
	s, ok := at.Square()
	if !ok || s.File < 0 || s.File > 7 || s.Rank < 0 || s.Rank > 7 {
		return -1
	}
	return 8*int(s.Rank) + int(s.File)
}

// squareOf returns the square with a number.
func squareOf(n int) rules.Square { return rules.Sq(n%8, n/8) }

// clauses returns the conditions of a drawing.
func (d drawing) clauses() (all []pattern.Clause) {
	for s, c := range d {
		switch {
		case c == pattern.Empty:
			all = append(all, pattern.Clause{Squares: 1 << s, Content: pattern.Pieces, None: true})
		case c != 0:
			all = append(all, pattern.Clause{Squares: 1 << s, Content: c})
		}
	}
	return all
}

// drawingOf returns what can be drawn of some conditions, and the others.
func drawingOf(clauses []pattern.Clause) (d drawing, rest []pattern.Clause) {
	for _, c := range clauses {
		empty, single := c.None && c.Content == pattern.Pieces, !c.None && bits.OnesCount64(c.Squares) == 1
		if !empty && !single {
			rest = append(rest, c)
			continue
		}
		for left := c.Squares; left != 0; left &= left - 1 {
			content := c.Content
			if empty {
				content = pattern.Empty
			}
			d[bits.TrailingZeros64(left)] = content
		}
	}
	return d, rest
}

// A position shows a drawing on a board: its pieces only.
type position struct{ drawing }

var _ rules.Position = position{}

var errStill = errors.New("nothing moves in a drawing")

// Turn implements rules.Position.
func (position) Turn() rules.Side { return rules.White }

// At implements rules.Position.
func (p position) At(s rules.Square) (rules.Piece, bool) {
	n := number(rules.On(s))
	if n < 0 {
		return rules.Piece{}, false
	}
	return pieceOf(p.drawing[n])
}

// Hand implements rules.Position.
func (position) Hand(rules.Side) []rules.HandPiece { return nil }

// Moves implements rules.Position.
func (position) Moves() []rules.Move { return nil }

// Play implements rules.Position.
func (position) Play(rules.Move) (rules.Position, error) { return nil, errStill }

// Checks implements rules.Position.
func (position) Checks() []rules.Square { return nil }

// String implements rules.Position. It only has to differ between drawings.
func (p position) String() string {
	var b strings.Builder
	for _, c := range p.clauses() {
		b.WriteString(c.String())
	}
	return b.String()
}
