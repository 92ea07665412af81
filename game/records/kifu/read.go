package kifu

import (
	"strings"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// variant is the value of the Variant tag of PGN for shogi.
const variant = "Shogi"

// Read reads a game. A move that cannot be read ends its line: the text from there on is
// kept with the last move, and Read returns an error. The record is nil only if the game
// has no usable start.
func (f Format) Read(item pgn.Item, games rules.Games) (*record.Record, []error) {
	r, known := games.Find(variant)
	if !known {
		return nil, []error{&pgn.Error{Game: item.Number, Line: item.Line, Why: "shogi is not known here"}}
	}
	item.Text = strings.Clone(item.Text)
	b := newBuilder(item, r)
	first := max(item.Line, 1)
	var err error
	switch f {
	case CSA:
		err = csaReader{b}.read(linesOf(item.Text, first))
	case USI:
		err = usiReader{b}.read(linesOf(item.Text, first))
	case JKF:
		err = readJKF(b, item.Text, first)
	default:
		err = kifReader{b}.read(linesOf(item.Text, first))
	}
	if damaged, ok := err.(*pgn.Error); ok {
		return nil, append(b.errs, damaged)
	}
	if err != nil {
		return nil, append(b.errs, &pgn.Error{Game: item.Number, Line: item.Line, Why: err.Error()})
	}
	return b.finish()
}
