package ending

import (
	"fmt"
	"strings"

	"passedpawn/game/chess/bitboard"
)

// Board returns the position in which the men of an ending stand on some squares. passing
// means that the other side has just moved its pawn two squares, beside one of the side to
// move. It fails if men cannot stand so.
func (e *Ending) Board(turn bitboard.Side, at Squares, passing bool) (bitboard.Position, error) {
	board := []byte(strings.Repeat("1", 64))
	board[at[0]], board[at[1]] = 'K', 'k'
	for i, m := range e.Men {
		board[at[2+i]] = letters[m.Kind] + byte(m.Side)*('a'-'A')
	}
	var ranks []string
	for rank := 7; rank >= 0; rank-- {
		ranks = append(ranks, string(board[rank*8:rank*8+8]))
	}
	target := "-"
	if passing {
		target = (at[3-turn] - Up(turn^1)).String()
	}
	p, err := bitboard.Parse(fmt.Sprintf("%s %c - %s 0 1", strings.Join(ranks, "/"), "wb"[turn], target))
	switch {
	case err != nil:
		return p, err
	case p.Occupied().Count() != 2+len(e.Men):
		return p, fmt.Errorf("%s: two men are on one square", e.Name)
	}
	return p, nil
}
