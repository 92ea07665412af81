package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A dial is where a clock shows its time: strong while it runs. When it is time
// to hurry it has a frame as well as the colour of danger, for those who do not
// see the colour. A click on it does something, mostly pauses the clocks.
type dial struct {
	*widget.Label
	frame   *canvas.Rectangle
	content *fyne.Container
}

func newDial(tapped func()) *dial {
	d := &dial{Label: widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{}), frame: canvas.NewRectangle(nil)}
	d.frame.CornerRadius = 4
	d.content = container.NewStack(d.frame, d.Label, newTapArea(tapped))
	return d
}

// A tapArea is a place to click that shows nothing of its own.
type tapArea struct {
	widget.BaseWidget
	tapped func()
}

func newTapArea(tapped func()) *tapArea {
	a := &tapArea{tapped: tapped}
	a.ExtendBaseWidget(a)
	return a
}

// CreateRenderer implements fyne.Widget.
func (a *tapArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// Tapped implements fyne.Tappable.
func (a *tapArea) Tapped(*fyne.PointEvent) { a.tapped() }

// Cursor implements desktop.Cursorable.
func (a *tapArea) Cursor() desktop.Cursor { return desktop.PointerCursor }

// The widths of the frame, while the clock stands and while it runs.
const (
	thinFrame  = 1
	thickFrame = 3
)

func (d *dial) show(f face) {
	d.TextStyle.Bold = f.runs
	d.Importance = widget.MediumImportance
	d.frame.StrokeWidth, d.frame.StrokeColor = 0, nil
	if f.Low {
		d.Importance = widget.DangerImportance
		d.frame.StrokeWidth, d.frame.StrokeColor = thinFrame, theme.Color(theme.ColorNameError)
		if f.runs {
			d.frame.StrokeWidth = thickFrame
		}
	}
	d.frame.Refresh()
	d.SetText(f.Text)
}
