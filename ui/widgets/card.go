package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Margins of a card, and of its text, which has its own margin.
const (
	cardEdge = 6
	textEdge = 8 // the margin of a Fyne text
)

// High implements Tiles.
func (c cards) High(i int, wide float32) float32 {
	return c.put(i, fyne.NewSize(wide, 0), func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
}

// put calls add with the parts of a card, one below the other, and returns their height.
func (c cards) put(i int, size fyne.Size, add func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	o, y, alone := c.options[i], float32(cardEdge), size.Height
	if o.Picture != nil {
		s := o.Picture.MinSize()
		add(o.Picture, fyne.NewPos((size.Width-s.Width)/2, y), s)
		y += s.Height
		alone = 0
	}
	if o.Name == "" {
		return y + cardEdge
	}
	text := c.texts[i]
	if len(text.Segments) == 0 {
		c.write(i, theme.ColorNameForeground)
	}
	text.Resize(fyne.NewSize(size.Width, text.MinSize().Height)) // it wraps
	high := text.MinSize().Height
	at := y - textEdge + 2
	if alone > 0 && o.Note == "" {
		at = max(at, (alone-high)/2-1)
	}
	add(text, fyne.NewPos(0, at), fyne.NewSize(size.Width, high))
	return at + high - textEdge + cardEdge
}

// Draw implements Tiles. The chosen card has a thick frame; if the picker has the focus,
// the frame is double.
func (c cards) Draw(d *Drawing, t Tile) {
	ground := TileGround(d, t, t.Index == c.at)
	ink := theme.ColorNameForeground
	if t.Disabled {
		ink = theme.ColorNameDisabled
		if t.Index == c.at {
			ground.StrokeColor = theme.Color(theme.ColorNameDisabled)
		}
	}
	c.write(t.Index, ink)
	c.put(t.Index, t.Size, func(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		d.Add(o, t.At.Add(at), size)
	})
}

// TileGround draws the ground of a tile, with a frame that shows whether it is chosen and
// whether the keyboard is at it.
func TileGround(d *Drawing, t Tile, chosen bool) *canvas.Rectangle {
	if t.Focused {
		ring := canvas.NewRectangle(theme.Color(theme.ColorNameFocus))
		ring.CornerRadius = 11
		d.Add(ring, t.At.SubtractXY(3, 3), t.Size.AddWidthHeight(6, 6))
	}
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameButton))
	ground.CornerRadius, ground.StrokeWidth, ground.StrokeColor = 8, 1, theme.Color(theme.ColorNameSeparator)
	if t.Hovered {
		ground.FillColor = theme.Color(theme.ColorNameInputBackground)
	}
	if chosen {
		ground.StrokeWidth, ground.StrokeColor = 2.5, theme.Color(theme.ColorNamePrimary)
	}
	d.Add(ground, t.At, t.Size)
	return ground
}

var _ Tiles = cards{}
