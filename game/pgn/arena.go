package pgn

import "passedpawn/game/record"

// An arena hands out the parts of a game in blocks: they are many and live as
// long as each other.
type arena struct {
	nodes block[record.Node]
	links block[*record.Node]
	notes block[record.Notes]
	said  block[string]

	expected int // nodes
}

// A block is a slice of which parts are given away. When it is used up another
// takes its place.
type block[T any] struct {
	all, free []T
	given     int // of all blocks since the last reuse
}

const (
	more = 32      // values that a block holds which follows another
	most = 1 << 14 // values that are held for the next game
)

// take is n zero values in a row. The first block holds so many as are expected.
func (b *block[T]) take(n, expected int) []T {
	if len(b.free) < n {
		if b.given > 0 {
			expected = more
		}
		b.all = make([]T, max(n, expected))
		b.free = b.all
	}
	got := b.free[:n:n]
	b.free = b.free[n:]
	b.given += n
	return got
}

// reuse takes back what was given, in one block.
func (b *block[T]) reuse() {
	if b.given > len(b.all) && b.given <= most {
		b.all = make([]T, b.given)
	} else {
		clear(b.all[:len(b.all)-len(b.free)])
	}
	b.free, b.given = b.all, 0
}

// node is an empty node.
func (a *arena) node() *record.Node { return &a.nodes.take(1, a.expected)[0] }

// link is a list of n alone, of which there is one for each node.
func (a *arena) link(n *record.Node) []*record.Node {
	l := a.links.take(1, a.expected)
	l[0] = n
	return l
}

func (a *arena) note() *record.Notes { return &a.notes.take(1, 4)[0] }

// texts is room for some comments: most have no other beside them.
func (a *arena) texts(n int) []string { return a.said.take(n, 4)[:0] }

// begin expects a game of so many bytes of movetext: a move and its number take
// six and more, remarks between them much more.
func (a *arena) begin(text int) { a.expected = min(text/6+2, 128) }

// reuse takes everything back; nothing of the games in it is used any more.
func (a *arena) reuse() {
	a.nodes.reuse()
	a.links.reuse()
	a.notes.reuse()
	a.said.reuse()
}
