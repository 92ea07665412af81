package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
)

// TestListKeys walks through a long list with the keys that go far, and chooses the line
// under the cursor.
func TestListKeys(t *testing.T) {
	uitest.NewApp(t)
	w := test.NewWindow(widget.NewLabel(""))
	defer w.Close()
	w.Resize(fyne.NewSize(700, 700))
	var lines []string
	for i := range 100 {
		lines = append(lines, fmt.Sprint("Line ", i))
	}
	for _, tt := range []struct {
		keys        []fyne.KeyName
		least, most int
	}{
		{[]fyne.KeyName{fyne.KeyEnd}, 99, 99},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyPageDown}, 99, 99},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyHome}, 0, 0},
		{[]fyne.KeyName{fyne.KeyPageUp}, 0, 0},
		{[]fyne.KeyName{fyne.KeyPageDown}, 8, 20},
		{[]fyne.KeyName{fyne.KeyPageDown, fyne.KeyPageUp, fyne.KeyDown}, 1, 1},
	} {
		chosen := -1
		create := func() fyne.CanvasObject { return widget.NewLabel("") }
		update := func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(lines[i]) }
		l := NewList(func() int { return len(lines) }, create, update, func(i int) { chosen = i })
		w.SetContent(l)
		uitest.Key(l, tt.keys...)
		uitest.Key(l, fyne.KeyReturn)
		if chosen < tt.least || chosen > tt.most {
			t.Errorf("%v: line %d is chosen, not %d to %d", tt.keys, chosen, tt.least, tt.most)
		}
	}
}
