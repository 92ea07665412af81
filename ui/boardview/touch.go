package boardview

import "passedpawn/game/rules"

// touch tells the page on which spot the hand or the cursor is, if that has
// changed: the piece picked up, else the cursor, else the pointer.
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

// targets are where the piece picked up may go, or else, where the board
// teaches, the one under the hand.
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
