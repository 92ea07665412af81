package orthodox

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// parseFEN reads a FEN with bitboard.Parse, whose output the library can read. It keeps
// the square that a pawn has passed even if no pawn can capture it.
func parseFEN(text string) (*position, error) {
	p, err := bitboard.Parse(text)
	if err != nil {
		return nil, err
	}
	fixed := strings.Fields(p.String())
	passed := strings.Fields(text)[3]
	if s, err := rules.ParseSquare(passed); err == nil && p.Passed(convert.FastSquare(s)) {
		fixed[3] = passed
	}
	return fromFEN(strings.Join(fixed, " "))
}

// fromFEN makes a position from a correct FEN.
func fromFEN(text string) (*position, error) {
	lib := &chess.Position{}
	if err := lib.UnmarshalText([]byte(text)); err != nil {
		return nil, fmt.Errorf("%q: %w", text, err)
	}
	return wrap(lib), nil
}
