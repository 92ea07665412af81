// Package record is a game as data: who played, from where, a tree of moves
// with what was said about them, and how it ended. It knows no rules and no
// file format; game/pgn reads and writes it, game/match plays it.
package record

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/phrase"
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
	Result rules.Result

	// Lost names what the file this was read from holds and the record does
	// not. A file is not overwritten by a record that lost something.
	Lost []string

	// Unusual says what was read leniently, each kind once.
	Unusual []Unusual

	wording wording
	tree    *tree
}

// Unusual is a form that PGN does not have, in a line of the text, from 1.
type Unusual struct {
	Line int
	What phrase.Phrase
}

// String is where and what.
func (u Unusual) String() string { return fmt.Sprintf("line %d: %s", u.Line, u.What) }

// A wording is how the text that a game was read from puts its start and its result.
// It holds as long as they are what they were then.
type wording struct {
	start  string
	fen    string
	result rules.Result
	tag    string
}

// Word keeps the value of the tags that a game's start and result were read from.
func (r *Record) Word(fen, result string) { r.wording = wording{r.Start, fen, r.Result, result} }

// FEN is the start as its tag says it, "" for the usual one where no tag does.
func (r *Record) FEN() string {
	if r.wording.fen != "" && r.wording.start == r.Start {
		return r.wording.fen
	}
	return r.Start
}

// ResultTag is the result as its tag says it.
func (r *Record) ResultTag() string {
	if r.wording.tag != "" && r.wording.result == r.Result {
		return r.wording.tag
	}
	return string(r.Result)
}

// New is an empty game of a rule set from a start position.
func New(id, start string) *Record {
	r := &Record{tree: new(tree)}
	r.Reset(id, start)
	return r
}

// Reset makes an empty game of r, in the room it has: nodes and tags that were taken
// from it mean nothing any more.
func (r *Record) Reset(id, start string) {
	*r = Record{Rules: id, Start: start, Result: rules.Ongoing, Tags: r.Tags[:0], tree: r.tree}
	r.tree.reset()
}

// Source gives an empty game the text that it is read from, which it holds on to.
func (r *Record) Source(text string) { r.tree.source = text }

// Text is what Source gave, "" for a game that was not read.
func (r *Record) Text() string { return r.tree.source }

// Size is how much text the moves of the game and what is said of them hold, in
// bytes. It tells games that are small from those that are not.
func (r *Record) Size() int { return len(r.tree.source) + r.tree.text.Len() }

// Root is the start of the game.
func (r *Record) Root() Node { return r.tree.node(0) }

// Tag returns the value of a tag, "" if there is none. It is the first of its name, in
// large or small letters.
func (r *Record) Tag(name string) string {
	for _, t := range r.Tags {
		if len(t.Name) == len(name) && strings.EqualFold(t.Name, name) {
			return t.Value
		}
	}
	return ""
}

// SetTag gives a tag a value, in its place or at the end; "" removes it.
func (r *Record) SetTag(name, value string) {
	i := slices.IndexFunc(r.Tags, func(t Tag) bool { return strings.EqualFold(t.Name, name) })
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
func (r *Record) Main() []Node {
	var line []Node
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		line = append(line, n)
	}
	return line
}

// Moves is the moves of the main line.
func (r *Record) Moves() []rules.Move {
	var moves []rules.Move
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		moves = append(moves, n.Move())
	}
	return moves
}

// Add plays a move, written so, after the first plies of the main line and makes it the
// main line; what followed there stays as a variation. If the move is there
// already it only comes first. plies must not exceed the line's length.
func (r *Record) Add(plies int, m rules.Move, san string) {
	p := Mainline(plies)
	r.PromoteToMainLine(r.Try(p, m, san))
}

// TruncateMain ends the main line after so many plies: the move there and what follows
// it are gone, its variations stay aside only if there are any to take over.
func (r *Record) TruncateMain(plies int) {
	if p := Mainline(plies + 1); r.Has(p) {
		r.Delete(p)
	}
}

// Clone is a deep copy.
func (r *Record) Clone() *Record {
	c := *r
	c.Tags = slices.Clone(r.Tags)
	c.Lost = slices.Clone(r.Lost)
	c.Unusual = slices.Clone(r.Unusual)
	c.tree = r.tree.copy()
	return &c
}
