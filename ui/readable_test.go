package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/testing/longtest"
	"passedpawn/ui/platform/access"
)

// nodes returns a node and all below it.
func nodes(n access.Node) []access.Node {
	all := []access.Node{n}
	for _, child := range n.Children {
		all = append(all, nodes(child)...)
	}
	return all
}

// drawnObjects returns an object and all that it is made of, unless they are hidden.
func drawnObjects(o fyne.CanvasObject) (all []fyne.CanvasObject) {
	if !o.Visible() {
		return nil
	}
	all = append(all, o)
	var parts []fyne.CanvasObject
	switch o := o.(type) {
	case *fyne.Container:
		parts = o.Objects
	case fyne.Widget:
		parts = test.WidgetRenderer(o).Objects()
	}
	for _, part := range parts {
		all = append(all, drawnObjects(part)...)
	}
	return all
}

// TestReadable opens every page, menu and dialog: all that can be used is in the tree for screen
// readers, and has a name.
func TestReadable(t *testing.T) {
	longtest.Alone(t)
	d := open(t, t.TempDir())
	wrong := map[string]bool{}
	look := func(where string) {
		t.Helper()
		d.texts() // so that all is laid out
		tree := d.reader.Tree()
		ids := map[any]bool{}
		for _, n := range nodes(tree) {
			ids[n.ID] = true
			if _, field := n.ID.(interface{ SetPlaceHolder(string) }); field && n.Text == nil {
				t.Errorf("%s: the field %q is a %s", where, n.Name, n.Role)
			}
			if (n.Focus != nil || n.Press != nil) && n.Name == "" {
				if text := fmt.Sprintf("%s %T", n.Role, n.ID); !wrong[text+where] {
					wrong[text+where] = true
					t.Errorf("%s: a %s has no name", where, text)
				}
			}
		}
		for _, root := range append([]fyne.CanvasObject{d.window.Content()}, d.window.Canvas().Overlays().List()...) {
			for _, o := range drawnObjects(root) {
				if _, can := o.(fyne.Focusable); can && !ids[o] && !wrong[fmt.Sprintf("%T", o)+where] {
					wrong[fmt.Sprintf("%T", o)+where] = true
					t.Errorf("%s: a %T is not in the tree", where, o)
				}
			}
		}
	}
	d.everywhere(t, look, nil)
}
