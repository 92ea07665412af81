package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A tile is one option of a picker. The chosen tile has a thick frame; if the picker has
// the focus, the frame is double.
type tile struct {
	widget.BaseWidget
	picker  *picker
	index   int
	option  option
	text    *widget.RichText
	hovered bool
}

func newTile(p *picker, i int, o option) *tile {
	t := &tile{picker: p, index: i, option: o, text: widget.NewRichText()}
	t.text.Wrapping = fyne.TextWrapWord
	t.ExtendBaseWidget(t)
	return t
}

// Tapped implements fyne.Tappable.
func (t *tile) Tapped(*fyne.PointEvent) {
	if t.picker.Disabled() {
		return
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(t.picker); c != nil {
		c.Focus(t.picker)
	}
	if t.picker.choose(t.index); t.picker.pressed != nil {
		t.picker.pressed(t.index)
	}
}

// MouseIn implements desktop.Hoverable.
func (t *tile) MouseIn(*desktop.MouseEvent) {
	t.hovered = true
	t.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (t *tile) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *tile) MouseOut() {
	t.hovered = false
	t.Refresh()
}

func (t *tile) chosen() bool { return t.picker.at == t.index }

// CreateRenderer implements fyne.Widget.
func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	r := &face{tile: t, ground: canvas.NewRectangle(nil), ring: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ring, r.ground}
	if t.option.picture != nil {
		r.objects = append(r.objects, t.option.picture)
	}
	r.objects = append(r.objects, t.text)
	r.Refresh()
	return r
}

// face draws a tile.
type face struct {
	tile         *tile
	ground, ring *canvas.Rectangle
	objects      []fyne.CanvasObject
}

// Margins of a tile, and of its texts, which have their own margins.
const (
	tileEdge = 6
	textEdge = 8 // the margin of a Fyne text
)

func (r *face) Refresh() {
	t := r.tile
	th, v := t.Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	colour := func(name fyne.ThemeColorName) {
		r.ground.FillColor = th.Color(name, v)
	}
	colour(theme.ColorNameButton)
	if t.hovered && !t.picker.Disabled() {
		colour(theme.ColorNameInputBackground)
	}
	r.ground.CornerRadius, r.ring.CornerRadius = 8, 11
	r.ground.StrokeWidth, r.ground.StrokeColor = 1, th.Color(theme.ColorNameSeparator, v)
	r.ring.FillColor = th.Color(theme.ColorNameOverlayBackground, v)
	if t.chosen() {
		r.ground.StrokeWidth, r.ground.StrokeColor = 2.5, th.Color(theme.ColorNamePrimary, v)
		if t.picker.Disabled() {
			r.ground.StrokeColor = th.Color(theme.ColorNameDisabled, v)
		}
		if t.picker.focused {
			r.ring.FillColor = th.Color(theme.ColorNameFocus, v)
		}
	}
	r.write()
	canvas.Refresh(t)
}

// write creates the texts of the name and the note.
func (r *face) write() {
	t := r.tile
	name := theme.ColorNameForeground
	if t.picker.Disabled() {
		name = theme.ColorNameDisabled
	}
	align := fyne.TextAlignCenter
	if t.option.note != "" && t.option.picture == nil {
		align = fyne.TextAlignLeading
	}
	bold := t.option.note != ""
	segments := []widget.RichTextSegment{&widget.TextSegment{
		Text:  t.option.name,
		Style: widget.RichTextStyle{ColorName: name, Alignment: align, SizeName: theme.SizeNameText, TextStyle: fyne.TextStyle{Bold: bold}},
	}}
	if t.option.note != "" {
		segments = append(segments, &widget.TextSegment{
			Text:  t.option.note,
			Style: widget.RichTextStyle{ColorName: name, Alignment: align, SizeName: theme.SizeNameCaptionText},
		})
	}
	t.text.Segments = segments
	t.text.Refresh()
}

// Layout implements fyne.WidgetRenderer.
func (r *face) Layout(size fyne.Size) {
	r.ring.Move(fyne.NewPos(-3, -3))
	r.ring.Resize(size.AddWidthHeight(6, 6))
	r.ground.Move(fyne.NewPos(0, 0))
	r.ground.Resize(size)
	r.place(size)
}

// place places the parts one below the other, and returns their height.
func (r *face) place(size fyne.Size) float32 {
	t, y := r.tile, float32(tileEdge)
	alone := size.Height
	if p := t.option.picture; p != nil {
		s := p.MinSize()
		p.Resize(s)
		p.Move(fyne.NewPos((size.Width-s.Width)/2, y))
		y += s.Height
		alone = 0
	}
	t.text.Resize(fyne.NewSize(size.Width, t.text.MinSize().Height))
	if t.option.name != "" {
		high := t.text.MinSize().Height
		at := y - textEdge + 2
		if alone > 0 && t.option.note == "" {
			at = max(at, (alone-high)/2-1)
		}
		t.text.Move(fyne.NewPos(0, at))
		t.text.Resize(fyne.NewSize(size.Width, high))
		y = at + high - textEdge
	}
	return y + tileEdge
}

// MinSize implements fyne.WidgetRenderer.
func (r *face) MinSize() fyne.Size {
	return fyne.NewSize(40, r.place(fyne.NewSize(r.tile.Size().Width, 0)))
}

// Objects implements fyne.WidgetRenderer.
func (r *face) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *face) Destroy() {}
