package dialogs

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// TestStartNumber shows the number that was drawn, draws another, and takes the number
// that is typed.
func TestStartNumber(t *testing.T) {
	h, w := host(t)
	c, drawn, shown := offered(1), 516, -1
	c.Games[1].Starts = 960
	c.Games[1].Lot = func() int { drawn++; return drawn }
	c.Games[1].Start = func(n int) fyne.CanvasObject { shown = n; return widget.NewLabel("") }
	f := &form{window: w}
	h.NewGame(Game{Variant: 1, Level: 1}, c, func(got Game) { f.answers = append(f.answers, got) })
	number := func(text string) *widgets.Entry {
		for _, e := range of[*widgets.Entry](f) {
			if e.Text == text {
				return e
			}
		}
		t.Fatalf("there is no field with %q", text)
		return nil
	}
	if number("517"); shown != 517 {
		t.Errorf("the start shown is %d", shown)
	}
	test.Tap(f.button(t, "Another position"))
	e := number("518")
	for _, wrong := range []string{"960", "-1", "x", ""} {
		e.SetText(wrong)
		if !f.button(t, "Start").Disabled() || !strings.Contains(f.says(), "from 0 to 959") {
			t.Errorf("%q is no start, and a game can begin", wrong)
		}
	}
	e.SetText(" 959 ")
	if test.Tap(f.button(t, "Start")); len(f.answers) != 1 || f.answers[0].Number != 959 || shown != 959 {
		t.Errorf("%+v, shown %d", f.answers, shown)
	}
}
