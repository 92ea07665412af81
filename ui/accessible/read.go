package accessible

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/platform/access"
)

// read returns the nodes for an object: none for what has nothing to read, one for a control or
// a text, and those of its parts for what only holds them. from is where the object's position
// counts from.
func (s *scene) read(o fyne.CanvasObject, from fyne.Position, in place) []access.Node {
	if o == nil || !o.Visible() {
		return nil
	}
	at := from.Add(o.Position())
	n, of := s.describe(o, in)
	if !of {
		return s.parts(o, at, in)
	}
	n.ID, n.Bounds = o, s.bounds(at, o.Size())
	if in.part.by != nil {
		n.ID = in.part
	}
	s.complete(&n, o, in)
	if len(n.Children) > 0 {
		s.inside(&n, o, at)
		return []access.Node{n}
	}
	below := s.below(o, n, in)
	within := s.parts(o, at, below)
	if m, opens := o.(opener); opens && in.within == 0 && m.Child() != nil {
		within = append(within, s.top(m.Child(), below)...)
	}
	hold(&n, within)
	if in.within == access.RadioButton && n.Role == access.RadioButton {
		n.States = n.States.With(access.Checked, n.Name == in.chosen)
	}
	if n.Name == "" && !told(n, in) {
		return nil
	}
	follow(&n)
	return []access.Node{n}
}

// An opener is what Fyne's bar of menus consists of: a name, and the menu that it opens, which
// lies elsewhere.
type opener interface{ Child() *widget.Menu }

// hold adds to a node what an object is made of, as far as that is to be read apart from it.
func hold(n *access.Node, within []access.Node) {
	switch n.Role {
	case access.Panel, access.Dialog, access.List, access.Menu, access.Table, access.TabList:
		n.Children = within
		return
	case access.ListItem, access.MenuItem:
		row(n, within)
		return
	case access.Button, access.RadioButton:
		if n.Name == "" {
			n.Name = text(within)
		}
	}
	n.Children = controls(within)
}

// told reports whether readers are told of a node although it has no name: not of an empty text,
// nor of the bar beside a list.
func told(n access.Node, in place) bool {
	if n.Role == access.Label {
		return control(n)
	}
	return in.within == 0 || in.within == access.RadioButton
}

// row completes a row of a list or a menu: what is in it may say itself what it is.
func row(n *access.Node, within []access.Node) {
	if len(within) == 1 && within[0].Role == n.Role {
		n.Name, n.Description, n.Children = within[0].Name, within[0].Description, within[0].Children
		n.States |= within[0].States
		return
	}
	if n.Name == "" {
		n.Name = text(within)
	}
	n.Children = controls(within)
}

// parts returns the nodes for what an object is made of.
func (s *scene) parts(o fyne.CanvasObject, at fyne.Position, in place) (all []access.Node) {
	_, draws := o.(fyne.Widget)
	var groups [][]access.Node
	for i, part := range inOrder(o) {
		below := in
		below.part = drawn{}
		if _, text := part.(*canvas.Text); text && draws {
			below.part = drawn{o, i}
		}
		groups = append(groups, s.read(part, at, below))
	}
	label(groups)
	for _, group := range groups {
		all = append(all, group...)
	}
	return all
}

// inOrder returns what an object is made of, in the order in which it is read. In Fyne's border
// layout, what is in the middle comes first.
func inOrder(o fyne.CanvasObject) []fyne.CanvasObject {
	all := parts(o)
	c, is := o.(*fyne.Container)
	if !is || reflect.TypeOf(c.Layout) != reflect.TypeOf(layout.NewBorderLayout(nil, nil, nil, nil)) {
		return all
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b fyne.CanvasObject) int {
		at, other := a.Position(), b.Position()
		return cmp.Or(cmp.Compare(at.Y, other.Y), cmp.Compare(at.X, other.X))
	})
	return all
}

// below returns the place of what an object is made of.
func (s *scene) below(o fyne.CanvasObject, n access.Node, in place) place {
	switch n.Role {
	case access.List, access.Menu, access.Table:
		in.within = n.Role
	case access.ListItem, access.MenuItem:
		in.within = 0
	}
	if f, can := o.(fyne.Focusable); can && f == s.focused {
		in.held = true
	}
	if g, is := o.(*widget.RadioGroup); is {
		in.within, in.chosen = access.RadioButton, g.Selected
	}
	return in
}

// complete adds what all controls have in common to a node.
func (s *scene) complete(n *access.Node, o fyne.CanvasObject, in place) {
	n.Name = strings.TrimSpace(n.Name)
	n.States |= access.Usable
	if d, can := o.(fyne.Disableable); can && d.Disabled() {
		n.States = n.States.With(access.Enabled|access.Sensitive, false)
		return
	}
	f, can := o.(fyne.Focusable)
	if !can { // it may be where the cursor of what holds it is
		n.States = n.States.With(access.Focused, in.held && n.States.Has(access.Focused))
		return
	}
	has := f == s.focused
	s.met = s.met || has
	n.States = (n.States | access.Focusable).With(access.Focused, has)
	if n.Focus == nil {
		n.Focus = func() { s.canvas.Focus(f) }
	}
}

// inside completes the nodes for the parts of what is drawn as one.
func (s *scene) inside(n *access.Node, o fyne.CanvasObject, at fyne.Position) {
	held := n.States.Has(access.Focused)
	for i := range n.Children {
		c := &n.Children[i]
		c.ID = part{o, c.ID}
		b := c.Bounds
		c.Bounds = s.bounds(at.AddXY(float32(b.X), float32(b.Y)), fyne.NewSize(float32(b.Width), float32(b.Height)))
		cursor := c.States.Has(access.Focused)
		c.States = (c.States | access.Usable).With(access.Focused, cursor && held)
		if cursor && held {
			n.States = n.States.With(access.Focused, false)
		}
	}
}

// A part is a part of what is drawn as one.
type part struct {
	of fyne.CanvasObject
	id any
}

// follow moves the focus from an object to the part of it at which the cursor is.
func follow(n *access.Node) {
	if n.States.Has(access.Focused) && below(n.Children) {
		n.States = n.States.With(access.Focused, false)
	}
}

// below reports whether something has the focus.
func below(all []access.Node) bool {
	for _, n := range all {
		if n.States.Has(access.Focused) || below(n.Children) {
			return true
		}
	}
	return false
}
