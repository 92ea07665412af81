package pgn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Write renders a record in PGN export form: the seven tags first, then the
// others in their order, the moves wrapped at 80 columns, one empty line at the
// end. What was read from a file and could not be understood stands where it
// stood. The error names a move that the rules do not allow.
func Write(rec *record.Record, r rules.Rules) (string, error) {
	w := writer{text: make([]byte, 0, 1024)}
	if err := w.game(rec, r); err != nil {
		return "", err
	}
	return string(w.text), nil
}

// game writes a record in the place of what was written before.
func (w *writer) game(rec *record.Record, r rules.Rules) error {
	b, err := newBoard(r, rec.Start)
	if err != nil {
		return err
	}
	*w = writer{text: w.text[:0], buffer: w.buffer, fresh: true}
	w.tags(rec)
	if rec.Start != "" {
		w.tag("SetUp", "1")
		w.tag("FEN", rec.Start)
		w.first = firstPly(rec.Start)
	}
	w.text = append(w.text, '\n')
	w.begin = len(w.text)
	w.glyphs(rec.Root.Glyphs)
	w.comments(rec.Root.After)
	if err := w.line(rec.Root, b, 0); err != nil {
		return err
	}
	w.word(string(rec.Result))
	w.text = append(w.text, "\n\n"...)
	return nil
}

// A writer puts words into lines of at most 80 columns.
type writer struct {
	text   []byte
	begin  int  // of the present line
	wide   int  // bytes of the present line that take no column
	glued  bool // the next word follows without a space
	fresh  bool // the next move shows its number even for Black
	first  int
	buffer []byte
}

const columns = 80

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
		value = strings.NewReplacer("\\", `\\`, `"`, `\"`, "\n", " ", "\r", "").Replace(value)
	}
	w.text = append(append(append(append(append(w.text, '['), name...), " \""...), value...), "\"]\n"...)
}

// room makes place for a word of so many columns: a space or a new line.
func (w *writer) room(n int) {
	at := len(w.text) - w.begin - w.wide
	switch {
	case at == 0, w.glued && at+n <= columns:
	case w.glued || at+1+n > columns:
		w.newLine()
	default:
		w.text = append(w.text, ' ')
	}
	w.glued = false
}

func (w *writer) newLine() {
	w.text = append(w.text, '\n')
	w.begin, w.wide = len(w.text), 0
}

func (w *writer) word(word string) {
	w.room(width(word))
	w.text = append(w.text, word...)
	w.wide += len(word) - width(word)
}

// width is the columns of a word: its runes.
func width(word string) int {
	n := 0
	for i := range len(word) {
		if word[i]&0xc0 != 0x80 {
			n++
		}
	}
	return n
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
		for word := range strings.SplitSeq("{"+c+"}", " ") {
			if word == "" || word == "[Event" { // what follows must not begin a line
				w.text = append(append(w.text, ' '), word...)
				continue
			}
			w.word(word)
		}
	}
}

// line writes what follows a node: the main move, the variations on it, and on.
// b is the board after node, ply its distance from the start.
func (w *writer) line(node *record.Node, b board, ply int) error {
	for len(node.Children) > 0 {
		main := node.Children[0]
		if err := w.move(main, b, ply); err != nil {
			return err
		}
		for _, v := range node.Children[1:] {
			side := b.back()
			w.open()
			if err := w.move(v, side, ply); err != nil {
				return err
			}
			w.unread(v)
			if err := w.line(v, side, ply+1); err != nil {
				return err
			}
			w.shut()
		}
		w.unread(main)
		node, ply = main, ply+1
	}
	if node.Rest != "" {
		w.raw(node.Rest)
	}
	return nil
}

// unread writes the variations on a move that could not be read.
func (w *writer) unread(n *record.Node) {
	for _, text := range n.Unread {
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

func (w *writer) move(n *record.Node, b board, ply int) error {
	at := w.first + ply
	black := at%2 == 1
	if !black || w.fresh || len(n.Before) > 0 {
		w.buffer = strconv.AppendInt(w.buffer[:0], int64(at/2+1), 10)
		w.buffer = append(w.buffer, "..."[:1+2*(at%2)]...)
		w.put()
	}
	w.comments(n.Before)
	var err error
	if w.buffer, err = b.write(w.buffer[:0], n.Move); err != nil {
		return fmt.Errorf("move %s: %w", numbered(at/2+1, black, ""), err)
	}
	w.put()
	w.fresh = false
	w.glyphs(n.Glyphs)
	w.comments(n.After)
	return nil
}

// put writes the word in the buffer.
func (w *writer) put() {
	w.room(len(w.buffer))
	w.text = append(w.text, w.buffer...)
}
