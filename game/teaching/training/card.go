package training

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// A Card is a position and what is to be played in it. However a game came to the position,
// it is the same card.
type Card struct {
	ID       string // of the position
	Position rules.Position
	Moves    []rules.Move // that are right, the best first
	Sources  []Source     // the moments that it comes from
}

// NewCard returns the card of a position, with the moves that are right in it.
func NewCard(r rules.Rules, p rules.Position, moves []rules.Move, from ...Source) (Card, error) {
	key := keyOf(p)
	p, err := r.Parse(key + " 0 1")
	if err != nil {
		return Card{}, err
	}
	c := Card{ID: IDOf(key), Position: p, Moves: moves}
	for _, s := range from {
		c.Sources = append(c.Sources, s.plain()) // as it is read again, so that the store knows it
	}
	return c, nil
}

// IDOf returns the ID of the card of a position: the first four fields of its FEN, with the
// en passant square only if a capture there is legal.
func IDOf(key string) string {
	h := fnv.New64a()
	_, _ = h.Write([]byte(key)) // never fails
	return fmt.Sprintf("%016x", h.Sum64())
}

// Accepts reports whether a move is known to be right.
func (c Card) Accepts(m rules.Move) bool { return slices.Contains(c.Moves, m) }

// keyOf returns the parts of a FEN that make a position: where the pieces are, the side to
// move, the rights to castle, and the square of a legal en passant capture.
func keyOf(p rules.Position) string {
	fields := strings.Fields(p.String())
	if len(fields) < 4 {
		return p.String()
	}
	if !capturable(p, fields[3]) {
		fields[3] = "-"
	}
	return strings.Join(fields[:4], " ")
}

// capturable reports whether a pawn can be captured en passant on a square.
func capturable(p rules.Position, square string) bool {
	return slices.ContainsFunc(p.Moves(), func(m rules.Move) bool {
		piece, _ := p.At(m.From)
		return piece.Kind == rules.Pawn && m.From.File != m.To.File && m.To.String() == square
	})
}

// And returns the card with the moves and the sources of another one of the same position.
func (c Card) And(other Card) Card {
	c.Moves = union(c.Moves, other.Moves)
	c.Sources = union(c.Sources, other.Sources)
	return c
}

// same reports whether two cards of one position know the same.
func (c Card) same(other Card) bool {
	return c.ID == other.ID && slices.Equal(c.Moves, other.Moves) && slices.Equal(c.Sources, other.Sources)
}

// union returns what is in either of two lists, in their order and once each.
func union[T comparable](a, b []T) []T {
	all := slices.Clone(a)
	for _, one := range b {
		if !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all
}
