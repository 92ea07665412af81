// Package accessible makes the tree that screen readers read from what is in a window. It knows
// Fyne's own widgets. Others say themselves what they are, in the terms of Fyne's Accessible or
// as Described. The package knows nothing of what a program does, and changes nothing.
//
// All of it belongs on Fyne's thread.
package accessible

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/platform/access"
)

// A Described object says itself what readers are told of it. If the node has children, they
// are the parts of what is drawn as one: their bounds are within the object, in Fyne's units,
// their IDs differ from each other. Without children, what the object is made of is read as
// usual. A part that is Focused is where the cursor of the object is, whether that has the focus
// or not, and so is an object in it that cannot have the focus itself.
type Described interface{ Describe() access.Node }

// A Window is what is read of a window.
type Window struct {
	Canvas fyne.Canvas
	Title  string
	Active bool           // it has the keyboard
	Menu   *fyne.MainMenu // nil for none
}

// Tree returns what is in a window.
func Tree(w Window) access.Node {
	s := &scene{canvas: w.Canvas, focused: w.Canvas.Focused(), scale: w.Canvas.Scale()}
	size := w.Canvas.Size()
	frame := access.Node{
		ID: w.Canvas, Role: access.Frame, Name: w.Title, States: access.Usable.With(access.Active, w.Active),
		Bounds: s.bounds(fyne.Position{}, size),
	}
	if w.Menu != nil {
		frame.Children = append(frame.Children, menuBar(w.Menu))
	}
	for _, o := range append([]fyne.CanvasObject{w.Canvas.Content()}, w.Canvas.Overlays().List()...) {
		frame.Children = append(frame.Children, s.top(o, place{})...)
	}
	if o, apart := s.focused.(fyne.CanvasObject); apart && !s.met { // it is a menu, or an item of one
		frame.Children = append(frame.Children, s.top(o, place{})...)
	}
	name(frame.Children)
	return frame
}

// A scene is a window that is being read.
type scene struct {
	canvas  fyne.Canvas
	focused fyne.Focusable // nil for none
	met     bool           // the object with the focus has been read
	scale   float32        // pixels in a unit
}

// top reads an object that lies in no other.
func (s *scene) top(o fyne.CanvasObject, in place) []access.Node {
	if o == nil {
		return nil
	}
	return s.read(o, fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Subtract(o.Position()), in)
}

// bounds returns the bounds of an object in pixels.
func (s *scene) bounds(at fyne.Position, size fyne.Size) access.Bounds {
	px := func(units float32) int { return int(units*s.scale + 0.5) }
	return access.Bounds{X: px(at.X), Y: px(at.Y), Width: px(size.Width), Height: px(size.Height)}
}

// A place is where an object is among others.
type place struct {
	within access.Role // of a list or a menu that it is a row of, or RadioButton; 0 for none
	chosen string      // in a group of radio buttons
	held   bool        // what it is in has the focus
	// part identifies what cannot be told by its address: what is drawn anew at each change.
	part drawn
}

// A drawn is a part of what a widget draws, the first being 0.
type drawn struct {
	by fyne.CanvasObject
	at int
}

// Focused returns the node for what has the focus: an object, or the part of it at which its
// cursor is. Of the names, it lacks those of labels. It reports false if nothing has the focus.
func Focused(c fyne.Canvas) (access.Node, bool) {
	o, is := c.Focused().(fyne.CanvasObject)
	if !is {
		return access.Node{}, false
	}
	s := &scene{canvas: c, focused: c.Focused(), scale: c.Scale()}
	all := s.top(o, place{})
	name(all)
	return deepest(all)
}

// deepest returns the deepest node with the focus.
func deepest(all []access.Node) (found access.Node, is bool) {
	for _, n := range all {
		if n.States.Has(access.Focused) {
			found, is = n, true
		}
		if below, there := deepest(n.Children); there {
			found, is = below, true
		}
	}
	return found, is
}
