// Package record holds a game as data: its players, its start, a tree of moves with
// comments and NAGs, and its result. It knows no rules and no file format; game/records/pgn
// reads and writes records, game/play/match plays them.
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

// A Record is one game. Only the start and the moves are stored; positions are derived
// from them.
type Record struct {
	Rules  string // id of the rule set
	Start  string // the starting position, "" for the standard one
	Result rules.Result

	// Tags are in order, without those that Start and Result replace. Clones share them:
	// they are replaced, and never changed in place.
	Tags []Tag

	// Lost names what is in the file and could not be kept in the record. A record
	// that lost something overwrites its file only if the user agrees.
	Lost []string

	// Unusual lists the departures from the PGN standard, each kind once.
	Unusual []Unusual

	wording wording
	tree    *tree
}

// Unusual is a departure from the PGN standard, in a line of the text, from 1.
type Unusual struct {
	Line int
	What phrase.Phrase
}

// String says where it is and what it is.
func (u Unusual) String() string { return fmt.Sprintf("line %d: %s", u.Line, u.What) }

// A wording is how a game's source spells its start and its result. It is used as long
// as they have not changed.
type wording struct {
	start  string
	fen    string
	result rules.Result
	tag    string
}

// Word stores the values of the tags that the start and the result were read from.
func (r *Record) Word(fen, result string) { r.wording = wording{r.Start, fen, r.Result, result} }

// FEN is the start as the tag spells it, "" for the standard one without a tag.
func (r *Record) FEN() string {
	if r.wording.fen != "" && r.wording.start == r.Start {
		return r.wording.fen
	}
	return r.Start
}

// ResultTag is the result as the tag spells it.
func (r *Record) ResultTag() string {
	if r.wording.tag != "" && r.wording.result == r.Result {
		return r.wording.tag
	}
	return string(r.Result)
}

// New makes an empty game of a rule set from a starting position.
func New(id, start string) *Record {
	r := &Record{tree: new(tree)}
	r.Reset(id, start)
	return r
}

// Reset makes r an empty game and reuses its memory. Nodes taken from it before are no
// longer valid.
func (r *Record) Reset(id, start string) {
	*r = Record{Rules: id, Start: start, Result: rules.Ongoing, tree: r.tree}
	r.tree.reset()
}

// Source sets the text that an empty game is read from. The record refers to it.
func (r *Record) Source(text string) { r.tree.source = text }

// Text is the text set by Source, "" for a game that was not read.
func (r *Record) Text() string { return r.tree.source }

// Size is the amount of text in the moves and their annotations, in bytes: enough to
// tell small games from large ones.
func (r *Record) Size() int { return len(r.tree.source) + r.tree.text.len() }

// Root is the node at the start of the game.
func (r *Record) Root() Node { return r.tree.node(0) }

// Tag returns the value of the first tag with a name, in upper or lower case, or "".
func (r *Record) Tag(name string) string {
	for _, t := range r.Tags {
		if len(t.Name) == len(name) && strings.EqualFold(t.Name, name) {
			return t.Value
		}
	}
	return ""
}

// Players joins the names of the two players as far as they are known, such as "Ada - Bea" or
// "Ada", "" for none.
func Players(white, black string) string {
	return strings.Trim(Known(white)+" - "+Known(black), " -")
}

// Known returns the name of a player, "" if the tag says that it is not known.
func Known(name string) string { return strings.Trim(name, " ?") }

// Date returns the known parts of the game's date in the form of ISO 8601, such as "1851-06",
// "" for none.
func (r *Record) Date() string {
	known, _, _ := strings.Cut(r.Tag("Date"), ".??")
	if strings.Trim(known, "?.- ") == "" {
		return ""
	}
	return strings.ReplaceAll(known, ".", "-")
}

// SetTag sets the value of a tag, in its place or at the end; "" removes the tag.
func (r *Record) SetTag(name, value string) {
	i := slices.IndexFunc(r.Tags, func(t Tag) bool { return strings.EqualFold(t.Name, name) })
	switch {
	case i < 0 && value != "":
		r.Tags = append(r.Tags, Tag{name, value})
	case i >= 0 && value == "":
		r.Tags = slices.Delete(slices.Clone(r.Tags), i, i+1)
	case i >= 0:
		r.Tags = slices.Clone(r.Tags)
		r.Tags[i].Value = value
	}
}

// Main returns the nodes of the main line, without the root.
func (r *Record) Main() []Node {
	plies := 0
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		plies++
	}
	line := make([]Node, 0, plies) // growing would copy a long line again and again
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		line = append(line, n)
	}
	return line
}

// Moves returns the moves of the main line.
func (r *Record) Moves() []rules.Move {
	var moves []rules.Move
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		moves = append(moves, n.Move())
	}
	return moves
}

// Add adds a move after the first plies of the main line and makes it the main line.
// The moves that followed stay as a variation. A move that is already there becomes the
// first child. plies must not exceed the length of the line.
func (r *Record) Add(plies int, m rules.Move, san string) {
	p := Mainline(plies)
	r.PromoteToMainLine(r.Try(p, m, san))
}

// TruncateMain ends the main line after a number of plies and deletes what follows. If
// there are variations at that point, the first becomes the main line.
func (r *Record) TruncateMain(plies int) {
	if p := Mainline(plies + 1); r.Has(p) {
		r.Delete(p)
	}
}

// Clone returns a copy that can be changed without changing r.
func (r *Record) Clone() *Record {
	c := *r
	c.Tags = slices.Clip(r.Tags)
	c.Lost = slices.Clone(r.Lost)
	c.Unusual = slices.Clone(r.Unusual)
	c.tree = r.tree.copy()
	return &c
}
