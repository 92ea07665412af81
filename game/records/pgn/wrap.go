package pgn

import (
	"strings"
	"unicode/utf8"
)

const columns = 80

// special marks the bytes that must be escaped in the value of a tag.
var special = [256]bool{'\\': true, '"': true, '\n': true, '\r': true}

var escape = strings.NewReplacer("\\", `\\`, `"`, `\"`, "\n", " ", "\r", "")

// room prepares for a word of n columns: it writes a space or a new line.
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

// word writes a word in ASCII: a move, a sign or a result.
func (w *writer) word(word string) {
	w.room(len(word))
	w.text = append(w.text, word...)
}

// braced writes a comment of the given width in columns in braces: on one line if it
// fits, otherwise word by word.
func (w *writer) braced(text string, wide int) {
	if at := len(w.text) - w.begin - w.wide; at+1+wide+len("{}") <= columns {
		w.room(wide + len("{}"))
		w.text = append(append(append(w.text, '{'), text...), '}')
		w.wide += len(text) - wide
		return
	}
	ascii := wide == len(text)
	for first, more := true, true; more; first = false {
		var word string
		word, text, more = strings.Cut(text, " ")
		n := len(word)
		if !ascii {
			n = utf8.RuneCountInString(word)
		}
		wide := n
		if !more {
			wide++ // the closing brace
		}
		switch {
		case first:
			w.room(wide + 1)
			w.text = append(w.text, '{')
		case more && (word == "" || word == "[Event"): // these must not begin a line
			w.text = append(w.text, ' ')
		default:
			w.room(wide)
		}
		w.text = append(w.text, word...)
		w.wide += len(word) - n
	}
	w.text = append(w.text, '}')
}
