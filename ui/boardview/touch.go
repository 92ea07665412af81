package boardview

import "passedpawn/game/rules"

// touch tells the page on which square the hand or the cursor is, if that has
// changed: the piece picked up, else the cursor, else the pointer.
func (b *Board) touch() {
	at, on := b.touched()
	if at == b.under && on == b.over {
		return
	}
	b.under, b.over = at, on
	b.config.Touched(at, on)
}

func (b *Board) touched() (rules.Square, bool) {
	switch s := b.state; {
	case s.Picked:
		return s.Selected, true
	case s.CursorShown:
		return s.Cursor, true
	case b.inside:
		return b.at(b.pointer)
	}
	return rules.Square{}, false
}
