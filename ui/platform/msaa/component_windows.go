package msaa

import (
	"unsafe"

	"passedpawn/ui/platform/access"
)

// reach returns the variant of an item that was found from another: itself, one below it, or none.
func (v view) reach(i int) variant {
	switch {
	case i < 0:
		return variant{}
	case i == v.at:
		return whole(0)
	}
	return v.object(i)
}

// focus answers with what has the focus, if that is an item or below it.
func (o *object) focus(out *variant) uintptr {
	return o.tell(nil, out, func(v view) variant {
		has := v.tree.Focused()
		for i := has; i > 0; i = v.tree.Items[i].Parent {
			if i == v.at {
				return v.reach(has)
			}
		}
		return variant{}
	})
}

// selection answers with what is selected of an item's children. Of several nothing is said:
// readers ask each.
func (o *object) selection(out *variant) uintptr {
	return o.tell(nil, out, func(v view) variant {
		found := -1
		for _, i := range v.Below {
			if !v.tree.Items[i].States.Has(access.Selected) {
				continue
			}
			if found >= 0 {
				return variant{}
			}
			found = i
		}
		return v.reach(found)
	})
}

// navigate answers with what lies in a direction.
func (o *object) navigate(direction int32, start, out *variant) uintptr {
	return o.tell(start, out, func(v view) variant { return v.reach(beside(v.tree, v.at, int(direction))) })
}

// under answers with what is at a place on the screen.
func (o *object) under(x, y int32, out *variant) uintptr {
	return o.tell(nil, out, func(v view) variant {
		at := place{x, y}
		_, _, _ = toClient.Call(v.bridge.handle, uintptr(unsafe.Pointer(&at)))
		return v.reach(v.tree.Under(v.at, int(at.X), int(at.Y)))
	})
}

// location answers where an item is on the screen.
func (o *object) location(x, y, width, height *int32, child *variant) uintptr {
	if x == nil || y == nil || width == nil || height == nil {
		return pointer
	}
	*x, *y, *width, *height = 0, 0, 0, 0
	v, result := o.view(child)
	if result != ok {
		return result
	}
	var corner place
	_, _, _ = toScreen.Call(v.bridge.handle, uintptr(unsafe.Pointer(&corner)))
	*x, *y = corner.X+int32(v.Bounds.X), corner.Y+int32(v.Bounds.Y)
	*width, *height = int32(v.Bounds.Width), int32(v.Bounds.Height)
	return ok
}

// press does what a click on an item does.
func (o *object) press(child *variant) uintptr {
	return o.do(child, func(n access.Node) func() { return n.Press })
}

// choose gives an item the focus. Nothing is selected so: that is a press.
func (o *object) choose(how int32, child *variant) uintptr {
	const takeFocus = 1
	if how != takeFocus {
		return invalid
	}
	return o.do(child, func(n access.Node) func() { return n.Focus })
}

// do posts a function of a node, if it has one.
func (o *object) do(child *variant, function func(access.Node) func()) uintptr {
	v, result := o.view(child)
	switch {
	case result != ok:
		return result
	case function(v.Node) == nil:
		return noMember
	}
	v.bridge.reading.Do(v.tree, v.Number, function)
	return ok
}
