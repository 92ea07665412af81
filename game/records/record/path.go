package record

import "slices"

// A Path leads from the root to a node: the index of a child at every step. It is
// valid only for the tree it was made for.
type Path []int

// At is the node a path leads to, which must be in the tree.
func (r *Record) At(p Path) Node {
	n, _ := r.find(p)
	return n
}

// Has reports whether a path leads to a node.
func (r *Record) Has(p Path) bool {
	_, ok := r.find(p)
	return ok
}

func (r *Record) find(p Path) (n Node, ok bool) {
	n, ok = r.Root(), true
	for _, i := range p {
		if n, ok = n.child(i); !ok {
			return Node{}, false
		}
	}
	return n, true
}

// Along returns the nodes on a path, without the root, as far as they exist.
func (r *Record) Along(p Path) []Node {
	nodes := make([]Node, 0, len(p))
	n, ok := r.Root(), true
	for _, i := range p {
		if n, ok = n.child(i); !ok {
			break
		}
		nodes = append(nodes, n)
	}
	return nodes
}

// child is the continuation with an index, if there is one.
func (n Node) child(i int) (c Node, ok bool) {
	c, ok = n.Next()
	for ; ok && i > 0; i-- {
		c, ok = n.after(c)
	}
	return c, ok && i == 0
}

// Mainline is the path of the first plies of the main line.
func Mainline(plies int) Path { return make(Path, plies) }

// Main reports whether the path never leaves the main line.
func (p Path) Main() bool { return !slices.ContainsFunc(p, func(i int) bool { return i != 0 }) }

// Up is the path to the previous node. The root is its own.
func (p Path) Up() Path { return p[:max(len(p)-1, 0)] }

// Down is the path to a child.
func (p Path) Down(child int) Path { return append(p[:len(p):len(p)], child) }

// Equal reports whether two paths are the same.
func (p Path) Equal(q Path) bool { return slices.Equal(p, q) }

// branch is the length of the path to the first move of p's variation: up to and
// including the last step that is not to a first child. It is 0 on the main line.
func (p Path) branch() int {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i] != 0 {
			return i + 1
		}
	}
	return 0
}

// End follows first children from p to the end of the line.
func (r *Record) End(p Path) Path { return r.At(p).End(p) }

// End follows first children from the node, to which p leads, to the end of the line.
// Whoever walks along the line can cut the paths on it from this one: to make each anew
// takes memory by the square of the line's length.
func (n Node) End(p Path) Path {
	plies := 0
	for next, more := n.Next(); more; next, more = next.Next() {
		plies++
	}
	return append(slices.Clip(p), make(Path, plies)...)
}
