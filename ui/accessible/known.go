package accessible

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/access"
)

// describe returns the node for an object, and false for one that only holds others.
func (s *scene) describe(o fyne.CanvasObject, in place) (access.Node, bool) {
	if d, says := o.(Described); says {
		return d.Describe(), true
	}
	switch o := o.(type) {
	case *fyne.Container:
		return access.Node{}, false
	case *canvas.Text:
		return access.Node{Role: access.Label, Name: o.Text}, o.Text != ""
	case *widget.RichText:
		return access.Node{Role: access.Label, Name: paragraphs(o)}, true
	case *widget.Check:
		return Check(o), true
	case *widget.Select:
		return Choice(o), true
	case *widget.Entry:
		return Entry(o), true
	case *widget.SelectEntry:
		return Entry(&o.Entry), true
	case *widget.Slider:
		return Slider(o), true
	case *widget.ProgressBar:
		return access.Node{Role: access.ProgressBar, Range: &access.Range{Value: o.Value, Least: o.Min, Most: o.Max}}, true
	case *widget.List:
		return access.Node{Role: access.List}, true
	case *widget.RadioGroup:
		return access.Node{Role: access.Panel}, true
	case *widget.Menu, *widget.PopUpMenu:
		return access.Node{Role: access.Menu}, true
	}
	if a, tells := o.(fyne.Accessible); tells {
		return accessible(o, a)
	}
	return s.unknown(o, in)
}

// accessible returns the node for an object that Fyne knows how to read.
func accessible(o fyne.CanvasObject, a fyne.Accessible) (access.Node, bool) {
	n := access.Node{Name: a.AccessibilityLabel()}
	_, focusable := o.(fyne.Focusable)
	switch a.AccessibilityRole() {
	case fyne.AccessibleRoleButton:
		n.Role = access.Button
	case fyne.AccessibleRoleLink:
		n.Role = access.Link
	case fyne.AccessibleRoleText:
		n.Role = access.Label
	default:
		n.Role = access.Panel
		return n, n.Name != "" || focusable
	}
	if t, can := o.(fyne.Tappable); can && n.Role != access.Label {
		n.Press = func() { t.Tapped(&fyne.PointEvent{}) }
	}
	return n, true
}

// unknown returns the node for an object that does not say what it is: a row of a list or of a
// menu, or what can have the focus. What it is called is what can be read in it.
func (s *scene) unknown(o fyne.CanvasObject, in place) (access.Node, bool) {
	t, taps := o.(fyne.Tappable)
	_, focusable := o.(fyne.Focusable)
	n := access.Node{Role: access.Panel}
	switch {
	case taps && in.within == access.List:
		n.Role = access.ListItem
	case taps && in.within == access.Menu:
		n.Role = access.MenuItem
	case !focusable:
		return n, false
	case taps && in.within == access.RadioButton:
		n.Role = access.RadioButton
	case taps:
		n.Role = access.Button
	}
	if taps {
		n.Press = func() { t.Tapped(&fyne.PointEvent{}) }
	}
	if !focusable {
		marked(&n, o, in)
	}
	return n, true
}

// marked adds to the node for a row whether the cursor is there, and whether it is selected. Fyne
// does not tell, but draws a ground behind it.
func marked(n *access.Node, o fyne.CanvasObject, in place) {
	all := parts(o)
	if len(all) == 0 {
		return
	}
	ground, drawn := all[0].(*canvas.Rectangle)
	if !drawn || !ground.Visible() {
		return
	}
	if in.within == access.List && ground.FillColor == theme.Color(theme.ColorNameSelection) {
		n.States |= access.Selectable | access.Selected
		return
	}
	n.States = n.States.With(access.Focused, in.held)
}

// paragraphs returns the text of some paragraphs, with a space between two of them.
func paragraphs(t *widget.RichText) string {
	var b strings.Builder
	for _, segment := range t.Segments {
		b.WriteString(segment.Textual())
		if !segment.Inline() {
			b.WriteString(" ")
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
