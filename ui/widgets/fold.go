package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A Fold is the heading of a part of a page: a picture, a name and a note. A press shows or
// hides what is below it.
type Fold struct {
	widget.BaseWidget
	Name string
	Body fyne.CanvasObject // what is below it

	note      *Lines
	name      *Lines
	picture   fyne.CanvasObject // nil for none
	turned    func()
	reveal    Reveal
	hovered   bool
	hasCursor bool
}

var (
	_ fyne.Tappable      = (*Fold)(nil)
	_ fyne.Focusable     = (*Fold)(nil)
	_ fyne.Accessible    = (*Fold)(nil)
	_ desktop.Hoverable  = (*Fold)(nil)
	_ desktop.Cursorable = (*Fold)(nil)
)

// NewFold creates a heading above a body, which is hidden. turned is called when a person
// has shown or hidden it.
func NewFold(name string, picture, body fyne.CanvasObject, reveal Reveal, turned func()) *Fold {
	f := &Fold{Name: name, Body: body, picture: picture, reveal: reveal, turned: turned, name: NewLines(look.TextSize, 1), note: NewLines(look.NoteSize, 1)}
	f.name.Text, f.name.Bold = name, true
	f.note.Colour = theme.ColorNamePlaceHolder
	body.Hide()
	f.ExtendBaseWidget(f)
	return f
}

// SetNote changes the note.
func (f *Fold) SetNote(text string) { f.note.SetText(text) }

// SetPicture changes the picture, nil for none.
func (f *Fold) SetPicture(o fyne.CanvasObject) {
	f.picture = o
	f.Refresh()
}

// Opened reports whether the body is shown.
func (f *Fold) Opened() bool { return f.Body.Visible() }

// Open shows or hides the body.
func (f *Fold) Open(open bool) {
	Show(f.Body, open)
	f.Refresh()
}

func (f *Fold) turn() {
	f.Open(!f.Opened())
	f.turned()
}

// Tapped implements fyne.Tappable.
func (f *Fold) Tapped(*fyne.PointEvent) { f.turn() }

// TypedKey implements fyne.Focusable.
func (f *Fold) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeySpace || entered(k) {
		f.turn()
		return
	}
	Pass(f, k)
}

// TypedRune implements fyne.Focusable.
func (f *Fold) TypedRune(r rune) { PassRune(f, r) }

// FocusGained implements fyne.Focusable.
func (f *Fold) FocusGained() {
	f.hasCursor = true
	f.reveal.gained(f)
	f.Refresh()
}

// FocusLost implements fyne.Focusable.
func (f *Fold) FocusLost() {
	f.hasCursor = false
	f.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (f *Fold) MouseIn(*desktop.MouseEvent) {
	f.hovered = true
	f.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (f *Fold) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (f *Fold) MouseOut() {
	f.hovered = false
	f.Refresh()
}

// Cursor implements desktop.Cursorable.
func (f *Fold) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (f *Fold) AccessibilityLabel() string { return f.Name + ", " + f.note.Text }

// AccessibilityRole implements fyne.Accessible.
func (f *Fold) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Sizes of a heading.
const (
	foldEdge  = look.Gap
	foldArrow = 12
)

// MinSize implements fyne.CanvasObject.
func (f *Fold) MinSize() fyne.Size {
	high := f.name.MinSize().Height + f.note.MinSize().Height
	if f.picture != nil {
		high = max(high, f.picture.MinSize().Height)
	}
	return fyne.NewSize(160, high+2*foldEdge)
}

// CreateRenderer implements fyne.Widget.
func (f *Fold) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(f, f.draw) }

func (f *Fold) draw(d *Drawing) {
	size := f.Size()
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameButton))
	ground.CornerRadius = 8
	if f.hovered {
		ground.FillColor = theme.Color(theme.ColorNameInputBackground)
	}
	if f.hasCursor {
		ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
	}
	d.Add(ground, fyne.NewPos(0, 0), size)
	left := float32(foldEdge)
	if f.picture != nil {
		s := f.picture.MinSize()
		d.Add(f.picture, fyne.NewPos(left, (size.Height-s.Height)/2), s)
		left += s.Width + foldEdge + 4
	} else {
		left += 4
	}
	wide := max(0, size.Width-left-foldArrow-3*foldEdge)
	name, note := f.name.MinSize().Height, f.note.MinSize().Height
	y := (size.Height - name - note) / 2
	d.Add(f.name, fyne.NewPos(left, y), fyne.NewSize(wide, name))
	d.Add(f.note, fyne.NewPos(left, y+name), fyne.NewSize(wide, note))
	f.arrow(d, fyne.NewPos(size.Width-2*foldEdge-foldArrow, size.Height/2))
}

// arrow draws an arrow that points down while the body is hidden, and up while it is shown.
// Its left end is beside a place.
func (f *Fold) arrow(d *Drawing, at fyne.Position) {
	high := float32(foldArrow) / 4
	if f.Opened() {
		high = -high
	}
	ink := theme.Color(theme.ColorNamePlaceHolder)
	tip := at.AddXY(foldArrow/2, high)
	for _, end := range []fyne.Position{at.AddXY(0, -high), at.AddXY(foldArrow, -high)} {
		line := canvas.NewLine(ink)
		line.StrokeWidth, line.Position1, line.Position2 = 2, end, tip
		d.objects = append(d.objects, line)
	}
}
