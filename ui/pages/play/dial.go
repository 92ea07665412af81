package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A dial shows the time of a clock on a filled face. While the clock runs, the face is
// inverted and has a triangle. When little time is left, it has a frame and an hourglass,
// for people who cannot see the colour. A click does something, usually pause the clocks.
type dial struct {
	widget.BaseWidget
	Text      string
	low, runs bool
	high      float32 // of the face
	tapped    func()
}

var (
	_ fyne.Accessible    = (*dial)(nil)
	_ fyne.Tappable      = (*dial)(nil)
	_ desktop.Cursorable = (*dial)(nil)
)

func newDial(tapped func()) *dial {
	d := &dial{high: 28, tapped: tapped}
	d.ExtendBaseWidget(d)
	return d
}

func (d *dial) show(f face) {
	if f.Text != d.Text || f.Low != d.low || f.runs != d.runs {
		d.Text, d.low, d.runs = f.Text, f.Low, f.runs
		d.Refresh()
	}
}

// setHeight sets the height of the face, and with it that of its digits.
func (d *dial) setHeight(high float32) {
	if d.high != high {
		d.high = high
		d.Refresh()
	}
}

// mostLetter is the greatest size of the digits.
const mostLetter = 32

// letter returns the size of the digits.
func (d *dial) letter() float32 { return min(d.high*0.74, mostLetter) }

// sign returns the width of the sign on the face, with the space around it.
func (d *dial) sign() float32 { return d.high * 0.56 }

// usualTime is as wide as most times, so that nothing moves from one second to the next.
const usualTime = "00:00"

// MinSize implements fyne.CanvasObject.
func (d *dial) MinSize() fyne.Size {
	style := fyne.TextStyle{Bold: true}
	wide := max(fyne.MeasureText(d.Text, d.letter(), style).Width, fyne.MeasureText(usualTime, d.letter(), style).Width)
	return fyne.NewSize(wide+d.sign()+2*look.Gap, d.high)
}

// CreateRenderer implements fyne.Widget.
func (d *dial) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(d, d.draw) }

// colours returns the colours of the face, of what is on it, and of the frame.
func (d *dial) colours() (face, ink, frame fyne.ThemeColorName) {
	switch {
	case d.low && d.runs:
		return theme.ColorNameError, theme.ColorNameBackground, theme.ColorNameError
	case d.low:
		return theme.ColorNameButton, theme.ColorNameForeground, theme.ColorNameError
	case d.runs:
		return theme.ColorNameForeground, theme.ColorNameBackground, ""
	}
	return theme.ColorNameButton, theme.ColorNameForeground, ""
}

func (d *dial) draw(o *widgets.Drawing) {
	if d.Text == "" {
		return
	}
	size := d.Size()
	face, ink, frame := d.colours()
	ground := canvas.NewRectangle(theme.Color(face))
	ground.CornerRadius = 5
	o.Add(ground, fyne.Position{}, size)
	if frame != "" {
		inner := canvas.NewRectangle(color.Transparent)
		inner.StrokeColor, inner.StrokeWidth, inner.CornerRadius = theme.Color(frame), 2, 5
		inset := float32(0)
		if d.runs { // a second line inside
			inner.StrokeColor, inset = theme.Color(ink), 2
		}
		o.Add(inner, fyne.NewPos(inset, inset), size.SubtractWidthHeight(2*inset, 2*inset))
	}
	d.drawSign(o, theme.Color(ink))
	text := canvas.NewText(d.Text, theme.Color(ink))
	text.TextSize, text.TextStyle.Bold = d.letter(), true
	need := text.MinSize()
	o.Add(text, fyne.NewPos(size.Width-need.Width-look.Gap, (size.Height-need.Height)/2), need)
}

// drawSign draws the sign that shows without colour that the clock runs, or that little
// time is left.
func (d *dial) drawSign(o *widgets.Drawing, ink color.Color) {
	side := d.high * 0.36
	size, at := fyne.NewSquareSize(side), fyne.NewPos(look.Gap, (d.Size().Height-side)/2)
	var points []fyne.Position
	switch {
	case d.low:
		points = []fyne.Position{
			{X: side * 0.1},
			{X: side * 0.9},
			{X: side * 0.5, Y: side * 0.5},
			{X: side * 0.9, Y: side},
			{X: side * 0.1, Y: side},
			{X: side * 0.5, Y: side * 0.5},
		}
	case d.runs:
		points = []fyne.Position{{X: side * 0.15}, {X: side * 0.9, Y: side * 0.5}, {X: side * 0.15, Y: side}}
	default:
		return
	}
	o.Add(look.Polygon(points, size, ink), at, size)
}

// Tapped implements fyne.Tappable.
func (d *dial) Tapped(*fyne.PointEvent) { d.tapped() }

// Cursor implements desktop.Cursorable.
func (d *dial) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (d *dial) AccessibilityLabel() string { return d.Text }

// AccessibilityRole implements fyne.Accessible.
func (d *dial) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
