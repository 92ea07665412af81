package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Finding is a line that a Finder shows.
type Finding struct {
	Name string
	Note string // below the name, "" for none
	Key  string // at the right end
	Off  bool   // it cannot be chosen now
}

// A Catalogue is what a Finder searches.
type Catalogue struct {
	Hint    string                   // in the empty field
	Nothing string                   // is shown if nothing was found
	Find    func(typed string) []int // the best first
	Line    func(i int) Finding      // of what was found
	Chosen  func(i int)              // is called when a person chooses it
}

// A Finder is a field above a list of what was found by its text. The keyboard stays in the
// field: Up and Down walk through the list, and Enter chooses.
type Finder struct {
	widget.BaseWidget
	Field *FinderField

	catalogue Catalogue
	list      *List
	nothing   *widget.Label
	found     []int
	at        int // in found
}

// NewFinder creates a finder that has found everything.
func NewFinder(c Catalogue, reveal Reveal) *Finder {
	f := &Finder{catalogue: c, nothing: widget.NewLabelWithStyle(c.Nothing, fyne.TextAlignCenter, fyne.TextStyle{})}
	f.nothing.Wrapping = fyne.TextWrapWord
	f.list = NewList(func() int { return len(f.found) }, func() fyne.CanvasObject { return newFindingRow() }, f.update, f.pick)
	f.Field = newFinderField(f, c.Hint, reveal)
	f.find("")
	f.ExtendBaseWidget(f)
	return f
}

// Find shows what is found by a text, as if it had been typed.
func (f *Finder) Find(typed string) { f.Field.SetText(typed) }

// Current returns the line that Enter would choose, and false if there is none.
func (f *Finder) Current() (Finding, bool) {
	if f.at >= len(f.found) {
		return Finding{}, false
	}
	return f.catalogue.Line(f.found[f.at]), true
}

// find shows what is found by a text. The best comes first, and is the one that Enter
// chooses.
func (f *Finder) find(typed string) {
	f.found, f.at = f.catalogue.Find(typed), 0
	Show(f.nothing, len(f.found) == 0)
	f.list.Refresh()
	f.list.ScrollToTop()
}

// update shows a line in a row.
func (f *Finder) update(i int, o fyne.CanvasObject) {
	if i < len(f.found) {
		o.(*findingRow).show(f.catalogue.Line(f.found[i]), i == f.at)
	}
}

// walk moves to another line.
func (f *Finder) walk(to int) {
	to = max(0, min(to, len(f.found)-1))
	was := f.at
	if f.at = to; len(f.found) == 0 {
		return
	}
	f.list.RefreshItem(was)
	f.list.RefreshItem(to)
	f.list.ScrollTo(to)
}

// pick chooses a line that was clicked.
func (f *Finder) pick(i int) {
	f.list.UnselectAll()
	f.walk(i)
	f.choose()
}

// choose chooses the current line, unless that cannot be chosen now.
func (f *Finder) choose() {
	if line, ok := f.Current(); ok && !line.Off {
		f.catalogue.Chosen(f.found[f.at])
	}
}

// CreateRenderer implements fyne.Widget.
func (f *Finder) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewBorder(container.New(below{}, f.Field), nil, nil, nil, container.NewStack(f.list, f.nothing)))
}

// below leaves space below a field.
type below struct{}

// MinSize implements fyne.Layout.
func (below) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(0, theme.Padding())
}

// Layout implements fyne.Layout.
func (below) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size.SubtractWidthHeight(0, theme.Padding()))
}

// A FinderField is the field of a Finder.
type FinderField struct {
	Entry
	finder *Finder
}

var _ fyne.Accessible = (*FinderField)(nil)

func newFinderField(f *Finder, hint string, reveal Reveal) *FinderField {
	e := &FinderField{finder: f}
	e.reveal, e.lost = reveal, func(string) {}
	e.PlaceHolder, e.OnChanged = hint, f.find
	e.OnSubmitted = func(string) { f.choose() }
	e.ExtendBaseWidget(e)
	return e
}

// TypedKey implements fyne.Focusable.
func (e *FinderField) TypedKey(k *fyne.KeyEvent) {
	f := e.finder
	switch k.Name {
	case fyne.KeyUp:
		f.walk(f.at - 1)
	case fyne.KeyDown:
		f.walk(f.at + 1)
	case fyne.KeyPageUp:
		f.walk(f.at - f.list.page())
	case fyne.KeyPageDown:
		f.walk(f.at + f.list.page())
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF6, fyne.KeyF10: // Fyne knows the canvas of this field, not of the one in it
		Pass(e, k)
	default:
		e.Entry.TypedKey(k)
	}
}

// AccessibilityLabel implements fyne.Accessible: it says what the field is for, and what
// Enter would choose.
func (e *FinderField) AccessibilityLabel() string {
	line, ok := e.finder.Current()
	if !ok {
		return e.PlaceHolder + ": " + e.finder.catalogue.Nothing
	}
	return e.PlaceHolder + ": " + line.said()
}

// Spoken implements Speaker: it says what Enter would choose.
func (e *FinderField) Spoken() string {
	line, ok := e.finder.Current()
	switch {
	case !ok:
		return e.finder.catalogue.Nothing
	case e.Text == "":
		return e.PlaceHolder + "\n" + line.said()
	}
	return line.said()
}

// AccessibilityRole implements fyne.Accessible.
func (e *FinderField) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// said returns a line as it is read aloud.
func (l Finding) said() string {
	said := []string{l.Name}
	for _, part := range []string{l.Note, l.Key} {
		if part != "" {
			said = append(said, part)
		}
	}
	return strings.Join(said, ", ")
}
