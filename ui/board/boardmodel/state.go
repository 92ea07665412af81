// Package boardmodel describes as values what hands do to a board: selecting, dragging,
// dropping, choosing a promotion, moving a cursor, drawing arrows, and the plan of an
// animation. It does not depend on a window; ui/board/boardview shows it.
package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// A State is everything that the hands have done since the position appeared. On returns
// the next State; a State itself never changes.
type State struct {
	Position rules.Position
	Shape    rules.Shape // of its board
	// Enabled is set while the person may move.
	Enabled bool
	// Ahead is set while the opponent has the move and the person may make one in
	// advance. Waiting is the move made in advance, the null move for none.
	Ahead   bool
	Waiting rules.Move
	// Free is set while a position is being set up: every piece can be picked up, put on
	// any spot, and dragged off the board.
	Free bool
	// Stamp is set on a free board while a press puts down the piece chosen beside the
	// board.
	Stamp bool
	// AlwaysQueen promotes to the first choice without asking, if that loses nothing.
	AlwaysQueen bool

	// Selected is the spot of the piece picked up, nowhere for none.
	Selected rules.Spot
	// Dragging is set while the piece picked up follows the pointer.
	Dragging bool
	// Cursor is the spot of the keyboard cursor, if CursorShown.
	Cursor      rules.Spot
	CursorShown bool
	// Choices are the moves to choose from while the chooser is open. Choice is the one
	// that the keys have selected.
	Choices []rules.Move
	Choice  int
	// Drawn are the arrows and circles drawn by hand.
	Drawn []Drawing

	pressed  rules.Spot // where the button was pressed
	again    bool       // the press was on the piece already picked up
	foreign  bool       // the press was on a piece of the side not to move
	drawFrom rules.Spot // where the right button was pressed
	pen      byte       // the colour it draws in
	ahead    []rules.Move
}

// An Arrow runs from one square to another; with one square it is a circle.
type Arrow struct{ From, To rules.Square }

// A Drawing is an arrow or a circle in the colour of a pen, in the letters of PGN files:
// G, R, B or Y.
type Drawing struct {
	Arrow
	Colour byte
}

// A Result is what an event led to. At most one of its flags is set, but for ByHand.
type Result struct {
	// Move is a legal move to play, if Played, or one made in advance, if Ahead.
	Move   rules.Move
	Played bool
	Ahead  bool
	// Withdrawn means that the waiting move must not be played.
	Withdrawn bool
	// ByHand means that the piece was dropped on its square, so that it need not glide
	// there.
	ByHand bool
	// Refused means that the step from From to To was tried and is not legal.
	Refused bool
	From    rules.Spot
	To      rules.Square
	// These are set on a free board only. Put means that a piece is to be put on At,
	// Carried that the piece on From was put on At, and Gone that the piece on From was
	// removed.
	Put, Carried, Gone bool
	At                 rules.Spot
}

// Picked reports whether a piece is picked up.
func (s State) Picked() bool { return !s.Selected.Nowhere() }

// holds reports whether a piece is picked up whose move is not being chosen.
func (s State) holds() bool { return s.Picked() && len(s.Choices) == 0 }

// Shown is what a board shows, apart from what the hands do to it.
type Shown struct {
	Shape    rules.Shape
	Position rules.Position
	Enabled  bool       // the person may move
	Ahead    bool       // or may make a move in advance
	Waiting  rules.Move // the move made in advance
}

// Show shows a position on a board. A new position puts down the piece in hand, closes
// the chooser and erases the drawings. The cursor stays if its spot exists. If the
// opponent has just moved, a piece picked up before stays in hand.
func (s State) Show(v Shown) State {
	p := v.Position
	another := s.Position == nil || s.Position.String() != p.String() || !s.sameBoard(v.Shape)
	kept := another && s.Position != nil && s.keepsPiece(v)
	if another {
		if s.ahead = nil; !kept {
			s = s.rest()
		}
		s.Drawn = nil
	}
	s = s.withCursor(v)
	s.Shape = v.Shape
	if !kept && (v.Enabled != s.Enabled || v.Ahead != s.Ahead) || !v.Enabled && !v.Ahead {
		s = s.rest()
	}
	s.Position, s.Enabled, s.Ahead, s.Waiting = p, v.Enabled, v.Ahead && !v.Enabled, v.Waiting
	if kept {
		s = s.reopened()
	}
	return s
}

// withCursor hides the cursor if the board is another one, and puts it on the board if its
// spot is no longer there.
func (s State) withCursor(v Shown) State {
	if !s.sameBoard(v.Shape) {
		s.Cursor, s.CursorShown = rules.Spot{}, false
	}
	if _, held := s.Cursor.HandPiece(); s.Cursor.Nowhere() || held && !s.Free && !there(v.Position, s.Cursor) {
		s.Cursor = rules.On(rules.Sq(v.Shape.Files/2, 0))
	}
	return s
}

// Editing sets whether a position is being set up, and whether a press puts down the
// piece chosen beside the board.
func (s State) Editing(free, stamp bool) State {
	if stamp && !s.Stamp {
		s = s.rest()
	}
	s.Free, s.Stamp = free, stamp
	return s
}

func (s State) sameBoard(shape rules.Shape) bool {
	return s.Shape.Files == shape.Files && s.Shape.Ranks == shape.Ranks && slices.Equal(s.Shape.Hand, shape.Hand)
}

// there reports whether there is a piece on a spot.
func there(p rules.Position, at rules.Spot) bool {
	_, ok := rules.PieceAt(p, at)
	return ok
}

// rest puts down the piece in hand without playing a move.
func (s State) rest() State {
	s.Dragging, s.again, s.foreign = false, false, false
	s.Choices, s.Choice = nil, 0
	s.Selected, s.pressed = rules.Spot{}, rules.Spot{}
	return s
}

func (s State) own(at rules.Spot) bool {
	if s.Position == nil || !s.Able() {
		return false
	}
	p, ok := rules.PieceAt(s.Position, at)
	return ok && (s.Free || p.Side == s.Mover())
}

func (s State) pick(at rules.Spot) State {
	s.Selected = at
	return s
}

// Targets returns the squares to which the piece in hand may move.
func (s State) Targets() []rules.Square {
	if !s.holds() {
		return nil
	}
	return s.TargetsOf(s.Selected)
}

// TargetsOf returns the squares to which the piece on a spot may move: in advance, or as
// if it were its side's turn, if it is not.
func (s State) TargetsOf(from rules.Spot) []rules.Square {
	p, moves := s.Position, []rules.Move(nil)
	piece, ok := rules.PieceAt(p, from)
	switch {
	case s.Free:
		return nil // all
	case s.Ahead && s.Picked():
		moves = s.ahead
	default:
		if ok && piece.Side != p.Turn() {
			if passed, err := p.Play(rules.Move{}); err == nil {
				p = passed
			}
		}
		moves = p.Moves()
	}
	var targets []rules.Square
	seen := map[rules.Square]bool{}
	for _, m := range moves {
		if m.Origin(piece.Side) == from && !seen[m.To] {
			seen[m.To] = true
			targets = append(targets, m.To)
		}
	}
	return targets
}

// Landing returns the square of a spot if the piece in hand can move there.
func (s State) Landing(at rules.Spot) (to rules.Square, ok bool) {
	to, onBoard := at.Square()
	if !onBoard || !s.holds() || s.Selected == at {
		return to, false
	}
	return to, s.Free || len(s.moves(s.Selected, to)) > 0
}

// Answers reports whether a press on a spot would do something: pick up a piece, or put
// down the one in hand.
func (s State) Answers(at rules.Spot) bool {
	if s.Position == nil || len(s.Choices) > 0 {
		return false
	}
	_, lands := s.Landing(at)
	return lands || s.Stamp && !at.Nowhere() || s.own(at)
}

// Takes reports whether moving from a spot to a square captures: there is a piece on the
// square, or a pawn leaves its file for an empty square (en passant).
func (s State) Takes(from rules.Spot, to rules.Square) bool {
	if _, ok := s.Position.At(to); ok {
		return true
	}
	at, onBoard := from.Square()
	p, ok := s.Position.At(at)
	return onBoard && ok && p.Kind == rules.Pawn && to.File != at.File
}
