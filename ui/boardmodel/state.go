// Package boardmodel is what hands do to a board, as values: selecting,
// dragging, dropping, choosing a promotion, walking a cursor, drawing arrows,
// and the plan of an animation. It knows no window; ui/boardview shows it.
package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// A State is all that the hands have done since the position came up. On
// returns the next State; a State itself never changes.
type State struct {
	Position rules.Position
	Shape    rules.Shape // of its board
	// Enabled is set while the person may move.
	Enabled bool
	// Ahead is set while the opponent has the move and the person may make one in
	// advance. Waiting is the one that was made, the null move for none.
	Ahead   bool
	Waiting rules.Move
	// Free is set while a position is set up: every piece can be picked up and
	// goes wherever it is put, and away from the board.
	Free bool
	// Stamp is set, on a free board, while a press puts down what was chosen
	// beside the board.
	Stamp bool
	// AlwaysQueen promotes to the first choice without asking, where nothing is lost by it.
	AlwaysQueen bool

	// Selected is the spot picked up from, nowhere for none.
	Selected rules.Spot
	// Dragging is set while the picked piece follows the pointer.
	Dragging bool
	// Cursor is the keyboard's spot, if CursorShown.
	Cursor      rules.Spot
	CursorShown bool
	// Choices are the moves to choose between while the chooser is open, and
	// Choice the one under the keys.
	Choices []rules.Move
	Choice  int
	// Drawn are the arrows and circles made by hand.
	Drawn []Drawing

	pressed  rules.Spot // where the button went down
	again    bool       // it went down on the piece already picked up
	foreign  bool       // it went down on a piece that is not to move
	drawFrom rules.Spot // where the right button went down
	pen      byte       // the colour it draws in
	ahead    []rules.Move
}

// An Arrow is drawn from one square to another, or around one.
type Arrow struct{ From, To rules.Square }

// A Drawing is an arrow or a circle in the colour of a pen, as PGN files write it: G,
// R, B or Y.
type Drawing struct {
	Arrow
	Colour byte
}

// A Result is what an event led to. At most one of its parts is set.
type Result struct {
	// Move is a legal move to play, if Played, or one to be made in advance, if Ahead.
	Move   rules.Move
	Played bool
	Ahead  bool
	// Withdrawn says that the move that waits is not to be played.
	Withdrawn bool
	// ByHand says that the piece was dropped where it goes, so that it need
	// not glide there.
	ByHand bool
	// Refused says that From to To was tried and is not legal.
	Refused bool
	From    rules.Spot
	To      rules.Square
	// Put says that something is to be put on At, Carried that what was on From was put
	// there, Gone that it was taken away, all on a free board.
	Put, Carried, Gone bool
	At                 rules.Spot
}

// Picked reports whether a piece is picked up.
func (s State) Picked() bool { return !s.Selected.Nowhere() }

// Shown is what a board shows, apart from what hands do to it.
type Shown struct {
	Shape    rules.Shape
	Position rules.Position
	Enabled  bool       // the person may move
	Ahead    bool       // or make a move in advance
	Waiting  rules.Move // the one that was made
}

// Show puts up a position on a board. A new position puts down what was picked up,
// closes the chooser and wipes the drawings; the cursor stays while its spot is there.
// Where the opponent has just moved, what was picked up before stays in hand.
func (s State) Show(v Shown) State {
	p := v.Position
	another := s.Position == nil || s.Position.String() != p.String() || !s.sameBoard(v.Shape)
	kept := another && s.Position != nil && s.kept(v)
	if another {
		if s.ahead = nil; !kept {
			s = s.rest()
		}
		s.Drawn = nil
	}
	if !s.sameBoard(v.Shape) {
		s.Cursor, s.CursorShown = rules.Spot{}, false
	}
	s.Shape = v.Shape
	if _, held := s.Cursor.HandPiece(); s.Cursor.Nowhere() || held && !s.Free && !there(p, s.Cursor) {
		s.Cursor = rules.On(rules.Sq(v.Shape.Files/2, 0))
	}
	if !kept && (v.Enabled != s.Enabled || v.Ahead != s.Ahead) || !v.Enabled && !v.Ahead {
		s = s.rest()
	}
	s.Position, s.Enabled, s.Ahead, s.Waiting = p, v.Enabled, v.Ahead && !v.Enabled, v.Waiting
	if kept {
		s = s.reopened()
	}
	return s
}

// Editing says whether a position is set up, and whether a press puts down what
// was chosen beside the board.
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

// there reports whether a piece is on a spot.
func there(p rules.Position, at rules.Spot) bool {
	_, ok := rules.PieceAt(p, at)
	return ok
}

// rest puts down what is picked up; nothing was played.
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

// Targets are the squares the picked piece may go to.
func (s State) Targets() []rules.Square {
	if !s.Picked() || len(s.Choices) > 0 {
		return nil
	}
	return s.TargetsOf(s.Selected)
}

// TargetsOf are the squares the piece on a spot may go to; one of the side not to
// move, if it were, or in advance.
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

// Landing is the square of a spot if what is in hand may be put down there as a move.
func (s State) Landing(at rules.Spot) (to rules.Square, ok bool) {
	to, onBoard := at.Square()
	if !onBoard || !s.Picked() || s.Selected == at || len(s.Choices) > 0 {
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

// Takes reports whether moving from a spot to a square captures: a piece stands
// there, or a pawn leaves its file for an empty square (en passant).
func (s State) Takes(from rules.Spot, to rules.Square) bool {
	if _, ok := s.Position.At(to); ok {
		return true
	}
	at, onBoard := from.Square()
	p, ok := s.Position.At(at)
	return onBoard && ok && p.Kind == rules.Pawn && to.File != at.File
}
