package access

// A Tree is what was in a window at some time, under an application. It never changes.
type Tree struct {
	Items []Item      // each after its parent; the first is the application, the second the window
	At    map[int]int // from the number of an item to its index
	// Numbers are the numbers of what is in the tree. What stays in the window keeps its own.
	Numbers map[any]int
	Looked  uint64 // when it was made, as a bridge counts
	Window  Node   // that it is made of
}

// An Item is a node of a tree, which refers to others by their indexes.
type Item struct {
	Node
	Number int // by which readers know the node
	Parent int // -1 for none
	Place  int // among its parent's children
	Below  []int
}

// again is the ID of a node with the same ID as another before it.
type again struct {
	id any
	n  int
}

// NewTree returns a tree of a window, and of what else the application has. next is the first
// number that is free, and is counted up.
func NewTree(app string, window Node, before *Tree, next *int, others ...Node) *Tree {
	t := &Tree{At: map[int]int{}, Numbers: map[any]int{}, Window: window}
	t.Items = append(t.Items, Item{Node: Node{Role: Application, Name: app, States: Usable}, Parent: -1})
	t.At[0] = 0
	for _, n := range append([]Node{window}, others...) {
		t.add(n, 0, before, next)
	}
	return t
}

// add adds a node and all below it.
func (t *Tree) add(n Node, parent int, before *Tree, next *int) {
	id := n.ID
	for i := 1; ; i++ {
		if _, taken := t.Numbers[id]; !taken {
			break
		}
		id = again{n.ID, i}
	}
	number, known := 0, false
	if before != nil {
		number, known = before.Numbers[id]
	}
	if !known {
		number = *next
		*next++
	}
	at := len(t.Items)
	t.Numbers[id], t.At[number] = number, at
	t.Items = append(t.Items, Item{Node: n, Number: number, Parent: parent, Place: len(t.Items[parent].Below)})
	t.Items[parent].Below = append(t.Items[parent].Below, at)
	for _, child := range n.Children {
		t.add(child, at, before, next)
	}
	t.Items[at].Children = nil
}

// NumbersBelow returns the numbers of the children of an item.
func (t *Tree) NumbersBelow(i int) (all []int) {
	for _, child := range t.Items[i].Below {
		all = append(all, t.Items[child].Number)
	}
	return all
}

// Focused returns the index of the deepest item with the focus, -1 for none.
func (t *Tree) Focused() int {
	found := -1
	for i := range t.Items {
		if t.Items[i].States.Has(Focused) {
			found = i
		}
	}
	return found
}

// Under returns the index of the deepest item at a place, at an item or below it, -1 for none.
// What comes last lies above the others.
func (t *Tree) Under(i, x, y int) int {
	found := -1
	if i == 0 || t.Items[i].Bounds.Contains(x, y) {
		found = i
	}
	for _, child := range t.Items[i].Below {
		if deeper := t.Under(child, x, y); deeper >= 0 {
			found = deeper
		}
	}
	return found
}
