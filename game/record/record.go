// Package record is a game as data: who played, from where, a tree of moves
// with what was said about them, and how it ended. It knows no rules and no
// file format; game/pgn reads and writes it, game/match plays it.
package record

import (
	"slices"

	"passedpawn/game/rules"
)

// A Tag is a name and a value about a game, as in PGN.
type Tag struct{ Name, Value string }

// A Record is one game. Its start and moves are the truth of it; a position is
// always derived.
type Record struct {
	Rules  string // id of the rule set
	Start  string // the position it starts from, "" for the usual one
	Tags   []Tag  // in their order, without those that Start and Result say
	Root   *Node  // the start: it has no move
	Result rules.Result

	// Lost names what the text this was read from held and the record does
	// not. A file is not overwritten by a record that lost something.
	Lost []string
}

// A Node is a move in the tree, or the root. Most moves have nothing said of
// them, so that costs them no more than a pointer: Said reads it, Note writes.
type Node struct {
	Move     rules.Move
	SAN      string  // the move as it is written where it stands
	Children []*Node // the first continues the line, the others are variations
	Notes    *Notes  // nil if nothing is said
}

// Notes are what is said of a move.
type Notes struct {
	Before []string // comments before the move
	After  []string // comments after it; on the root, before the first move
	Glyphs []int    // numeric annotation glyphs

	// Rest is text that follows the move and could not be read: the line stops
	// there. Unread are variations on the move of which nothing could be read.
	Rest   string
	Unread []string
}

// Said is what is said of a move, to be read only.
func (n *Node) Said() Notes {
	if n.Notes == nil {
		return Notes{}
	}
	return *n.Notes
}

// Note is where to write what is said of a move.
func (n *Node) Note() *Notes {
	if n.Notes == nil {
		n.Notes = &Notes{}
	}
	return n.Notes
}

// New is an empty game of a rule set from a start position.
func New(id, start string) *Record {
	return &Record{Rules: id, Start: start, Root: &Node{}, Result: rules.Ongoing}
}

// Tag returns the value of a tag, "" if there is none.
func (r *Record) Tag(name string) string {
	for _, t := range r.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// SetTag gives a tag a value, in its place or at the end; "" removes it.
func (r *Record) SetTag(name, value string) {
	i := slices.IndexFunc(r.Tags, func(t Tag) bool { return t.Name == name })
	switch {
	case i < 0 && value != "":
		r.Tags = append(r.Tags, Tag{name, value})
	case i >= 0 && value == "":
		r.Tags = slices.Delete(r.Tags, i, i+1)
	case i >= 0:
		r.Tags[i].Value = value
	}
}

// Main is the nodes of the main line, without the root.
func (r *Record) Main() []*Node {
	var line []*Node
	for n := r.Root; len(n.Children) > 0; {
		n = n.Children[0]
		line = append(line, n)
	}
	return line
}

// Moves is the moves of the main line.
func (r *Record) Moves() []rules.Move {
	var moves []rules.Move
	for _, n := range r.Main() {
		moves = append(moves, n.Move)
	}
	return moves
}

// at is the node of the main line after so many plies.
func (r *Record) at(plies int) *Node {
	n := r.Root
	for range plies {
		n = n.Children[0]
	}
	return n
}

// Add plays a move, written so, after the first plies of the main line and makes it the
// main line; what followed there stays as a variation. If the move is there
// already it only comes first. plies must not exceed the line's length.
func (r *Record) Add(plies int, m rules.Move, san string) {
	n := r.at(plies)
	i := slices.IndexFunc(n.Children, func(c *Node) bool { return c.Move == m })
	child := &Node{Move: m, SAN: san}
	if i >= 0 {
		child = n.Children[i]
		n.Children = slices.Delete(n.Children, i, i+1)
	}
	n.Children = slices.Insert(n.Children, 0, child)
}

// Cut ends the main line after so many plies: the move there and what follows
// it are gone, its variations stay aside only if there are any to take over.
func (r *Record) Cut(plies int) {
	if n := r.at(plies); len(n.Children) > 0 {
		n.Children = slices.Delete(n.Children, 0, 1)
	}
}

// Clone is a deep copy.
func (r *Record) Clone() *Record {
	c := *r
	c.Tags = slices.Clone(r.Tags)
	c.Lost = slices.Clone(r.Lost)
	c.Root = r.Root.clone()
	return &c
}

// clone goes down the main line in a loop, so that a long game costs no stack.
func (n *Node) clone() *Node {
	top := n.copy()
	for at := top; len(at.Children) > 0; at = at.Children[0] {
		children := make([]*Node, len(at.Children))
		children[0] = at.Children[0].copy()
		for i, v := range at.Children[1:] {
			children[i+1] = v.clone()
		}
		at.Children = children
	}
	return top
}

func (n *Node) copy() *Node {
	c := *n
	if n.Notes != nil {
		c.Notes = n.Notes.clone()
	}
	return &c
}

func (s Notes) clone() *Notes {
	s.Before, s.After, s.Glyphs = slices.Clone(s.Before), slices.Clone(s.After), slices.Clone(s.Glyphs)
	s.Unread = slices.Clone(s.Unread)
	return &s
}
