package train

import (
	"slices"

	"passedpawn/game/rules"
)

// A trail is what was played on the board since a card was shown.
type trail struct {
	line  []rules.Position // before each move
	moves []rules.Move
}

// step notes a move from a position to the one that is on the board now.
func (t *trial) step(from rules.Position, m rules.Move) {
	t.last = m
	t.trail.line, t.trail.moves = append(t.trail.line, from), append(t.trail.moves, m)
}

// Trace returns the positions that led to the one on the board, which is the last of them, and the
// moves between them.
func (t *trial) Trace() (line []rules.Position, moves []rules.Move) {
	if t.talk != nil {
		return t.talk.Line, t.talk.Moves
	}
	return append(slices.Clip(t.trail.line), t.Position()), t.trail.moves
}
