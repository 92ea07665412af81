package boardview

import "passedpawn/game/rules"

// touch tells the page which spot the hand or the cursor is on, if that has changed: the
// piece in hand, else the cursor, else the pointer.
func (b *Widget) touch() {
	at := b.touched()
	if at == b.under {
		return
	}
	b.under = at
	if b.view.Teach {
		b.Refresh()
	}
	b.config.Touched(at)
}

// targets returns where the piece in hand may move, or else, if the board teaches, the
// one under the pointer.
func (b *Widget) targets() (from rules.Spot, to []rules.Square) {
	s := b.state
	switch {
	case s.Picked():
		return s.Selected, s.Targets()
	case b.view.Teach && !b.under.Nowhere() && len(s.Choices) == 0:
		return b.under, s.TargetsOf(b.under)
	}
	return from, nil
}

func (b *Widget) touched() rules.Spot {
	switch s := b.state; {
	case s.Picked():
		return s.Selected
	case s.CursorShown:
		return s.Cursor
	case b.inside:
		return b.at(b.pointer)
	}
	return rules.Spot{}
}
