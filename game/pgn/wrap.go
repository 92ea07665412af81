package pgn

import (
	"strings"
)

const columns = 80

// special marks the bytes that a tag's value cannot hold as they are.
var special = [256]bool{'\\': true, '"': true, '\n': true, '\r': true}

var escape = strings.NewReplacer("\\", `\\`, `"`, `\"`, "\n", " ", "\r", "")

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

// braced writes a comment in braces, word by word.
func (w *writer) braced(text string) {
	for first, more := true, true; more; first = false {
		var word string
		word, text, more = strings.Cut(text, " ")
		n := width(word)
		if !first && more && (word == "" || word == "[Event") { // what follows must not begin a line
			w.text = append(append(w.text, ' '), word...)
			w.wide += len(word) - n
			continue
		}
		wide := n
		if !more {
			wide++ // the brace behind it
		}
		if first {
			w.room(wide + 1)
			w.text = append(w.text, '{')
		} else {
			w.room(wide)
		}
		w.text = append(w.text, word...)
		w.wide += len(word) - n
	}
	w.text = append(w.text, '}')
}
