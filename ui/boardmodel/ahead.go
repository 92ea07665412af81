package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// A move can be made in advance while the opponent has the move: it is among those
// that some move of the opponent makes legal (rules.Ahead), so that hands feel no
// difference. What is made waits in State.Waiting until it is played or withdrawn.

// Able reports whether the hands may move anything, now or in advance.
func (s State) Able() bool { return s.Enabled || s.Ahead }

// Mover is the side whose pieces the hands move.
func (s State) Mover() rules.Side {
	if s.Ahead {
		return s.Position.Turn().Other()
	}
	return s.Position.Turn()
}

// foresee finds the moves that can be made in advance, once for a position: they are
// needed only when a hand begins to make one.
func (s State) foresee() State {
	if s.Ahead && s.ahead == nil {
		s.ahead = rules.Ahead(s.Position)
	}
	return s
}

// possible are the moves that the hands can make now.
func (s State) possible() []rules.Move {
	if s.Ahead {
		return s.ahead
	}
	return s.Position.Moves()
}

// withdrawn is the state without the move that waits.
func (s State) withdrawn() State {
	s.Waiting = rules.Move{}
	return s
}

// kept reports whether what is in hand, taken up while the opponent had the move, can
// stay there in the position that the opponent has made.
func (s State) kept(v Shown) bool {
	if !s.Ahead || !s.Picked() || !v.Enabled || !s.sameBoard(v.Shape) || v.Position.Turn() != s.Mover() {
		return false
	}
	was, _ := rules.PieceAt(s.Position, s.Selected)
	is, ok := rules.PieceAt(v.Position, s.Selected)
	return ok && is == was
}

// reopened is the state with the open chooser over the moves that are legal now. It
// closes where they are not the same.
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
