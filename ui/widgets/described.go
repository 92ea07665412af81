package widgets

import (
	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/atspi"
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
func (c *Check) Describe() atspi.Node { return accessible.Check(&c.Check) }

// Describe implements accessible.Described.
func (c *Choice) Describe() atspi.Node { return accessible.Choice(&c.Select) }

// Describe implements accessible.Described.
func (s *Slider) Describe() atspi.Node { return accessible.Slider(&s.Slider) }

// Describe implements accessible.Described.
func (e *Entry) Describe() atspi.Node { return accessible.Entry(&e.Entry) }

// Describe implements accessible.Described. The name of the field is also what Enter would
// choose.
func (e *FinderField) Describe() atspi.Node {
	n := accessible.Entry(&e.Entry.Entry)
	n.Name = e.AccessibilityLabel()
	return n
}

// Describe implements accessible.Described.
func (l *List) Describe() atspi.Node { return atspi.Node{Role: atspi.List} }

// Describe implements accessible.Described.
func (b *IconButton) Describe() atspi.Node {
	return atspi.Node{
		Role: atspi.Button, Name: b.face.Name, States: atspi.States(0).With(atspi.Pressed, b.On),
		Press: func() { b.Tapped(nil) },
	}
}

// Describe implements accessible.Described.
func (f *Fold) Describe() atspi.Node {
	return atspi.Node{
		Role: atspi.Toggle, Name: f.AccessibilityLabel(), States: atspi.Expandable.With(atspi.Expanded, f.Opened()),
		Press: f.turn,
	}
}

// Describe implements accessible.Described. The name says what is chosen.
func (g *Grid) Describe() atspi.Node { return atspi.Node{Role: atspi.List, Name: g.tiles.Name()} }
