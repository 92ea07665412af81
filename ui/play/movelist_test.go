package play

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/look"
)

func TestMoveListShowsEveryMove(t *testing.T) {
	test.NewTempApp(t)
	browsed := 0
	m := newMoveList(look.NewPieces("founders"), func(ply int) { browsed = ply })
	w := test.NewTempWindow(t, m.List)
	w.Resize(fyne.NewSize(300, 300))
	sans := []string{"e4", "e5", "Nf3", "Nc6", "Bb5"}
	for n := range sans {
		m.show(sans[:n+1], 1, false, n+1, true)
	}
	var got []string
	for _, o := range test.LaidOutObjects(w.Content()) {
		if c, ok := o.(*moveCell); ok && c.text.Text != "" {
			got = append(got, c.san)
			if (c.ply == 5) != c.current || c.current != (c.back.FillColor != nil) {
				t.Errorf("%s: current %v, filled %v", c.san, c.current, c.back.FillColor)
			}
			if c.ply == 2 {
				test.Tap(c)
			}
		}
	}
	if len(got) != len(sans) || browsed != 2 {
		t.Errorf("shows %q; browsed to %d", got, browsed)
	}
}
