package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// Step moves the cursor by files and ranks as the position counts them, over the edge of
// the board into a hand, or along the open chooser.
type Step struct {
	Files, Ranks int
	Stacked      bool // the hands are above and below the board
}

func (e Step) on(s State) (State, Result) {
	if n := len(s.Choices); n > 0 {
		by := e.Ranks
		if int(s.Choices[0].To.Rank) >= s.Shape.Ranks/2 {
			by = -by
		}
		s.Choice = (s.Choice + by + e.Files + n) % n
		return s, Result{}
	}
	if !s.CursorShown {
		s.CursorShown = true
		return s, Result{}
	}
	s.Cursor = s.walk(e)
	return s, Result{}
}

// walk returns the spot to which a step leads: the next square, the nearest piece of a
// hand in that direction, or the spot where the step began.
func (s State) walk(e Step) rules.Spot {
	file, rank := place(s.Shape, s.Cursor, e.Stacked)
	to := [2]int{file + e.Files, rank + e.Ranks}
	if to[0] >= 0 && to[0] < s.Shape.Files && to[1] >= 0 && to[1] < s.Shape.Ranks {
		return rules.On(rules.Sq(to[0], to[1]))
	}
	outside, at := 1, to[1]
	if to[0] < 0 || to[0] >= s.Shape.Files {
		outside, at = 0, to[0]
	}
	best, far := s.Cursor, 1<<30
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, kind := range s.Shape.Hand {
			piece := rules.Piece{Side: side, Kind: kind}
			if !s.Free && rules.CountInHand(s.Position, piece) == 0 {
				continue // nothing to pick up
			}
			spot := rules.InHand(piece)
			var lies [2]int
			lies[0], lies[1] = place(s.Shape, spot, e.Stacked)
			ahead := (lies[0]-file)*e.Files + (lies[1]-rank)*e.Ranks
			d := lies[1-outside] - to[1-outside]
			if ahead > 0 && lies[outside] == at && max(d, -d) < far {
				best, far = spot, max(d, -d)
			}
		}
	}
	return best
}

// Act picks up at the cursor, or puts down there. In the chooser it chooses. On a free
// board it puts down the piece chosen beside the board. Ask asks for the promotion even
// with AlwaysQueen.
type Act struct{ Ask bool }

func (e Act) on(s State) (State, Result) {
	s = s.foresee()
	at, onBoard := s.Cursor.Square()
	switch {
	case len(s.Choices) > 0:
		return s.choose(s.Choice)
	case !s.CursorShown:
		s.CursorShown = true
	case s.Stamp:
		return s, Result{Put: true, At: s.Cursor}
	case s.Picked() && s.Selected == s.Cursor:
		return s.rest(), Result{}
	case s.Picked() && onBoard && len(s.moves(s.Selected, at)) > 0:
		return s.try(at, e.Ask, false)
	case s.own(s.Cursor) && !s.lays(s.Cursor):
		return s.pick(s.Cursor), Result{}
	case s.Picked() && onBoard:
		return s.try(at, e.Ask, false)
	case s.lays(s.Cursor):
		return s.rest(), Result{Carried: true, From: s.Selected, At: s.Cursor}
	}
	return s, Result{}
}

// lays reports whether a piece picked up on a free board would be put into a hand.
func (s State) lays(into rules.Spot) bool {
	_, fromBoard := s.Selected.Square()
	_, hand := into.HandPiece()
	return s.Free && fromBoard && hand
}

// Remove removes the piece picked up on a free board, or else the one at the cursor.
type Remove struct{}

func (Remove) on(s State) (State, Result) {
	at := s.Cursor
	if s.Picked() {
		at = s.Selected
	}
	if !s.Free || !s.Picked() && !s.CursorShown || !s.own(at) {
		return s, Result{}
	}
	return s.rest(), Result{Gone: true, From: at}
}

// Take picks up a kind from the mover's hand, or puts it down if it is picked up. The
// cursor appears on a square where the piece can be dropped.
type Take struct{ Kind rules.Kind }

func (e Take) on(s State) (State, Result) {
	at := rules.InHand(rules.Piece{Side: s.Mover(), Kind: e.Kind})
	s = s.foresee()
	switch {
	case len(s.Choices) > 0 || !s.own(at):
		return s, Result{}
	case s.Selected == at:
		return s.rest(), Result{}
	}
	s = s.rest().pick(at)
	if _, onBoard := s.Cursor.Square(); !onBoard || !s.CursorShown {
		s.Cursor = rules.On(s.central(s.Targets()))
	}
	s.CursorShown = true
	return s, Result{}
}

// central returns the square nearest to the middle of the board, or the middle itself if
// there are none.
func (s State) central(of []rules.Square) rules.Square {
	middle := rules.Sq(s.Shape.Files/2, s.Shape.Ranks/2)
	if len(of) == 0 {
		return middle
	}
	return slices.MinFunc(of, func(a, b rules.Square) int { return apartness(a, middle) - apartness(b, middle) })
}

// apartness returns the square of the distance between two squares.
func apartness(a, b rules.Square) int {
	f, r := int(a.File)-int(b.File), int(a.Rank)-int(b.Rank)
	return f*f + r*r
}

// Choose chooses a kind in the open chooser, the rook for castling.
type Choose struct{ Kind rules.Kind }

func (e Choose) on(s State) (State, Result) {
	for i := range s.Choices {
		if s.Face(i) == e.Kind {
			return s.choose(i)
		}
	}
	return s, Result{}
}

// Point selects the choice under the pointer in the open chooser.
type Point struct{ Choice int }

func (e Point) on(s State) (State, Result) {
	if e.Choice >= 0 && e.Choice < len(s.Choices) {
		s.Choice = e.Choice
	}
	return s, Result{}
}

// Ask opens the chooser for a step that was typed without its promotion, or plays the
// step if there is nothing to choose.
type Ask struct {
	From rules.Spot
	To   rules.Square
}

func (e Ask) on(s State) (State, Result) {
	if !s.own(e.From) {
		return s, Result{}
	}
	return s.rest().foresee().pick(e.From).try(e.To, false, false)
}

// Reach moves the cursor to a spot that exists, and shows it. While a choice is open, nothing
// moves.
type Reach struct{ At rules.Spot }

func (e Reach) on(s State) (State, Result) {
	if square, onBoard := e.At.Square(); len(s.Choices) > 0 || onBoard && !s.Shape.Has(square) || !onBoard && !there(s.Position, e.At) {
		return s, Result{}
	}
	s.Cursor, s.CursorShown = e.At, true
	return s, Result{}
}
