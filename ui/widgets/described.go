package widgets

import (
	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/access"
)

var (
	_ accessible.Described = (*Check)(nil)
	_ accessible.Described = (*Choice)(nil)
	_ accessible.Described = (*Slider)(nil)
	_ accessible.Described = (*Entry)(nil)
	_ accessible.Described = (*FinderField)(nil)
	_ accessible.Described = (*List)(nil)
	_ accessible.Described = (*IconButton)(nil)
	_ accessible.Described = (*Fold)(nil)
	_ accessible.Described = (*Grid)(nil)
)

// Describe implements accessible.Described.
func (c *Check) Describe() access.Node { return accessible.Check(&c.Check) }

// Describe implements accessible.Described.
func (c *Choice) Describe() access.Node { return accessible.Choice(&c.Select) }

// Describe implements accessible.Described.
func (s *Slider) Describe() access.Node { return accessible.Slider(&s.Slider) }

// Describe implements accessible.Described.
func (e *Entry) Describe() access.Node { return accessible.Entry(&e.Entry) }

// Describe implements accessible.Described. The name of the field is also what Enter would
// choose.
func (e *FinderField) Describe() access.Node {
	n := accessible.Entry(&e.Entry.Entry)
	n.Name = e.AccessibilityLabel()
	return n
}

// Describe implements accessible.Described.
func (l *List) Describe() access.Node { return access.Node{Role: access.List} }

// Describe implements accessible.Described.
func (b *IconButton) Describe() access.Node {
	return access.Node{
		Role: access.Button, Name: b.face.Name, States: access.States(0).With(access.Pressed, b.On),
		Press: func() { b.Tapped(nil) },
	}
}

// Describe implements accessible.Described.
func (f *Fold) Describe() access.Node {
	return access.Node{
		Role: access.Toggle, Name: f.AccessibilityLabel(), States: access.Expandable.With(access.Expanded, f.Opened()),
		Press: f.turn,
	}
}

// Describe implements accessible.Described. The name says what is chosen.
func (g *Grid) Describe() access.Node { return access.Node{Role: access.List, Name: g.tiles.Name()} }
