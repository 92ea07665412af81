package pgn

import (
	"bufio"
	"cmp"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"passedpawn/game/record"
)

// chunk is how much is read at a time, in bytes.
const chunk = 1 << 16

// A Scanner finds the games of a file one after the other. It holds the game it
// is at and a chunk of the file, however long the file is.
type Scanner struct {
	in     io.Reader
	buf    []byte // for reading
	text   string // read and not yet passed
	pos    int    // in text
	offset int64  // of text in the file, in bytes
	line   int    // at pos
	number int
	file   Encoding
	mark   string // the byte order mark
	gap    string // before the game
	item   Item
	tags   []record.Tag // of the game that was found last
	last   bool         // there is no more to read
	err    error        // of reading
	long   error        // what is too long
}

// NewScanner scans PGN text: UTF-8 or UTF-16. The encoding of a game that is neither is
// guessed.
func NewScanner(r io.Reader) *Scanner { return NewScannerAs(r, Automatic) }

// NewScannerAs is NewScanner for a file whose games are in an encoding where they are
// no UTF-8.
func NewScannerAs(r io.Reader, file Encoding) *Scanner {
	in := bufio.NewReaderSize(r, 4)
	s := &Scanner{in: in, line: 1, file: file}
	if s.in, s.mark = Unmarked(in); s.mark != "" {
		return s
	}
	if first, _ := in.Peek(len(byteOrderMark)); string(first) == byteOrderMark {
		_, _ = in.Discard(len(byteOrderMark))
		s.mark, s.offset = byteOrderMark, int64(len(byteOrderMark))
	}
	return s
}

// Scan goes to the next game; false is the end of the file, or an error that
// Err tells.
func (s *Scanner) Scan() bool {
	prose := ""
	for {
		g, ok := cut(s.text, s.pos, s.last, s.tags)
		s.tags = g.tags
		if !ok {
			s.more()
			continue
		}
		if g.prose && (s.number > 0 || g.to < len(s.text)) { // it is around games, and no game itself
			prose += s.text[s.pos:g.to]
			s.line += strings.Count(s.text[s.pos:g.to], "\n")
			s.pos = g.to
			continue
		}
		s.gap = prose + s.text[s.pos:g.from]
		if s.number == 0 && s.mark == byteOrderMark {
			s.gap = byteOrderMark + s.gap
		}
		if g.bare {
			s.gap += s.text[g.from:]
			s.pos = len(s.text)
			return false
		}
		s.line += strings.Count(s.text[s.pos:g.from], "\n")
		s.number++
		raw := s.text[g.from:g.to]
		s.item = Item{
			Number: s.number, Line: s.line, Offset: s.offset + int64(g.from), Size: len(raw),
			Tags: g.tags, Text: raw, Raw: raw, moves: g.moves - g.from, ended: g.ended, loose: g.loose, prose: prose != "",
		}
		if s.item.Encoding = UTF8; !utf8.ValidString(raw) {
			s.item.decode(s.file)
			s.item.Size = len(s.item.Raw)
		}
		s.line += strings.Count(s.item.Raw, "\n")
		s.pos = g.from + s.item.Size
		return true
	}
}

// more reads on: as much again as a game that did not fit. A game that is too long
// ends the file.
func (s *Scanner) more() {
	if s.long = s.tooLong(); s.long != nil {
		s.text, s.last = s.text[:s.pos], true
		return
	}
	rest := len(s.text) - s.pos
	if n := rest + max(chunk, rest); n > len(s.buf) {
		s.buf = make([]byte, n)
	}
	copy(s.buf, s.text[s.pos:])
	n, err := io.ReadFull(s.in, s.buf[rest:])
	s.offset += int64(s.pos)
	s.text, s.pos = string(s.buf[:rest+n]), 0
	if err != nil {
		s.last = true
		if err != io.EOF && err != io.ErrUnexpectedEOF {
			s.err = err
		}
	}
}

// Item is the game that Scan found.
func (s *Scanner) Item() Item {
	item := s.item
	item.Tags = slices.Clone(item.Tags)
	return item
}

// Between is the text between the game and the one before it; after the last
// game, what is left of the file.
func (s *Scanner) Between() string { return s.gap }

// Encoder writes text to w in the encoding of the file.
func (s *Scanner) Encoder(w io.Writer) io.WriteCloser {
	if s.mark == byteOrderMark {
		return plain{w}
	}
	return Marked(w, s.mark)
}

// plain is a writer with nothing to close.
type plain struct{ io.Writer }

func (p plain) WriteString(s string) (int, error) { return io.WriteString(p.Writer, s) }

func (plain) Close() error { return nil }

// Offset is how far the file has been passed, in bytes.
func (s *Scanner) Offset() int64 { return s.offset + int64(s.pos) }

// Err is what reading the file ran into, nil at its end.
func (s *Scanner) Err() error { return cmp.Or(s.err, s.long) }
