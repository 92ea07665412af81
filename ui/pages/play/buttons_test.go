package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// labels returns the labels of the deeds.
func (tb *table) labels() string {
	var all []string
	for _, f := range tb.buttons.faces() {
		all = append(all, f.Label)
	}
	return strings.Join(all, ", ")
}

// deed returns the button of the deed with a name.
func (tb *table) deed(name string) *widgets.IconButton {
	tb.t.Helper()
	for _, b := range tb.buttons.all[:tb.buttons.shown] {
		if b.Face().Name == name {
			return b
		}
	}
	tb.t.Fatalf("there is no button %q among %q", name, tb.labels())
	return nil
}

// TestButtonsOfAStudy checks what the buttons offer in games that nobody is playing. A
// rematch is not offered.
func TestButtonsOfAStudy(t *testing.T) {
	for _, text := range []string{
		"1. f3 e5 2. g4 Qh4# 0-1", "1. e4 e5 1-0", "1. e4 e5 *",
		"[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. e4 *",
	} {
		tb := study(t, text)
		before := tb.snap.Game.Game
		tb.Actions.Rematch()
		if tb.labels() != "Play from here, New game" || tb.snap.Game.Game != before {
			t.Errorf("%s: the buttons are %q", text, tb.labels())
		}
	}
}

// TestButtonsHaveRoom enlarges the text in windows of several sizes. The label of a button
// is never cut and lies over nothing else: the buttons are one above the other, or there
// are none.
func TestButtonsHaveRoom(t *testing.T) {
	longtest.Alone(t)
	for _, at := range []struct {
		text, rows int
		size       fyne.Size
	}{
		{100, 1, fyne.NewSize(1120, 760)},
		{100, 0, fyne.NewSize(480, 437)},
		{160, 0, fyne.NewSize(480, 437)},
		{160, 0, fyne.NewSize(480, 310)},
		{160, 2, fyne.NewSize(480, 900)},
	} {
		tb := sit(t, session.Setup{})
		look.Apply(fyne.CurrentApp().Settings(), "light", at.text, false)
		test.ApplyTheme(t, fyne.CurrentApp().Settings().Theme())
		tb.window.Resize(at.size)
		tb.draw()
		tops := map[float32]bool{}
		for _, b := range tb.buttons.objects() {
			if !b.Visible() || !tb.buttons.labelled {
				continue
			}
			tops[b.Position().Y] = true
			if b.Size().Width < b.MinSize().Width || b.Position().X+b.Size().Width > tb.beside.Size().Width {
				t.Errorf("%v: a button of %v needs %v, in a panel of %v", at, b.Size(), b.MinSize(), tb.beside.Size())
			}
			if moves := tb.moves.Content; b.Position().Y < moves.Position().Y+moves.Size().Height {
				t.Errorf("%v: a button at %v lies over the moves", at, b.Position())
			}
		}
		if len(tops) != at.rows {
			t.Errorf("%v: the buttons are in %d rows, want %d, in a panel of %v", at, len(tops), at.rows, tb.beside.Size())
		}
	}
}
