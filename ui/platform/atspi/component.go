//go:build !windows && !darwin && !js

package atspi

import (
	"github.com/godbus/dbus/v5"

	"passedpawn/ui/platform/access"
)

// ofParent is the kind of coordinates that count from an object's parent. All others count from
// the window: programs are not told where their windows are on the screen.
const ofParent = 2

// widgetLayer is the layer that controls lie in.
const widgetLayer = 3

// A box is where an object is.
type box struct{ X, Y, Width, Height int32 }

// component returns the methods about where an object is.
func (l *live) component() map[string]any {
	return map[string]any{
		"GetExtents": with(l, view.box),
		"GetPosition": func(m dbus.Message, kind uint32) (x, y int32, err *dbus.Error) {
			b, err := with(l, view.box)(m, kind)
			return b.X, b.Y, err
		},
		"GetSize": func(m dbus.Message) (width, height int32, err *dbus.Error) {
			b, err := with(l, view.box)(m, 0)
			return b.Width, b.Height, err
		},
		"Contains": func(m dbus.Message, x, y int32, kind uint32) (bool, *dbus.Error) {
			return on(l, func(v view) bool { return v.Bounds.Contains(v.inWindow(x, y, kind)) })(m)
		},
		"GetAccessibleAtPoint": func(m dbus.Message, x, y int32, kind uint32) (reference, *dbus.Error) {
			return on(l, func(v view) reference {
				atX, atY := v.inWindow(x, y, kind)
				if i := v.tree.Under(v.tree.At[v.Number], atX, atY); i >= 0 {
					return v.other(i).reference()
				}
				return nowhere
			})(m)
		},
		"GetLayer":     on(l, func(view) uint32 { return widgetLayer }),
		"GetMDIZOrder": on(l, func(view) int16 { return -1 }),
		"GetAlpha":     on(l, func(view) float64 { return 1 }),
		"GrabFocus":    on(l, func(v view) bool { return v.do(func(n access.Node) func() { return n.Focus }) }),
	}
}

// box returns where an item is.
func (v view) box(kind uint32) box {
	b := box{int32(v.Bounds.X), int32(v.Bounds.Y), int32(v.Bounds.Width), int32(v.Bounds.Height)}
	if kind == ofParent && v.Parent > 0 {
		above := v.tree.Items[v.Parent].Bounds
		b.X, b.Y = b.X-int32(above.X), b.Y-int32(above.Y)
	}
	return b
}

// inWindow returns where a place is in the window.
func (v view) inWindow(x, y int32, kind uint32) (int, int) {
	if kind == ofParent && v.Parent > 0 {
		above := v.tree.Items[v.Parent].Bounds
		return int(x) + above.X, int(y) + above.Y
	}
	return int(x), int(y)
}

// action returns the methods that use an object: its only action is a press.
func (l *live) action() map[string]any {
	type named struct{ Name, Description, Key string }
	first := func(text string) func(view, int32) string {
		return func(v view, i int32) string {
			if v.Press == nil || i != 0 {
				return ""
			}
			return text
		}
	}
	return map[string]any{
		"GetName":          with(l, first("click")),
		"GetLocalizedName": with(l, first("click")),
		"GetDescription":   with(l, first("")),
		"GetKeyBinding":    with(l, first("")),
		"GetActions": on(l, func(v view) []named {
			if v.Press == nil {
				return []named{}
			}
			return []named{{Name: "click"}}
		}),
		"DoAction": with(l, func(v view, i int32) bool { return i == 0 && v.do(func(n access.Node) func() { return n.Press }) }),
	}
}

// do posts a function of a node, and reports whether it has one.
func (v view) do(function func(access.Node) func()) bool {
	if function(v.Node) == nil {
		return false
	}
	v.live.bridge.reading.Do(v.tree, v.Number, function)
	return true
}
