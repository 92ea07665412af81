// Package plain keeps what a file holds from acting on the terminal that it is
// shown in: control characters come out as they are written in Go and JSON, and
// what is too long comes out short. It knows nothing of games.
package plain

import (
	"fmt"
	"io"
	"unicode"
	"unicode/utf8"
)

// NewWriter makes a writer that passes on everything but control characters and
// bytes that are no UTF-8, which it writes as \u001b and \x9b. Line ends and tabs
// stay.
func NewWriter(out io.Writer) io.Writer { return &writer{out: out} }

type writer struct {
	out  io.Writer
	held []byte // the beginning of a character that the next write goes on with
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

// acts reports whether a terminal does something at a character, or shows what
// follows it in another place.
func acts(r rune) bool {
	switch {
	case r == '\n', r == '\t':
		return false
	case unicode.IsControl(r), r == '\u2028', r == '\u2029':
		return true
	}
	return unicode.Is(unicode.Bidi_Control, r)
}

// Short is a text of no more than so many bytes, with dots for what is left out of
// its middle.
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
