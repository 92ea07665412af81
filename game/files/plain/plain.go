// Package plain prevents the contents of a file from controlling the terminal that
// displays them: control characters are escaped as in Go and JSON, and long texts are
// shortened. It knows nothing about games.
package plain

import (
	"fmt"
	"io"
	"unicode"
	"unicode/utf8"
)

// NewWriter returns a writer that passes on everything except control characters and
// bytes that are not UTF-8. It writes those as \u001b and \x9b. Line ends and tabs stay.
func NewWriter(out io.Writer) io.Writer { return &writer{out: out} }

type writer struct {
	out  io.Writer
	held []byte // the beginning of a character that continues in the next write
	room []byte
}

// Write implements io.Writer.
func (w *writer) Write(text []byte) (int, error) {
	n := len(text)
	if len(w.held) > 0 {
		text = append(w.held, text...)
	}
	w.room = w.room[:0]
	for len(text) > 0 && utf8.FullRune(text) {
		r, size := utf8.DecodeRune(text)
		switch {
		case r == utf8.RuneError && size == 1:
			w.room = fmt.Appendf(w.room, `\x%02x`, text[0])
		case acts(r):
			w.room = fmt.Appendf(w.room, `\u%04x`, r)
		default:
			w.room = append(w.room, text[:size]...)
		}
		text = text[size:]
	}
	w.held = append([]byte(nil), text...)
	if _, err := w.out.Write(w.room); err != nil {
		return 0, err
	}
	return n, nil
}

// acts reports whether a character makes a terminal do something, or moves the text after
// it.
func acts(r rune) bool {
	switch {
	case r == '\n', r == '\t':
		return false
	case unicode.IsControl(r), r == '\u2028', r == '\u2029':
		return true
	}
	return unicode.Is(unicode.Bidi_Control, r)
}

// Short returns a text of at most most bytes, with dots in place of the omitted middle.
func Short(text string, most int) string {
	const dots = "…"
	if len(text) <= most {
		return text
	}
	head, tail := most*2/3, len(text)-(most-most*2/3-len(dots))
	for head > 0 && !utf8.RuneStart(text[head]) {
		head--
	}
	for tail < len(text) && !utf8.RuneStart(text[tail]) {
		tail++
	}
	return text[:head] + dots + text[tail:]
}
