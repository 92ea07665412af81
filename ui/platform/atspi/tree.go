package atspi

import "fmt"

// A tree is what was in a window at some time, under an application. It never changes.
type tree struct {
	items []item      // each after its parent; the first is the application
	at    map[int]int // from the number of an item to its index
	// numbers are the numbers of what is in the tree. What stays in the window keeps its own.
	numbers map[any]int
	looked  uint64 // when it was made, as Bridge.Look counts
	window  Node   // that it is made of
}

// An item is a node of a tree, which refers to others by their indexes.
type item struct {
	Node
	number   int // in the address of the node
	parent   int // -1 for none
	place    int // among its parent's children
	children []int
}

// again is the ID of a node with the same ID as another before it.
type again struct {
	id any
	n  int
}

// newTree returns a tree of a window, and of what else the application has. next is the first
// number that is free, and is counted up.
func newTree(app string, window Node, before *tree, next *int, others ...Node) *tree {
	t := &tree{at: map[int]int{}, numbers: map[any]int{}, window: window}
	t.items = append(t.items, item{Node: Node{Role: Application, Name: app, States: Usable}, parent: -1})
	t.at[0] = 0
	for _, n := range append([]Node{window}, others...) {
		t.add(n, 0, before, next)
	}
	return t
}

// add adds a node and all below it.
func (t *tree) add(n Node, parent int, before *tree, next *int) {
	id := n.ID
	for i := 1; ; i++ {
		if _, taken := t.numbers[id]; !taken {
			break
		}
		id = again{n.ID, i}
	}
	number, known := 0, false
	if before != nil {
		number, known = before.numbers[id]
	}
	if !known {
		number = *next
		*next++
	}
	at := len(t.items)
	t.numbers[id], t.at[number] = number, at
	t.items = append(t.items, item{Node: n, number: number, parent: parent, place: len(t.items[parent].children)})
	t.items[parent].children = append(t.items[parent].children, at)
	for _, child := range n.Children {
		t.add(child, at, before, next)
	}
	t.items[at].Children = nil
}

// numbersBelow returns the numbers of the children of an item.
func (t *tree) numbersBelow(i int) (all []int) {
	for _, child := range t.items[i].children {
		all = append(all, t.items[child].number)
	}
	return all
}

// focused returns the index of the deepest item with the focus, -1 for none.
func (t *tree) focused() int {
	found := -1
	for i := range t.items {
		if t.items[i].States.Has(Focused) {
			found = i
		}
	}
	return found
}

// under returns the index of the deepest item at a place, at an item or below it, -1 for none.
// What comes last lies above the others.
func (t *tree) under(i, x, y int) int {
	found := -1
	if i == 0 || t.items[i].Bounds.Contains(x, y) {
		found = i
	}
	for _, child := range t.items[i].children {
		if deeper := t.under(child, x, y); deeper >= 0 {
			found = deeper
		}
	}
	return found
}

// root is where the objects are on the bus, of which the first is the application.
const (
	objects = "/org/a11y/atspi/accessible"
	root    = objects + "/root"
	null    = "/org/a11y/atspi/null"
)

// path returns the address of the item with a number.
func path(number int) string {
	if number == 0 {
		return root
	}
	return fmt.Sprintf("%s/%d", objects, number)
}
