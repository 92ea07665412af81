package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// While the opponent has the move, a move can be made in advance: one of those that some
// move of the opponent makes legal (rules.Ahead). The hands work as usual. The move is
// kept in State.Waiting until it is played or withdrawn.

// Able reports whether the hands may move anything, now or in advance.
func (s State) Able() bool { return s.Enabled || s.Ahead }

// Mover is the side whose pieces the hands move.
func (s State) Mover() rules.Side {
	if s.Ahead {
		return s.Position.Turn().Other()
	}
	return s.Position.Turn()
}

// foresee finds the moves that can be made in advance, once per position. They are needed
// only when a hand begins to make one.
func (s State) foresee() State {
	if s.Ahead && s.ahead == nil {
		s.ahead = rules.Ahead(s.Position)
	}
	return s
}

// possible returns the moves that the hands can make now.
func (s State) possible() []rules.Move {
	if s.Ahead {
		return s.ahead
	}
	return s.Position.Moves()
}

// withdrawn returns the state without the waiting move.
func (s State) withdrawn() State {
	s.Waiting = rules.Move{}
	return s
}

// keepsPiece reports whether the piece in hand, picked up while the opponent had the move,
// can stay there in the position after the opponent's move.
func (s State) keepsPiece(v Shown) bool {
	if !s.Ahead || !s.Picked() || !v.Enabled || !s.sameBoard(v.Shape) || v.Position.Turn() != s.Mover() {
		return false
	}
	was, _ := rules.PieceAt(s.Position, s.Selected)
	is, ok := rules.PieceAt(v.Position, s.Selected)
	return ok && is == was
}

// reopened returns the state with the open chooser showing the moves that are legal now.
// The chooser closes if they have changed.
func (s State) reopened() State {
	if len(s.Choices) == 0 {
		return s
	}
	now := s.moves(s.Selected, s.Choices[0].To)
	if !slices.Equal(now, s.Choices) {
		return s.rest()
	}
	return s
}

// WaitingSpots returns the spots where the move made in advance begins and ends, if there is
// one.
func (s State) WaitingSpots() []rules.Spot {
	if s.Waiting.Null() {
		return nil
	}
	return []rules.Spot{s.Waiting.Origin(s.Mover()), rules.On(s.Waiting.To)}
}
