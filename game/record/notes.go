package record

import (
	"iter"
	"slices"
)

// Notes are what is said of a move.
type Notes struct {
	Before []string // comments before the move
	After  []string // comments after it; on the root, before the first move
	NAGs   []int    // numeric annotation glyphs, to 65,535

	// Rest is text that follows the move and could not be read: the line stops
	// there. Unread are variations on the move of which nothing could be read.
	Rest   string
	Unread []string

	// Strays are pieces of text beside the move that mean nothing in a game: a
	// bracket that closes nothing, a line for programs (behind a line break), a
	// word outside of comments.
	Strays []string
}

// A Role is what a text is to a move: it has the same part in Notes.
type Role uint8

// The roles.
const (
	Before Role = iota
	After
	Rest
	Unread
	NAG // a numeric annotation glyph, which has a number and no text
	Stray
)

// A remark is one thing said of a move. Those of a move are a ring: the node names
// the last, the last names the first, and each the next.
type remark struct {
	role       Role
	roles      uint8 // of all up to this one in the ring, a bit each
	nag        uint16
	next       int32
	text, size uint32 // in the source or the text of the tree
}

// Remark adds a text to what is said of a move.
func (n Node) Remark(role Role, text string) {
	n.RemarkFromSource(role, n.tree.write(text), len(text))
}

// RemarkFromSource is Remark for a text that stands in the source of the record, from an offset on
// and so many bytes long.
func (n Node) RemarkFromSource(role Role, at, length int) {
	n.say(remark{role: role, text: uint32(at), size: uint32(length)})
}

// AddNAG adds a NAG to what is said of a move.
func (n Node) AddNAG(g int) { n.say(remark{role: NAG, nag: uint16(g)}) }

func (n Node) say(r remark) {
	t, at := n.tree, n.row
	if t.remarks.count == 0 {
		t.remarks.add() // 0 is none
	}
	said, number := t.remarks.add()
	*said = r
	said.next, said.roles = number, 1<<r.role
	if at.said != 0 {
		last := t.remarks.at(at.said)
		said.next, last.next = last.next, number
		said.roles |= last.roles
	}
	at.said = number
}

// Silent reports whether nothing is said of a move.
func (n Node) Silent() bool { return n.row.said == 0 }

// Says reports whether something of a role is said of a move.
func (n Node) Says(role Role) bool {
	last := n.row.said
	return last != 0 && n.tree.remarks.at(last).roles&(1<<role) != 0
}

// A ring goes along the remarks of a role.
type ring struct {
	tree     *tree
	role     Role
	at, last int32 // last is 0 when there are no more
}

func (n Node) ring(role Role) ring {
	if !n.Says(role) {
		return ring{}
	}
	last := n.row.said
	return ring{n.tree, role, last, last}
}

// next is the next remark, nil if there is none.
func (r *ring) next() *remark {
	for r.last != 0 {
		r.at = r.tree.remarks.at(r.at).next
		if r.at == r.last {
			r.last = 0
		}
		if m := r.tree.remarks.at(r.at); m.role == r.role {
			return m
		}
	}
	return nil
}

// Texts are those of a role, in their order.
func (n Node) Texts(role Role) iter.Seq[string] {
	return func(yield func(string) bool) {
		ring := n.ring(role)
		for m := ring.next(); m != nil && yield(n.tree.said(int(m.text), int(m.size))); m = ring.next() {
		}
	}
}

// NAGs are the numeric annotation glyphs of a move.
func (n Node) NAGs() iter.Seq[int] {
	return func(yield func(int) bool) {
		ring := n.ring(NAG)
		for m := ring.next(); m != nil && yield(int(m.nag)); m = ring.next() {
		}
	}
}

// Said is what is said of a move. Changing it does not change the node.
func (n Node) Said() Notes {
	if n.Silent() {
		return Notes{}
	}
	said := Notes{
		Before: slices.Collect(n.Texts(Before)), After: slices.Collect(n.Texts(After)),
		NAGs: slices.Collect(n.NAGs()), Unread: slices.Collect(n.Texts(Unread)),
		Strays: slices.Collect(n.Texts(Stray)),
	}
	for text := range n.Texts(Rest) {
		said.Rest = text
	}
	return said
}

// Note puts notes in the place of what is said of a move.
func (n Node) Note(said Notes) {
	n.row.said = 0
	for role, texts := range [...][]string{Before: said.Before, After: said.After, Unread: said.Unread, Stray: said.Strays} {
		for _, text := range texts {
			n.Remark(Role(role), text)
		}
	}
	for _, g := range said.NAGs {
		n.AddNAG(g)
	}
	if said.Rest != "" {
		n.Remark(Rest, said.Rest)
	}
}
