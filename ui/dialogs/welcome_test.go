package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestWelcomeFits welcomes in windows of several sizes, the smallest as on a screen of 1280 by
// 900 at twice the size or of a phone: nothing has to be scrolled. The arrow keys move among the cards.
func TestWelcomeFits(t *testing.T) {
	picture := func(high int) fyne.CanvasObject {
		r := canvas.NewRectangle(nil)
		r.SetMinSize(fyne.NewSize(float32(high)*1.5, float32(high)))
		return r
	}
	for size, down := range map[fyne.Size]int{
		{Width: 1120, Height: 760}: 2, {Width: 480, Height: 700}: 2, {Width: 640, Height: 450}: 1, {Width: 960, Height: 515}: 1,
		{Width: 390, Height: 844}: 2, {Width: 360, Height: 740}: 2,
	} {
		h, w := host(t)
		w.SetContent(canvas.NewRectangle(nil)) // without any, dialogs keep their size
		w.Resize(fyne.NewSize(1120, 900))      // as large as it would be, until the screen is known
		done := -1
		var cards []Card
		for i, name := range []string{"Learn", "Play the computer", "Two players", "More games"} {
			cards = append(cards, Card{name, "Short lessons on the board, one idea at a time.", picture, func() { done = i }, i == 0})
		}
		heard := false
		h.Welcome("Welcome", "Where would you like to start?", nil, Switch{Name: "Play by ear", Turn: func(on bool) { heard = on }}, cards...)
		f := &form{window: w}
		w.Resize(size)
		if s := of[*container.Scroll](f)[0]; s.Content.MinSize().Height > s.Size().Height || s.Offset.Y > 0 {
			t.Errorf("in %v %v of %v can be seen, from %v", size, s.Size().Height, s.Content.MinSize().Height, s.Offset.Y)
		}
		if b := of[*widgets.Button](f); len(b) != 2 {
			t.Errorf("in %v there are %d buttons", size, len(b))
		}
		if of[*widgets.Check](f)[0].SetChecked(true); !heard {
			t.Errorf("in %v the switch turns nothing on", size)
		}
		uitest.Key(w.Canvas().Focused(), fyne.KeyDown)
		if uitest.Key(w.Canvas().Focused(), fyne.KeyReturn); done != down {
			t.Errorf("in %v Down leads to card %d", size, done)
		}
	}
}
