package boardmodel

import "passedpawn/game/rules"

// Step walks the cursor by files and ranks as the position counts them, or
// along the open chooser.
type Step struct{ Files, Ranks int }

func (e Step) on(s State) (State, Result) {
	if n := len(s.Choices); n > 0 {
		by := e.Ranks
		if int(s.Choices[0].To.Rank) >= s.Ranks/2 {
			by = -by
		}
		s.Choice = (s.Choice + by + e.Files + n) % n
		return s, Result{}
	}
	if !s.CursorShown {
		s.CursorShown = true
		return s, Result{}
	}
	s.Cursor = rules.Sq(
		min(max(int(s.Cursor.File)+e.Files, 0), s.Files-1),
		min(max(int(s.Cursor.Rank)+e.Ranks, 0), s.Ranks-1))
	return s, Result{}
}

// Act picks up at the cursor, or puts down there; in the chooser it chooses, on a
// free board it puts what was chosen beside it.
// Ask asks for the promotion even where the queen is always taken.
type Act struct{ Ask bool }

func (e Act) on(s State) (State, Result) {
	switch {
	case len(s.Choices) > 0:
		return s.choose(s.Choice)
	case !s.CursorShown:
		s.CursorShown = true
	case s.Stamp:
		return s, Result{Put: true, To: s.Cursor}
	case s.Picked && s.Selected == s.Cursor:
		return s.rest(), Result{}
	case s.Picked && len(s.moves(s.Selected, s.Cursor)) > 0:
		return s.try(s.Cursor, e.Ask, false)
	case s.own(s.Cursor):
		return s.pick(s.Cursor), Result{}
	case s.Picked:
		return s.try(s.Cursor, e.Ask, false)
	}
	return s, Result{}
}

// Remove takes away what stands at the cursor of a free board, or is picked up
// there.
type Remove struct{}

func (Remove) on(s State) (State, Result) {
	at := s.Cursor
	if s.Picked {
		at = s.Selected
	}
	if !s.Free || !s.Picked && !s.CursorShown || !s.own(at) {
		return s, Result{}
	}
	return s.rest(), Result{Gone: true, From: at}
}

// Choose picks a kind in the open chooser.
type Choose struct{ Kind rules.Kind }

func (e Choose) on(s State) (State, Result) {
	for i, m := range s.Choices {
		if m.Promote == e.Kind {
			return s.choose(i)
		}
	}
	return s, Result{}
}

// Ask opens the chooser for a step that was typed without saying what the pawn
// becomes, or plays it if there is nothing to choose.
type Ask struct{ From, To rules.Square }

func (e Ask) on(s State) (State, Result) {
	if !s.own(e.From) {
		return s, Result{}
	}
	return s.rest().pick(e.From).try(e.To, false, false)
}
