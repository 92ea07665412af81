package widgets

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// An IconButton is a button with a picture instead of text. Its name is read aloud, and
// shown while the pointer rests on it.
type IconButton struct {
	widget.DisableableWidget
	// OnTapped is called when the button is pressed.
	OnTapped func()
	// On is set while the thing that the button switches is on.
	On bool

	symbol           string // the name of a symbol in assets
	name             string
	tips             *Tips
	hovered, focused bool
	drawn            map[color.NRGBA]image.Image
}

var (
	_ fyne.Accessible    = (*IconButton)(nil)
	_ fyne.Focusable     = (*IconButton)(nil)
	_ fyne.Tappable      = (*IconButton)(nil)
	_ desktop.Hoverable  = (*IconButton)(nil)
	_ desktop.Cursorable = (*IconButton)(nil)
)

// NewIconButton creates a button with a symbol from assets.
func NewIconButton(symbol, name string, tips *Tips, do func()) *IconButton {
	b := &IconButton{OnTapped: do, symbol: symbol, name: name, tips: tips, drawn: map[color.NRGBA]image.Image{}}
	b.ExtendBaseWidget(b)
	return b
}

// Name returns what the button does, in words.
func (b *IconButton) Name() string { return b.name }

// SetName changes the name, because the button now does something else.
func (b *IconButton) SetName(name string) { b.name = name }

// SetOn sets whether the thing that the button switches is on.
func (b *IconButton) SetOn(on bool) {
	if b.On != on {
		b.On = on
		b.Refresh()
	}
}

// iconSide is the side of the button, symbolSide that of its picture.
const (
	iconSide   = 32
	symbolSide = 25
)

// MinSize implements fyne.CanvasObject.
func (b *IconButton) MinSize() fyne.Size { return fyne.NewSquareSize(iconSide) }

// CreateRenderer implements fyne.Widget.
func (b *IconButton) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(b, b.draw) }

func (b *IconButton) draw(d *Drawing) {
	size := b.Size()
	face := canvas.NewRectangle(color.Transparent)
	face.CornerRadius = theme.Size(theme.SizeNameInputRadius)
	switch {
	case b.Disabled():
	case b.focused:
		face.FillColor = theme.Color(theme.ColorNameFocus)
	case b.hovered:
		face.FillColor = theme.Color(theme.ColorNameHover)
	}
	if b.On {
		ground := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
		ground.CornerRadius = face.CornerRadius
		ground.StrokeWidth, ground.StrokeColor = 1, theme.Color(theme.ColorNamePrimary)
		d.Add(ground, fyne.Position{}, size)
	}
	d.Add(face, fyne.Position{}, size)
	name := theme.ColorNameForeground
	if b.Disabled() {
		name = theme.ColorNameDisabled
	}
	img := canvas.NewImageFromImage(b.picture(theme.Color(name)))
	d.Add(img, fyne.NewPos((size.Width-symbolSide)/2, (size.Height-symbolSide)/2), fyne.NewSquareSize(symbolSide))
}

// picture returns the symbol in a colour.
func (b *IconButton) picture(c color.Color) image.Image {
	ink := color.NRGBAModel.Convert(c).(color.NRGBA)
	if b.drawn[ink] == nil {
		b.drawn[ink] = look.Symbol(b.symbol, ink, look.Crisp*symbolSide)
	}
	return b.drawn[ink]
}

// Tapped implements fyne.Tappable.
func (b *IconButton) Tapped(*fyne.PointEvent) {
	if b.tips.Hide(); !b.Disabled() {
		b.OnTapped()
	}
}

// FocusGained implements fyne.Focusable.
func (b *IconButton) FocusGained() {
	b.focused = true
	b.tips.Show(b.name, b)
	b.Refresh()
}

// FocusLost implements fyne.Focusable.
func (b *IconButton) FocusLost() {
	b.focused = false
	b.tips.Hide()
	b.Refresh()
}

// TypedKey implements fyne.Focusable. Keys that mean nothing to a button go to the
// window's handler.
func (b *IconButton) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeySpace, entered(k):
		if !b.Disabled() {
			b.OnTapped()
		}
	default:
		Pass(b, k)
	}
}

// TypedRune implements fyne.Focusable. Letters go to the window's handler.
func (b *IconButton) TypedRune(r rune) { passRune(b, r) }

// MouseIn implements desktop.Hoverable.
func (b *IconButton) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	b.tips.Soon(b.name, b)
	b.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (b *IconButton) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *IconButton) MouseOut() {
	b.hovered = false
	b.tips.Hide()
	b.Refresh()
}

// Cursor implements desktop.Cursorable.
func (b *IconButton) Cursor() desktop.Cursor {
	if b.Disabled() {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// AccessibilityLabel implements fyne.Accessible.
func (b *IconButton) AccessibilityLabel() string { return b.name }

// AccessibilityRole implements fyne.Accessible.
func (b *IconButton) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
