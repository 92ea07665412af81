package pgn

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/records/record"
)

// unread writes the unreadable variations on a move.
func (w *writer) unread(n record.Node) {
	for text := range n.Texts(record.Unread) {
		if short(text) {
			w.room(len("()") + utf8.RuneCountInString(text))
			w.text = append(append(append(w.text, '('), text...), ')')
			w.fresh = true
			continue
		}
		w.open()
		w.raw(text)
		w.shut()
	}
}

// short reports whether the text of a variation without a move fits on a line.
func short(text string) bool {
	return len(text) < columns-len("()") && (text == "" || text[0] == '{' || text[0] == '$') && !strings.ContainsAny(text, "\r\n;")
}

// strays writes texts without a meaning: escape lines on separate lines, and texts that
// must not begin a line after a space.
func (w *writer) strays(n record.Node) {
	for text := range n.Texts(record.Stray) {
		switch text[0] {
		case '\n':
			if len(w.text) > w.begin {
				w.newLine()
			}
			w.text = append(w.text, text[1:]...)
			w.newLine()
			w.glued = false
		case '%':
			w.raw(text)
		case '[': // it must not begin a line or the moves, where it would be a tag
			if w.room(len(text) + len(`\ `)); len(w.text) == w.begin || !w.moved {
				w.text = append(w.text, `\ `...)
			}
			if w.put(text); text == "[" { // the next text must not close it
				w.newLine()
				w.glued = false
			}
		default:
			w.room(utf8.RuneCountInString(text))
			w.put(text)
		}
		w.fresh = true
	}
}

// raw writes text that was not understood on separate lines and after a space, so that it
// does not become a tag or an escape line unless it is one.
func (w *writer) raw(text string) {
	switch {
	case strings.HasPrefix(text, "["): // it stays directly after the bracket of its variation
	case strings.HasPrefix(text, "\n"):
		w.newLine()
		text = text[1:]
	default:
		w.newLine()
		w.text = append(w.text, ' ')
	}
	w.text = append(w.text, text...)
	w.newLine()
	w.glued = false
}
