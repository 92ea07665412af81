package record

import (
	"iter"
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// A tree holds the moves of a game in the order they came, and what is said of
// them, in rows without pointers: a game costs a few times its text, and its copy
// is a copy of memory. What is deleted stays in the rows and is not found any more.
type tree struct {
	nodes   rows[node]
	remarks rows[remark]
	source  string          // that the game was read from
	text    strings.Builder // of the moves and remarks that do not stand in the source
	kinds   []rules.Kind    // that moves drop or promote to, from 1
}

// A node is a move. Its continuations are a ring: the node names the last, the
// last names the first, and each the next.
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
	c := &tree{nodes: t.nodes.copy(), remarks: t.remarks.copy(), source: t.source, kinds: slices.Clone(t.kinds)}
	c.text.WriteString(t.text.String())
	return c
}

// reset leaves the root alone. Room for the text is made as it comes.
func (t *tree) reset() {
	t.nodes.count, t.remarks.count = 0, 0
	t.nodes.add()
	t.kinds = append(t.kinds[:0], rules.NoKind)
	t.source = ""
	t.text.Reset()
}

// write adds a text and tells where it stands.
func (t *tree) write(text string) (at int) {
	at = len(t.source) + t.text.Len()
	t.text.WriteString(text)
	return at
}

// said is a text by where it stands.
func (t *tree) said(at, length int) string {
	if at < len(t.source) {
		return t.source[at:][:length]
	}
	return t.text.String()[at-len(t.source):][:length]
}

// code is the place of a kind among the kinds.
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

// hang puts a node behind the other continuations of one.
func (t *tree) hang(n *node, child Node) {
	child.row.beside = child.at
	if n.last != 0 {
		last := t.nodes.at(n.last)
		child.row.beside, last.beside = last.beside, child.at
	}
	n.last = child.at
}

// A Node is a move in the tree of a record, or the root, which has no move. It is
// a place in that tree: copies of a Node are the same node.
type Node struct {
	tree *tree
	row  *node
	at   int32
}

// Move is the move.
func (n Node) Move() rules.Move {
	at, kinds := n.row, n.tree.kinds
	return rules.Move{From: at.from, To: at.to, Drop: kinds[at.drop], Promote: kinds[at.promote]}
}

// SAN is the move as it is written where it stands.
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

// Next is the move that continues the line, if there is one.
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

// after is the continuation behind one of n's, if there is one.
func (n Node) after(c Node) (Node, bool) {
	if c.at == n.row.last {
		return Node{}, false
	}
	return n.tree.node(c.row.beside), true
}

// Alone reports whether no other move continues the line that a node continues.
func (n Node) Alone() bool { return n.row.beside == n.at }

// Variations are the other continuations than Next.
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

// Children are all continuations: the first continues the line.
func (n Node) Children() []Node {
	next, ok := n.Next()
	if !ok {
		return nil
	}
	return slices.AppendSeq([]Node{next}, n.Variations())
}

// setChildren gives a node other continuations, in their order.
func (n Node) setChildren(children []Node) {
	n.row.last = 0
	for _, c := range children {
		n.tree.hang(n.row, c)
	}
}
