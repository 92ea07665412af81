package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/i18n"
)

var steps = map[fyne.KeyName]boardmodel.Step{
	fyne.KeyUp: {Ranks: 1}, fyne.KeyDown: {Ranks: -1}, fyne.KeyLeft: {Files: -1}, fyne.KeyRight: {Files: 1},
}

var choiceKeys = map[fyne.KeyName]rules.Kind{
	fyne.KeyQ: rules.Queen, fyne.KeyR: rules.Rook, fyne.KeyB: rules.Bishop, fyne.KeyN: rules.Knight,
}

// choice returns the kind that a key chooses, by its letter in the person's language or
// in English.
func choice(key fyne.KeyName) rules.Kind {
	if kind, ok := choiceKeys[fyne.KeyName(i18n.English(string(key)))]; ok {
		return kind
	}
	return choiceKeys[key]
}

// TypedKey implements fyne.Focusable. Left and Right browse the game until the cursor is
// shown. Up, Down, Enter or Space show it, Esc hides it, and while it is shown the four
// arrow keys move it. For a person who plays by ear, they always do.
//
// A window may pass on keys that no widget has received. From then on the board shows
// that it has the keys.
func (b *Widget) TypedKey(e *fyne.KeyEvent) {
	if c := canvasOf(b); c != nil && !b.focused {
		c.Focus(b)
	}
	b.quiet, b.chosen = false, false
	b.held(e, true) // Shift itself may be what gave the board the focus
	lookForShift(b)
	choosing := len(b.state.Choices) > 0
	step, moves := stepOf(b.state, b.view.Ear, e.Name)
	switch {
	case choosing && choice(e.Name) != rules.NoKind:
		b.Do(boardmodel.Choose{Kind: choice(e.Name)})
		b.chosen = true
	case moves:
		if b.view.Flipped {
			step = boardmodel.Step{Files: -step.Files, Ranks: -step.Ranks}
		}
		step.Stacked = b.geometry().Stacked
		b.Do(step)
		heard(b, "arrows")
	case heard(b, digit(b, e.Name)):
		b.chosen = true
	case e.Name == fyne.KeyReturn, e.Name == fyne.KeyEnter, e.Name == fyne.KeySpace:
		b.Do(boardmodel.Act{Ask: b.alt})
	case b.view.Free && (e.Name == fyne.KeyDelete || e.Name == fyne.KeyBackspace):
		b.Do(boardmodel.Remove{})
	case e.Name == fyne.KeyEscape && b.state.Cancels():
		b.Do(boardmodel.Cancel{})
	case !choosing:
		b.config.Key(e.Name)
	}
}

// stepOf returns the step for an arrow key, seen from White. ok is false for another key, and
// for Left and Right while nothing is shown that they move, unless they always move the cursor.
func stepOf(s boardmodel.State, always bool, key fyne.KeyName) (step boardmodel.Step, ok bool) {
	step, arrow := steps[key]
	moves := always || s.CursorShown || len(s.Choices) > 0
	return step, arrow && (moves || step.Ranks != 0)
}

// heard passes what a person who plays by ear did to Config.Ear, and reports whether it meant
// something.
func heard(b *Widget, key string) bool {
	return b.view.Ear && b.config.Ear != nil && len(b.state.Choices) == 0 && key != "" && b.config.Ear(key)
}

// digit returns the key of a digit, "1" or "shift+1", whatever its signs are on this keyboard;
// "" for another key.
func digit(b *Widget, name fyne.KeyName) string {
	switch {
	case len(name) != 1 || name < fyne.Key1 || name > fyne.Key9:
		return ""
	case b.shift:
		return "shift+" + string(name)
	}
	return string(name)
}

// TypedRune implements fyne.Focusable. The letter of a key that chose a piece arrives
// after the key, and is not text.
func (b *Widget) TypedRune(r rune) {
	if b.chosen {
		b.chosen = false
		return
	}
	switch {
	case len(b.state.Choices) > 0:
		choose(b, r)
	case !b.view.Ear && b.take(r):
	case r != ' ':
		b.config.Rune(r)
	}
}

// take picks up a piece from the mover's hand by a digit, or puts it down again; 1 is the
// first place of the hand. It reports whether there is such a piece.
func (b *Widget) take(r rune) bool {
	n := int(r - '1')
	if b.view.Position == nil || !b.state.Able() || b.view.Free || n < 0 || n >= len(b.view.Shape.Hand) {
		return false
	}
	piece := rules.Piece{Side: b.state.Mover(), Kind: b.view.Shape.Hand[n]}
	if rules.CountInHand(b.view.Position, piece) == 0 {
		return false
	}
	b.quiet = false
	b.Do(boardmodel.Take{Kind: piece.Kind})
	return true
}

// choose handles the signs of shogi: + to promote, = not to promote.
func choose(b *Widget, r rune) {
	for _, m := range b.state.Choices {
		if r == '+' && m.Promote != rules.NoKind || r == '=' && m.Promote == rules.NoKind {
			b.Do(boardmodel.Choose{Kind: m.Promote})
			return
		}
	}
}

// KeyDown implements desktop.Keyable.
func (b *Widget) KeyDown(e *fyne.KeyEvent) { b.held(e, true) }

// KeyUp implements desktop.Keyable.
func (b *Widget) KeyUp(e *fyne.KeyEvent) { b.held(e, false) }

func (b *Widget) held(e *fyne.KeyEvent, down bool) {
	switch e.Name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		b.alt, b.shift = down, down
	case desktop.KeyAltLeft, desktop.KeyAltRight:
		b.alt = down
	}
}

// lookForShift asks whether Shift and Alt are held: a dialog that has opened meanwhile may have
// received their ends.
func lookForShift(b *Widget) {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		now := d.CurrentKeyModifiers()
		b.shift, b.alt = now&fyne.KeyModifierShift != 0, now&(fyne.KeyModifierShift|fyne.KeyModifierAlt) != 0
	}
}

// FocusGained implements fyne.Focusable.
func (b *Widget) FocusGained() {
	b.focused = true
	b.Refresh()
}

// FocusLost implements fyne.Focusable.
func (b *Widget) FocusLost() {
	b.focused, b.quiet, b.alt, b.shift = false, false, false, false
	b.Refresh()
}
