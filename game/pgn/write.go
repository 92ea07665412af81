package pgn

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/record"
)

// Write renders a record in PGN export form: the seven tags first, then the
// others in their order, the moves wrapped at 80 columns, one empty line at the
// end. What was read from a file and could not be understood stands where it
// stood.
func Write(rec *record.Record) string {
	w := writer{text: make([]byte, 0, 1024)}
	w.game(rec)
	return string(w.text)
}

// game writes a record in the place of what was written before.
func (w *writer) game(rec *record.Record) {
	*w = writer{text: w.text[:0], fresh: true}
	w.tags(rec)
	if rec.Start != "" {
		w.tag("SetUp", "1")
		w.tag("FEN", rec.Start)
		w.first = FirstPly(rec.Start)
	}
	w.text = append(w.text, '\n')
	w.begin = len(w.text)
	w.said(rec.Root)
	w.line(rec.Root, 0)
	w.word(string(rec.Result))
	w.text = append(w.text, "\n\n"...)
}

// A writer puts words into lines of at most 80 columns.
type writer struct {
	text  []byte
	begin int  // of the present line
	wide  int  // bytes of the present line that take no column
	glued bool // the next word follows without a space
	fresh bool // the next move shows its number even for Black
	first int
}

func (w *writer) tags(rec *record.Record) {
	var done [len(record.Roster)]bool
	for i, name := range record.Roster {
		value := rec.Tag(name)
		switch {
		case name == "Result":
			value = string(rec.Result)
		case value != "":
		case name == "Date":
			value = "????.??.??"
		default:
			value = "?"
		}
		w.tag(record.Roster[i], value)
	}
	for _, t := range rec.Tags {
		if i := slices.Index(record.Roster[:], t.Name); i >= 0 && !done[i] {
			done[i] = true
			continue
		}
		w.tag(t.Name, t.Value)
	}
}

func (w *writer) tag(name, value string) {
	if strings.ContainsAny(value, "\\\"\n\r") {
		value = escape.Replace(value)
	}
	w.text = append(append(append(append(append(w.text, '['), name...), " \""...), value...), "\"]\n"...)
}

func (w *writer) glyphs(glyphs []int) {
	for _, g := range glyphs {
		w.word("$" + strconv.Itoa(g))
	}
}

func (w *writer) comments(texts []string) {
	for _, c := range texts {
		w.fresh = true
		if strings.Contains(c, "}") { // no brace comment can hold it
			if len(w.text) > w.begin {
				w.newLine()
			}
			w.text = append(append(w.text, "; "...), c...)
			w.newLine()
			w.glued = false
			continue
		}
		w.braced(c)
	}
}

// line writes what follows a node: the main move, the variations on it, and on.
// ply is the distance of the node from the start.
func (w *writer) line(node *record.Node, ply int) {
	for len(node.Children) > 0 {
		main := node.Children[0]
		w.move(main, ply)
		for _, v := range node.Children[1:] {
			w.open()
			w.move(v, ply)
			w.unread(v)
			w.line(v, ply+1)
			w.shut()
		}
		w.unread(main)
		node, ply = main, ply+1
	}
	if node.Notes != nil && node.Notes.Rest != "" {
		w.raw(node.Notes.Rest)
	}
}

// unread writes the variations on a move that could not be read.
func (w *writer) unread(n *record.Node) {
	for _, text := range n.Said().Unread {
		w.open()
		w.raw(text)
		w.shut()
	}
}

func (w *writer) open() {
	w.word("(")
	w.glued, w.fresh = true, true
}

func (w *writer) shut() {
	w.glued = len(w.text) > w.begin
	w.word(")")
	w.fresh = true
}

// raw writes text that was not understood on lines of its own, behind a space:
// it must not become a tag or an escape.
func (w *writer) raw(text string) {
	w.newLine()
	w.text = append(append(w.text, ' '), text...)
	w.newLine()
	w.glued = false
}

func (w *writer) move(n *record.Node, ply int) {
	at := w.first + ply
	black := at%2 == 1
	intro := n.Notes != nil && len(n.Notes.Before) > 0
	if !black || w.fresh || intro {
		w.number(at/2+1, "..."[:1+2*(at%2)])
	}
	if intro {
		w.comments(n.Notes.Before)
	}
	w.room(len(n.SAN))
	w.text = append(w.text, n.SAN...)
	w.fresh = false
	w.said(n)
}

// said writes what is said after a move.
func (w *writer) said(n *record.Node) {
	if n.Notes != nil {
		w.glyphs(n.Notes.Glyphs)
		w.comments(n.Notes.After)
	}
}

// number writes a move number and its dots.
func (w *writer) number(n int, dots string) {
	var digits [20]byte
	text := strconv.AppendInt(digits[:0], int64(n), 10)
	w.room(len(text) + len(dots))
	w.text = append(append(w.text, text...), dots...)
}
