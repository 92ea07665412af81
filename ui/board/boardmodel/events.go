package boardmodel

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// An Event is something that a hand does.
type Event interface{ on(State) (State, Result) }

// On returns the state after an event, and the result.
func (s State) On(e Event) (State, Result) {
	if s.Position == nil {
		return s, Result{}
	}
	return e.on(s)
}

// Press is pressing the main button.
type Press struct{ At rules.Spot }

func (e Press) on(s State) (State, Result) {
	s.CursorShown = false
	if len(s.Choices) > 0 { // a press outside the choices
		return s.rest(), Result{}
	}
	s.drawFrom = rules.Spot{}
	r := Result{Withdrawn: !s.Waiting.Null()}
	s = s.withdrawn().foresee()
	square, onBoard := e.At.Square()
	switch {
	case e.At.Nowhere():
		return s.rest(), r
	case s.Stamp:
		return s, Result{Put: true, At: e.At}
	}
	s.pressed, s.again, s.foreign = e.At, false, false
	switch {
	case s.Picked() && s.Selected == e.At:
		s.again = true
	case s.Picked() && onBoard && len(s.moves(s.Selected, square)) > 0:
		// The release will try the move: only then is it known whether the press was
		// long.
	case s.lays(e.At):
	case s.own(e.At):
		s = s.pick(e.At)
	case s.Picked():
	default:
		s.Drawn = nil
		s.foreign = there(s.Position, e.At)
	}
	return s, r
}

// Drag is moving the pointer off the spot where the button was pressed.
type Drag struct{}

func (Drag) on(s State) (State, Result) {
	s.Dragging = s.holds() && s.pressed == s.Selected
	return s, Result{}
}

// Release is releasing the main button. Ask asks for the promotion even with AlwaysQueen:
// Alt was held, or the press was long.
type Release struct {
	At  rules.Spot
	Ask bool
}

func (e Release) on(s State) (State, Result) {
	from, again, dragged, foreign := s.pressed, s.again, s.Dragging, s.foreign
	s.pressed, s.again, s.Dragging, s.foreign = rules.Spot{}, false, false, false
	to, onBoard := e.At.Square()
	if foreign && onBoard && e.At != from { // so that the person reads why it cannot move
		return s, Result{Refused: true, From: from, To: to}
	}
	if !s.holds() || from.Nowhere() {
		return s, Result{}
	}
	switch {
	case e.At == s.Selected:
		if again || dragged {
			s = s.rest() // put down on its own spot, and not picked up by a click
		}
		return s, Result{}
	case s.lays(e.At) && (from == s.Selected || from == e.At):
		return s.rest(), Result{Carried: true, From: s.Selected, At: e.At, ByHand: true}
	case !onBoard:
		return s.rest(), Result{Gone: s.Free && dragged, From: s.Selected}
	case from == s.Selected, from == e.At:
		return s.try(to, e.Ask, from == s.Selected)
	}
	return s, Result{}
}

// RightPress is pressing the other button. It puts down the piece in hand, or else
// withdraws the waiting move. On a free board it removes the piece on the spot. Colour is
// the colour that it begins to draw in, 0 for green.
type RightPress struct {
	At     rules.Spot
	Colour byte
}

func (e RightPress) on(s State) (State, Result) {
	s.drawFrom = rules.Spot{}
	switch {
	case s.Picked() || len(s.Choices) > 0:
		return s.rest(), Result{}
	case !s.Waiting.Null():
		return s.withdrawn(), Result{Withdrawn: true}
	case s.Free:
		return s, Result{Gone: s.own(e.At), From: e.At}
	}
	s.drawFrom, s.pen = e.At, cmp.Or(e.Colour, 'G')
	return s, Result{}
}

// RightRelease is releasing the other button. It draws an arrow or a circle, or erases
// one of the same colour.
type RightRelease struct{ At rules.Spot }

func (e RightRelease) on(s State) (State, Result) {
	from, begun := s.drawFrom.Square()
	to, onBoard := e.At.Square()
	s.drawFrom = rules.Spot{}
	if !begun || !onBoard {
		return s, Result{}
	}
	s.Drawn = Toggle(s.Drawn, Drawing{Arrow{from, to}, s.pen})
	return s, Result{}
}

// Toggle adds a drawing. If there is already one in its place, Toggle changes its colour,
// or erases it if the colour is the same. The argument is not changed.
func Toggle(all []Drawing, d Drawing) []Drawing {
	i := slices.IndexFunc(all, func(o Drawing) bool { return o.Arrow == d.Arrow })
	if i < 0 {
		return append(slices.Clone(all), d)
	}
	rest := slices.Concat(all[:i], all[i+1:])
	if all[i].Colour == d.Colour {
		return rest
	}
	return append(rest, d)
}

// Wipe erases the drawings.
type Wipe struct{}

func (Wipe) on(s State) (State, Result) {
	s.Drawn = nil
	return s, Result{}
}

// Cancels reports whether Cancel has something to put down or hide.
func (s State) Cancels() bool {
	return s.Picked() || len(s.Choices) > 0 || !s.Waiting.Null() || s.CursorShown || len(s.Drawn) > 0
}

// Cancel puts down the piece in hand, or else withdraws the waiting move, or else hides
// the cursor.
type Cancel struct{}

func (Cancel) on(s State) (State, Result) {
	switch {
	case s.Picked() || len(s.Choices) > 0:
	case !s.Waiting.Null():
		return s.withdrawn(), Result{Withdrawn: true}
	default:
		s.CursorShown = false
		s.Drawn = nil
	}
	return s.rest(), Result{}
}
