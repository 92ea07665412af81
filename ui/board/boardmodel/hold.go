package boardmodel

import "passedpawn/game/rules"

// TakenUp returns the spot of a piece that a hand has touched since an earlier state: one
// that was picked up, or one of the other side that was pressed.
func (s State) TakenUp(before State) (at rules.Spot, ok bool) {
	switch {
	case !s.Enabled || s.Free:
		return rules.Spot{}, false
	case s.Picked() && s.Selected != before.Selected:
		return s.Selected, true
	case s.foreign && !before.foreign:
		return s.pressed, true
	}
	return rules.Spot{}, false
}

// LetGo returns the move, since an earlier state, of a piece that was put down to be
// promoted while the choice is still open.
func (s State) LetGo(before State) (from rules.Spot, to rules.Square, ok bool) {
	if len(s.Choices) == 0 || len(before.Choices) > 0 {
		return rules.Spot{}, rules.Square{}, false
	}
	return s.Selected, s.Choices[0].To, true
}
