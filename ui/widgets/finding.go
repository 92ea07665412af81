package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A findingRow shows a line of a Finder.
type findingRow struct {
	widget.BaseWidget
	line            Finding
	current         bool
	name, note, key *Lines
}

var _ fyne.Accessible = (*findingRow)(nil)

func newFindingRow() *findingRow {
	r := &findingRow{name: NewLines(look.TextSize, 1), note: NewLines(look.NoteSize, 1), key: NewLines(look.NoteSize, 1)}
	r.note.Colour, r.key.Colour, r.key.End = theme.ColorNamePlaceHolder, theme.ColorNamePlaceHolder, true
	r.ExtendBaseWidget(r)
	return r
}

// show shows a line; current is set for the one that Enter would choose.
func (r *findingRow) show(l Finding, current bool) {
	r.line, r.current = l, current
	r.name.Text, r.note.Text, r.key.Text = l.Name, l.Note, l.Key
	r.name.Colour, r.note.Colour, r.key.Colour = theme.ColorNameForeground, theme.ColorNamePlaceHolder, theme.ColorNamePlaceHolder
	switch {
	case l.Off:
		r.name.Colour = theme.ColorNamePlaceHolder
	case current: // the ground has a colour
		r.note.Colour, r.key.Colour = theme.ColorNameForeground, theme.ColorNameForeground
	}
	for _, l := range []*Lines{r.name, r.note, r.key} {
		l.Refresh()
	}
	r.Refresh()
}

// findingEdge is the space around the texts of a row.
const findingEdge = 8

// MinSize implements fyne.CanvasObject.
func (r *findingRow) MinSize() fyne.Size {
	return fyne.NewSize(120, High(look.TextSize, 1)+High(look.NoteSize, 1)+findingEdge)
}

// CreateRenderer implements fyne.Widget.
func (r *findingRow) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(r, r.draw) }

func (r *findingRow) draw(d *Drawing) {
	size := r.Size()
	if r.current {
		ground := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
		ground.CornerRadius = theme.Size(theme.SizeNameSelectionRadius)
		d.Add(ground, fyne.Position{}, size)
	}
	inner := size.Width - 2*findingEdge
	key := float32(0)
	if r.line.Key != "" {
		key = min(r.key.Natural()+1, inner/2)
	}
	name, note := High(look.TextSize, 1), High(look.NoteSize, 1)
	top := (size.Height - name - note) / 2
	if r.line.Note == "" {
		top = (size.Height - name) / 2
	}
	d.Add(r.name, fyne.NewPos(findingEdge, top), fyne.NewSize(max(0, inner-key-look.Gap), name))
	d.Add(r.key, fyne.NewPos(size.Width-findingEdge-key, top), fyne.NewSize(key, name))
	d.Add(r.note, fyne.NewPos(findingEdge, top+name), fyne.NewSize(inner, note))
}

// AccessibilityLabel implements fyne.Accessible.
func (r *findingRow) AccessibilityLabel() string { return r.line.said() }

// AccessibilityRole implements fyne.Accessible.
func (r *findingRow) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
