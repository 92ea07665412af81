package record

import (
	"iter"
	"slices"
)

// Notes are the annotations of a move.
type Notes struct {
	Before []string // comments before the move
	After  []string // comments after it; on the root, before the first move
	NAGs   []int    // numeric annotation glyphs, to 65,535

	// Rest is text after the move that could not be read: the line stops there. Unread
	// are variations on the move that could not be read at all.
	Rest   string
	Unread []string

	// Strays are pieces of text near the move that mean nothing in a game: an
	// unmatched bracket, a line for programs (after a line break), a word outside
	// comments.
	Strays []string
}

// A Role says which field of Notes a text belongs to.
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

// A remark is one annotation. The remarks of a move form a ring: the node points to
// the last, the last to the first, and each to the next.
type remark struct {
	role       Role
	roles      uint8 // of all up to this one in the ring, a bit each
	nag        uint16
	next       int32
	text, size uint32 // in the source or the text of the tree
}

// Remark adds a text to the annotations of a move.
func (n Node) Remark(role Role, text string) {
	n.RemarkFromSource(role, n.tree.write(text), len(text))
}

// RemarkFromSource is Remark for a text in the source of the record, by its offset and
// length in bytes.
func (n Node) RemarkFromSource(role Role, at, length int) {
	n.say(remark{role: role, text: uint32(at), size: uint32(length)})
}

// AddNAG adds a NAG to the annotations of a move.
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

// Silent reports whether a move has no annotations.
func (n Node) Silent() bool { return n.row.said == 0 }

// Says reports whether a move has an annotation with a role.
func (n Node) Says(role Role) bool {
	last := n.row.said
	return last != 0 && n.tree.remarks.at(last).roles&(1<<role) != 0
}

// A ring iterates over the remarks with a role.
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

// Texts iterates over the texts with a role, in order.
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

// Said returns a copy of the annotations of a move.
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

// Note replaces the annotations of a move.
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
