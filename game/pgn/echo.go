package pgn

import (
	"errors"

	"passedpawn/game/record"
)

// echo is the board of a game that is known: it takes the moves of the game
// again, by how they are written, and judges none. It knows the usual start.
type echo struct {
	at, before record.Node
}

var errStranger = errors.New("the game has no such move here")

func (e *echo) read(text string, behind record.Node) (record.Node, string, error) {
	next, more := e.at.Next()
	if more && next.SAN() != text {
		more = false
		for v := range e.at.Variations() {
			if v.SAN() == text {
				next, more = v, true
				break
			}
		}
	}
	if !more {
		return behind, "", errStranger
	}
	e.at, e.before = next, e.at
	return behind.Add(next.Move(), text), text, nil
}

func (e *echo) back(board) board { return &echo{at: e.before} }

func (e *echo) fen() string { return "" }
