package record

import (
	"iter"
	"slices"
)

// Notes are what is said of a move.
type Notes struct {
	Before []string // comments before the move
	After  []string // comments after it; on the root, before the first move
	Glyphs []int    // numeric annotation glyphs, to 65,535

	// Rest is text that follows the move and could not be read: the line stops
	// there. Unread are variations on the move of which nothing could be read.
	Rest   string
	Unread []string
}

// A Role is what a text is to a move: it has the same part in Notes.
type Role uint8

// The roles.
const (
	Before Role = iota
	After
	Rest
	Unread
	glyph
)

// A remark is one thing said of a move. Those of a move are a ring: the node names
// the last, the last names the first, and each the next.
type remark struct {
	role       Role
	glyph      uint16
	next       int32
	text, size uint32 // in the text of the tree
}

// Remark adds a text to what is said of a move.
func (n Node) Remark(role Role, text string) {
	n.say(remark{role: role, text: n.tree.write(text), size: uint32(len(text))})
}

// Mark adds a glyph to what is said of a move.
func (n Node) Mark(g int) { n.say(remark{role: glyph, glyph: uint16(g)}) }

func (n Node) say(r remark) {
	t, at := n.tree, n.node()
	if t.remarks.count == 0 {
		t.remarks.add() // 0 is none
	}
	said, number := t.remarks.add()
	*said = r
	said.next = number
	if at.said != 0 {
		last := t.remarks.at(at.said)
		said.next, last.next = last.next, number
	}
	at.said = number
}

// Silent reports whether nothing is said of a move.
func (n Node) Silent() bool { return n.node().said == 0 }

// remarks are those of a role.
func (n Node) remarks(role Role) iter.Seq[*remark] {
	return func(yield func(*remark) bool) {
		last := n.node().said
		for at := last; at != 0; {
			at = n.tree.remarks.at(at).next
			if r := n.tree.remarks.at(at); r.role == role && !yield(r) || at == last {
				return
			}
		}
	}
}

// Texts are those of a role, in their order.
func (n Node) Texts(role Role) iter.Seq[string] {
	return func(yield func(string) bool) {
		for r := range n.remarks(role) {
			if !yield(n.tree.text.String()[r.text:][:r.size]) {
				return
			}
		}
	}
}

// Glyphs are the numeric annotation glyphs of a move.
func (n Node) Glyphs() iter.Seq[int] {
	return func(yield func(int) bool) {
		for r := range n.remarks(glyph) {
			if !yield(int(r.glyph)) {
				return
			}
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
		Glyphs: slices.Collect(n.Glyphs()), Unread: slices.Collect(n.Texts(Unread)),
	}
	for text := range n.Texts(Rest) {
		said.Rest = text
	}
	return said
}

// Note puts notes in the place of what is said of a move.
func (n Node) Note(said Notes) {
	n.node().said = 0
	for role, texts := range [...][]string{Before: said.Before, After: said.After, Unread: said.Unread} {
		for _, text := range texts {
			n.Remark(Role(role), text)
		}
	}
	for _, g := range said.Glyphs {
		n.Mark(g)
	}
	if said.Rest != "" {
		n.Remark(Rest, said.Rest)
	}
}
