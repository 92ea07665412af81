package pgn

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

var roster = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}

// Write renders a record in PGN export form: the seven tags first, then the
// others in their order, the moves wrapped at 80 columns, one empty line at the
// end. The error names a move that the rules do not allow.
func Write(rec *record.Record, r rules.Rules) (string, error) {
	var b strings.Builder
	for _, name := range roster {
		writeTag(&b, name, rosterValue(rec, name))
	}
	for _, t := range rec.Tags {
		if !isRoster(t.Name) {
			writeTag(&b, t.Name, t.Value)
		}
	}
	start := r.Start()
	if rec.Start != "" {
		p, err := r.Parse(rec.Start)
		if err != nil {
			return "", err
		}
		start = p
		writeTag(&b, "SetUp", "1")
		writeTag(&b, "FEN", rec.Start)
	}
	b.WriteByte('\n')
	w := writer{rules: r, first: firstPly(start), numbered: true}
	w.comments(rec.Root.After)
	if err := w.line(rec.Root, start, 0); err != nil {
		return "", err
	}
	w.put(string(rec.Result))
	w.flush()
	b.WriteString(w.text.String())
	b.WriteString("\n\n")
	return b.String(), nil
}

func isRoster(name string) bool {
	for _, n := range roster {
		if n == name {
			return true
		}
	}
	return false
}

func rosterValue(rec *record.Record, name string) string {
	if name == "Result" {
		return string(rec.Result)
	}
	if v := rec.Tag(name); v != "" {
		return v
	}
	if name == "Date" {
		return "????.??.??"
	}
	return "?"
}

func writeTag(b *strings.Builder, name, value string) {
	value = strings.NewReplacer("\\", `\\`, `"`, `\"`, "\n", " ", "\r", "").Replace(value)
	fmt.Fprintf(b, "[%s \"%s\"]\n", name, value)
}

// A writer wraps words at 80 columns.
type writer struct {
	rules    rules.Rules
	text     strings.Builder
	column   int
	word     string
	glued    bool // the next word follows without a space
	numbered bool // the next move shows its number even for Black
	first    int
}

// put adds a word; glued, it lengthens the last one.
func (w *writer) put(word string) {
	if !w.glued {
		w.flush()
	}
	w.word += word
	w.glued = false
}

// flush writes the word that waited for what might be glued to it.
func (w *writer) flush() {
	if w.word == "" {
		return
	}
	n := utf8.RuneCountInString(w.word)
	switch {
	case w.column == 0:
	case w.column+1+n > 79:
		w.text.WriteByte('\n')
		w.column = 0
	default:
		w.text.WriteByte(' ')
		w.column++
	}
	w.text.WriteString(w.word)
	w.column += n
	w.word = ""
}

func (w *writer) comments(texts []string) {
	for _, c := range texts {
		w.numbered = true
		if strings.Contains(c, "}") { // no brace comment can hold it
			if w.flush(); w.column > 0 {
				w.text.WriteByte('\n')
			}
			w.text.WriteString("; " + c + "\n")
			w.column, w.glued = 0, false
			continue
		}
		for _, word := range strings.Split("{"+c+"}", " ") {
			if word == "" { // spaces that follow each other stay together
				w.flush()
				w.text.WriteByte(' ')
				w.column++
				continue
			}
			w.put(word)
		}
	}
}

// line writes what follows a node: the main move, the variations beside it,
// and on. p is the position after node, ply its distance from the start.
func (w *writer) line(node *record.Node, p rules.Position, ply int) error {
	for len(node.Children) > 0 {
		next, err := w.move(node.Children[0], p, ply)
		if err != nil {
			return err
		}
		for _, v := range node.Children[1:] {
			w.put("(")
			w.glued, w.numbered = true, true
			after, err := w.move(v, p, ply)
			if err != nil {
				return err
			}
			if err := w.line(v, after, ply+1); err != nil {
				return err
			}
			w.glued = true
			w.put(")")
			w.numbered = true
		}
		node, p, ply = node.Children[0], next, ply+1
	}
	return nil
}

func (w *writer) move(n *record.Node, p rules.Position, ply int) (rules.Position, error) {
	at := w.first + ply
	black := at%2 == 1
	next, err := p.Play(n.Move)
	if err != nil {
		return nil, fmt.Errorf("move %s: %w", numbered(at/2+1, black, ""), err)
	}
	switch {
	case !black:
		w.put(fmt.Sprintf("%d.", at/2+1))
	case w.numbered || len(n.Before) > 0:
		w.put(fmt.Sprintf("%d...", at/2+1))
	}
	w.comments(n.Before)
	w.put(w.rules.Write(p, n.Move))
	w.numbered = false
	for _, g := range n.Glyphs {
		w.put(fmt.Sprintf("$%d", g))
	}
	w.comments(n.After)
	return next, nil
}
