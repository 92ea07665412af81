package pgn

import (
	"errors"

	"passedpawn/game/record"
)

// echo is the board of a game that is known: it takes the moves of the game
// again, by how they are written, and judges none. It knows the usual start.
type echo struct {
	at, before *record.Node
}

var errStranger = errors.New("the game has no such move here")

func (e *echo) read(text string, into *record.Node) error {
	for _, n := range e.at.Children {
		if n.SAN == text {
			e.at, e.before = n, e.at
			into.Move, into.SAN = n.Move, n.SAN
			return nil
		}
	}
	return errStranger
}

func (e *echo) back(board) board { return &echo{at: e.before} }

func (e *echo) fen() string { return "" }
