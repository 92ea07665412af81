package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
)

// TestOneLeftEdge puts texts, tick boxes, fields and buttons below each other in all the
// layouts of a page: what can be seen of each begins at the same place.
func TestOneLeftEdge(t *testing.T) {
	uitest.NewApp(t)
	reveal := func(fyne.CanvasObject) {}
	label := func() *widget.Label { return widget.NewLabel("Name") }
	field := func() fyne.CanvasObject { return NewEntry("", reveal, func(string) {}) }
	check := func() *Check { return NewCheck("Check", reveal, func(bool) {}) }
	page := Rows(
		label(), field(), check(),
		container.New(Beside{}, label(), field()),
		container.New(&Wide{}, label(), field()),
		container.New(Beside{}, container.New(Close{}, label(), widget.NewRichTextWithText("Note")), field()),
		container.New(Close{}, check(), container.New(Indented{}, label())),
		container.New(&Flow{}, check(), check()),
		NewButton("Button", nil, func() {}),
	)
	w := test.NewWindow(page)
	defer w.Close()
	for _, width := range []float32{400, 900} {
		w.Resize(fyne.NewSize(width, 600))
		at := func(o fyne.CanvasObject) float32 {
			return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).X - fyne.CurrentApp().Driver().AbsolutePositionForObject(page).X
		}
		for i, o := range page.Objects {
			first := o
			for c, ok := o.(*fyne.Container); ok; c, ok = first.(*fyne.Container) {
				first = c.Objects[0]
			}
			edge := at(first)
			switch first.(type) {
			case *widget.Label:
				edge += theme.InnerPadding()
			case *Check:
				edge += theme.InnerPadding()/2 + theme.InputBorderSize() + 2
			}
			if edge != 0 {
				t.Errorf("%v wide, part %d begins at %v", width, i, edge)
			}
		}
		ticked := page.Objects[6].(*fyne.Container)
		words := at(ticked.Objects[1].(*fyne.Container).Objects[0]) + theme.InnerPadding()
		if want := at(ticked.Objects[0]) + indent() + theme.InnerPadding(); words != want {
			t.Errorf("%v wide, the note begins at %v, below a name at %v", width, words, want)
		}
	}
}
