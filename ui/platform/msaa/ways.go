package msaa

import "passedpawn/ui/platform/access"

// child returns by which number readers know an item: the window by 0, and all others by
// numbers below it, for those above it count the children of what is asked.
func child(t *access.Tree, i int) int32 {
	if i <= 1 {
		return 0
	}
	return -int32(t.Items[i].Number)
}

// find returns the index of the item that a reader means by a number, asking an item. It is -1
// if there is none.
func find(t *access.Tree, asked int, number int32) int {
	switch below := t.Items[asked].Below; {
	case number == 0:
		return asked
	case number > 0 && int(number) <= len(below):
		return below[number-1]
	case number < 0:
		if i, there := t.At[-int(number)]; there {
			return i
		}
	}
	return -1
}

// Ways from an item to another.
const (
	next     = 5
	previous = 6
	first    = 7
	last     = 8
)

// beside returns the index of the item that lies in a direction from another, -1 for none.
func beside(t *access.Tree, i, direction int) int {
	n := t.Items[i]
	all, at := n.Below, -1
	switch direction {
	case first:
		at = 0
	case last:
		at = len(all) - 1
	case next, previous:
		if i <= 1 {
			return -1
		}
		all, at = t.Items[n.Parent].Below, n.Place+1
		if direction == previous {
			at = n.Place - 1
		}
	}
	if at < 0 || at >= len(all) {
		return -1
	}
	return all[at]
}
