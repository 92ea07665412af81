package msaa

import "passedpawn/ui/platform/access"

// A view is an item of a tree as a reader asks for it.
type view struct {
	access.Item
	at     int
	tree   *access.Tree
	bridge *Bridge
	table  *table
}

// view returns what a reader asks an object about, in a tree that is up to date: itself, or one
// of those in it. A nil child means itself. The result says why there is none.
func (o *object) view(child *variant) (view, uintptr) {
	b := o.bridge
	select {
	case <-b.ended:
		return view{}, disconnected
	default:
	}
	b.heard()
	t, i := b.fresh(), 1
	if t == nil {
		return view{}, disconnected
	}
	if o.number != 0 {
		there := false
		if i, there = t.At[o.number]; !there {
			return view{}, disconnected
		}
	}
	if child != nil {
		if child.kind != isNumber {
			return view{}, invalid
		}
		if i = find(t, i, int32(child.value)); i < 0 {
			return view{}, invalid
		}
	}
	return view{t.Items[i], i, t, b, o.table}, ok
}

// object returns the object of another item, which is held for whoever asked.
func (v view) object(i int) variant {
	return variant{kind: isObject, value: v.bridge.objects.of(v.bridge, v.table, -int(child(v.tree, i))).address()}
}
