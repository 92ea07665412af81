package library

import (
	"bytes"
	"context"
	"io"
	"strings"
	"unicode/utf8"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// stretchBytes is how much of a file is read at once while its comments are searched.
const stretchBytes = 1 << 20

// possible returns those of some rows whose games may have a text, in lower case, in a
// comment. It looks for the words of the text in the bytes of the file, which is many times
// as fast as reading the games. Where it cannot, it returns all rows.
func possible(ctx context.Context, c Collection, t *index.Table, rows []int32, text string) ([]int32, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	f, ok := c.bytePGN()
	if !ok {
		return rows, nil
	}
	defer f.Close()
	if f.stamp != t.Stamp() { // the games may have moved
		return rows, nil
	}
	m := mention{words: fieldsOf(text), ascii: pgn.ASCII(text)}
	var kept []int32
	for len(rows) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		n, from, size := stretchOf(t, rows)
		if err := m.read(f.In, from, size); err != nil {
			return nil, err
		}
		for _, row := range rows[:n] {
			at, size := t.Place(int(row))
			if m.in(m.raw[at-from : at-from+int64(size)]) {
				kept = append(kept, row)
			}
		}
		rows = rows[n:]
	}
	return kept, nil
}

func fieldsOf(text string) (words [][]byte) {
	for word := range strings.FieldsSeq(text) {
		words = append(words, []byte(word))
	}
	return words
}

// stretchOf returns how many of the first rows are one after the other in the file, and
// where. It is one row at least.
func stretchOf(t *index.Table, rows []int32) (n int, from, size int64) {
	from, first := t.Place(int(rows[0]))
	end := from + int64(first)
	for n = 1; n < len(rows); n++ {
		at, size := t.Place(int(rows[n]))
		if at < end || at+int64(size)-from > stretchBytes {
			break
		}
		end = at + int64(size)
	}
	return n, from, end - from
}

// A mention looks for the words of a text in games as they are in a file.
type mention struct {
	words [][]byte // in lower case
	ascii bool     // they are only ASCII
	raw   []byte   // the part of the file that was read
	lower []byte   // a buffer
}

// read reads a part of the file. What is missing at its end is zero.
func (m *mention) read(in io.ReaderAt, from, size int64) error {
	if int64(cap(m.raw)) < size {
		m.raw = make([]byte, size)
	}
	m.raw = m.raw[:size]
	n, err := in.ReadAt(m.raw, from)
	clear(m.raw[n:])
	if err == io.EOF {
		err = nil
	}
	return err
}

// in reports whether a game may have the words in a comment. All comments come after the
// first brace or semicolon.
func (m *mention) in(raw []byte) bool {
	from := len(raw)
	for _, c := range []byte("{;") {
		if i := bytes.IndexByte(raw[:from], c); i >= 0 {
			from = i
		}
	}
	if raw = raw[from:]; len(raw) == 0 {
		return false
	}
	ascii := m.lowered(raw)
	switch {
	case ascii:
	case !m.ascii && !utf8.Valid(raw):
		return true // the encoding is another one
	default:
		m.lower = append(m.lower[:0], bytes.ToLower(raw)...)
	}
	for _, word := range m.words {
		if !bytes.Contains(m.lower, word) {
			return false
		}
	}
	return true
}

// lowered puts a text into the buffer, with ASCII letters in lower case, and reports
// whether it has no others.
func (m *mention) lowered(raw []byte) (ascii bool) {
	m.lower = append(m.lower[:0], raw...)
	seen := byte(0)
	for i, c := range m.lower {
		seen |= c
		if c-'A' < 26 {
			m.lower[i] = c | 0x20
		}
	}
	return seen < utf8.RuneSelf
}
