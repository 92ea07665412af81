package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Margins of a card, and of its text, which has its own margin.
const (
	cardEdge  = 6
	largeEdge = 12
	textEdge  = 8 // the margin of a Fyne text
)

// High implements Tiles.
func (c cards) High(i int, wide float32) float32 {
	return c.put(i, fyne.NewSize(wide, 0), func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
}

// put calls add with the parts of a card, one below the other, and returns their height.
func (c cards) put(i int, size fyne.Size, add func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	edge := float32(cardEdge)
	if c.Large {
		edge = largeEdge
	}
	o, y, alone := c.options[i], edge, size.Height
	if o.Picture != nil {
		s := o.Picture.MinSize()
		add(o.Picture, fyne.NewPos((size.Width-s.Width)/2, y), s)
		y += s.Height
		alone = 0
	}
	if o.Name == "" {
		return y + edge
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
	return at + high - textEdge + edge
}

// Draw implements Tiles. The chosen card has a thick frame; if the picker has the focus,
// the frame is double.
func (c cards) Draw(d *Drawing, t Tile) {
	ground := TileGround(d, t, t.Index == c.at)
	ink := theme.ColorNameForeground
	if c.options[t.Index].Accent && !t.Disabled {
		ink = theme.ColorNameForegroundOnSuccess
		c.fill(d, ground, t)
	}
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

// fill fills a card with the accent. The frame of the chosen card is then in the colour of its
// text.
func (c cards) fill(d *Drawing, ground *canvas.Rectangle, t Tile) {
	ground.FillColor, ground.StrokeColor = theme.Color(theme.ColorNameSuccess), theme.Color(theme.ColorNameSuccess)
	if t.Index == c.at {
		ground.StrokeColor = theme.Color(theme.ColorNameForegroundOnSuccess)
	}
	if t.Hovered {
		light := canvas.NewRectangle(theme.Color(theme.ColorNameHover))
		light.CornerRadius = ground.CornerRadius
		d.Add(light, t.At, t.Size)
	}
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
