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

// A Face is what an IconButton looks like and is called.
type Face struct {
	Symbol string // the name of a symbol in assets, "" for none
	Name   string // what the button does; read aloud, and shown while the pointer rests on it
	Label  string // beside the symbol, "" for none
	Quiet  bool   // with a label: without a ground
	Main   bool   // with a label: the thing to do next
}

// An IconButton is a button with a picture, and a label if there is room for one.
type IconButton struct {
	widget.DisableableWidget
	// OnTapped is called when the button is pressed.
	OnTapped func()
	// On is set while the thing that the button switches is on.
	On bool

	face             Face
	compact          bool // the label is left out
	tips             *Tips
	hovered, focused bool
	drawn            map[drawnSymbol]image.Image
}

// A drawnSymbol is a symbol in a colour.
type drawnSymbol struct {
	name string
	ink  color.NRGBA
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
	return NewFaceButton(Face{Symbol: symbol, Name: name}, tips, do)
}

// NewFaceButton creates a button with a face.
func NewFaceButton(f Face, tips *Tips, do func()) *IconButton {
	b := &IconButton{OnTapped: do, face: f, tips: tips, drawn: map[drawnSymbol]image.Image{}}
	b.ExtendBaseWidget(b)
	return b
}

// Face returns what the button looks like.
func (b *IconButton) Face() Face { return b.face }

// SetFace changes the face, because the button now does something else.
func (b *IconButton) SetFace(f Face) {
	if b.face != f {
		b.face = f
		b.Refresh()
	}
}

// SetCompact leaves the label out, or shows it again.
func (b *IconButton) SetCompact(compact bool) {
	if b.compact != compact {
		b.compact = compact
		b.Refresh()
	}
}

// SetOn sets whether the thing that the button switches is on.
func (b *IconButton) SetOn(on bool) {
	if b.On != on {
		b.On = on
		b.Refresh()
	}
}

// iconSide is the side of a button without a label, and labelHigh the height of one with a
// label. symbolSide is the side of the picture, which is drawn on a grid of as many lines.
const (
	iconSide   = 32
	symbolSide = 24
	symbolGap  = 4
	labelHigh  = 36
)

// labelled reports whether the label is shown.
func (b *IconButton) labelled() bool { return b.face.Label != "" && !b.compact }

// labelSize returns the size of the label.
func (b *IconButton) labelSize() fyne.Size {
	return fyne.MeasureText(b.face.Label, theme.TextSize(), fyne.TextStyle{Bold: true})
}

// MinSize implements fyne.CanvasObject.
func (b *IconButton) MinSize() fyne.Size {
	if !b.labelled() {
		return fyne.NewSquareSize(look.RowHeight(iconSide))
	}
	wide := b.labelSize().Width + 2*look.Gap
	if b.face.Symbol != "" {
		wide += symbolSide + symbolGap
	}
	high := float32(labelHigh)
	if b.face.Quiet {
		high = iconSide
	}
	return fyne.NewSize(wide, look.RowHeight(max(high, b.labelSize().Height+look.Gap)))
}

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
	ground, ink := b.colours()
	if ground != "" {
		below := canvas.NewRectangle(theme.Color(ground))
		below.CornerRadius = face.CornerRadius
		if b.On {
			below.StrokeWidth, below.StrokeColor = 1, theme.Color(theme.ColorNamePrimary)
		}
		d.Add(below, fyne.Position{}, size)
	}
	d.Add(face, fyne.Position{}, size)
	x := (size.Width - symbolSide) / 2
	if b.labelled() {
		x = (size.Width - b.MinSize().Width) / 2
		x += look.Gap
	}
	if b.face.Symbol != "" {
		img := canvas.NewImageFromImage(b.picture(theme.Color(ink)))
		d.Add(img, fyne.NewPos(x, (size.Height-symbolSide)/2), fyne.NewSquareSize(symbolSide))
		x += symbolSide + symbolGap
	}
	if b.labelled() {
		text := canvas.NewText(b.face.Label, theme.Color(ink))
		text.TextStyle.Bold = true
		need := b.labelSize()
		d.Add(text, fyne.NewPos(x, (size.Height-need.Height)/2), need)
	}
}

// colours returns the colour of the ground, "" for none, and that of what is on it.
func (b *IconButton) colours() (ground, ink fyne.ThemeColorName) {
	ink = theme.ColorNameForeground
	if b.Disabled() {
		ink = theme.ColorNameDisabled
	}
	switch {
	case b.On:
		return theme.ColorNameSelection, ink
	case !b.labelled() || b.face.Quiet:
		return "", ink
	case b.Disabled():
		return theme.ColorNameDisabledButton, ink
	case b.face.Main:
		return theme.ColorNameSuccess, theme.ColorNameForegroundOnSuccess
	}
	return theme.ColorNameButton, ink
}

// picture returns the symbol in a colour.
func (b *IconButton) picture(c color.Color) image.Image {
	of := drawnSymbol{b.face.Symbol, color.NRGBAModel.Convert(c).(color.NRGBA)}
	if b.drawn[of] == nil {
		b.drawn[of] = look.Symbol(of.name, of.ink, look.Crisp*symbolSide)
	}
	return b.drawn[of]
}

// tip returns what to show while the pointer rests on the button: nothing if the label says
// it.
func (b *IconButton) tip() string {
	if b.labelled() && b.face.Label == b.face.Name {
		return ""
	}
	return b.face.Name
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
	if tip := b.tip(); tip != "" {
		b.tips.Show(tip, b)
	}
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
func (b *IconButton) TypedRune(r rune) { PassRune(b, r) }

// MouseIn implements desktop.Hoverable.
func (b *IconButton) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	if tip := b.tip(); tip != "" {
		b.tips.Soon(tip, b)
	}
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
func (b *IconButton) AccessibilityLabel() string { return b.face.Name }

// AccessibilityRole implements fyne.Accessible.
func (b *IconButton) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
