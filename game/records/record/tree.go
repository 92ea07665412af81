package record

import (
	"iter"
	"slices"

	"passedpawn/game/rules"
)

// A tree holds the moves of a game and their annotations in rows without pointers, in
// the order in which they were added. A game takes a few times the memory of its text,
// and copying it copies memory. Deleted moves stay in the rows but cannot be reached.
type tree struct {
	nodes   rows[node]
	remarks rows[remark]
	source  string       // that the game was read from
	text    texts        // of the moves and remarks that do not stand in the source
	kinds   []rules.Kind // that moves drop or promote to, from 1
}

// A node is a move. Its continuations form a ring: the node points to the last, the
// last to the first, and each to the next.
type node struct {
	from, to      rules.Square
	drop, promote uint8  // in kinds
	length        uint16 // of the SAN, in bytes
	san           uint32 // in the source or, counted on, in text
	last          int32  // continuation, 0 for none: the root follows nothing
	beside        int32  // the next in the ring that this node is in
	said          int32  // the last remark of a ring, 0 for none
}

func (t *tree) copy() *tree {
	return &tree{nodes: t.nodes.copy(), remarks: t.remarks.copy(), source: t.source, text: t.text.copy(), kinds: slices.Clone(t.kinds)}
}

// reset removes everything but the root.
func (t *tree) reset() {
	t.nodes.count, t.remarks.count = 0, 0
	t.nodes.add()
	t.kinds = append(t.kinds[:0], rules.NoKind)
	t.source = ""
	t.text = texts{}
}

// write adds a text and returns its position.
func (t *tree) write(text string) (at int) { return len(t.source) + t.text.add(text) }

// said is the text at a position.
func (t *tree) said(at, length int) string {
	if at < len(t.source) {
		return t.source[at:][:length]
	}
	return t.text.said(at-len(t.source), length)
}

// code is the index of a kind in kinds, which it is added to if it is new.
func (t *tree) code(k rules.Kind) uint8 {
	if k == rules.NoKind {
		return 0
	}
	i := slices.Index(t.kinds, k)
	if i < 0 {
		i, t.kinds = len(t.kinds), append(t.kinds, k)
	}
	return uint8(i)
}

// node is a node by its number.
func (t *tree) node(at int32) Node { return Node{t, t.nodes.at(at), at} }

// hang adds a node as the last continuation of another.
func (t *tree) hang(n *node, child Node) {
	child.row.beside = child.at
	if n.last != 0 {
		last := t.nodes.at(n.last)
		child.row.beside, last.beside = last.beside, child.at
	}
	n.last = child.at
}

// A Node is a move in the tree of a record, or the root, which has no move. It refers
// to a place in the tree: copies of a Node are the same node.
type Node struct {
	tree *tree
	row  *node
	at   int32
}

// Move is the move that leads to the node.
func (n Node) Move() rules.Move {
	at, kinds := n.row, n.tree.kinds
	return rules.Move{From: at.from, To: at.to, Drop: kinds[at.drop], Promote: kinds[at.promote]}
}

// SAN is the move as it is written in the source.
func (n Node) SAN() string { return n.tree.said(int(n.row.san), int(n.row.length)) }

// Add adds a move, written so, behind a node as its last variation.
func (n Node) Add(m rules.Move, san string) Node {
	c := n.Quote(m.From, m.To, n.tree.write(san), len(san))
	c.row.drop, c.row.promote = n.tree.code(m.Drop), n.tree.code(m.Promote)
	return c
}

// Quote is Add for a move that neither drops nor promotes and whose SAN stands in the
// source of the record, from an offset on and so many bytes long.
func (n Node) Quote(from, to rules.Square, at, length int) Node {
	row, number := n.tree.nodes.add()
	row.from, row.to = from, to
	row.san, row.length = uint32(at), uint16(length)
	c := Node{n.tree, row, number}
	n.tree.hang(n.row, c)
	return c
}

// Next is the next move of the line, if there is one.
func (n Node) Next() (Node, bool) {
	if n.row.last == 0 {
		return Node{}, false
	}
	last := n.tree.node(n.row.last)
	if last.Alone() {
		return last, true
	}
	return n.tree.node(last.row.beside), true
}

// after is the continuation of n that follows c, if there is one.
func (n Node) after(c Node) (Node, bool) {
	if c.at == n.row.last {
		return Node{}, false
	}
	return n.tree.node(c.row.beside), true
}

// Alone reports whether the node has no siblings.
func (n Node) Alone() bool { return n.row.beside == n.at }

// Variations iterates over the continuations other than Next.
func (n Node) Variations() iter.Seq[Node] {
	return func(yield func(Node) bool) {
		v, more := n.Next()
		for more {
			if v, more = n.after(v); more && !yield(v) {
				return
			}
		}
	}
}

// Children returns all continuations. The first is the next move of the line.
func (n Node) Children() []Node {
	next, ok := n.Next()
	if !ok {
		return nil
	}
	return slices.AppendSeq([]Node{next}, n.Variations())
}

// setChildren replaces the continuations of a node.
func (n Node) setChildren(children []Node) {
	n.row.last = 0
	for _, c := range children {
		n.tree.hang(n.row, c)
	}
}
