package pgn

import (
	"bufio"
	"cmp"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"passedpawn/game/records/record"
)

// chunk is the number of bytes to read at a time.
const chunk = 1 << 16

// A Scanner finds the games of a file one after the other. It holds only the current game
// and a chunk of the file in memory, however long the file is.
type Scanner struct {
	in     io.Reader
	buf    []byte // for reading
	text   string // read but not yet passed
	pos    int    // in text
	offset int64  // of text in the file, in bytes
	line   int    // at pos
	number int
	file   Encoding
	mark   string // the byte order mark
	gap    string // the text before the game
	item   Item
	tags   []record.Tag // of the last game found
	last   bool         // there is no more to read
	err    error        // from reading
	long   error        // what is too long
}

// NewScanner returns a scanner for PGN text in UTF-8 or UTF-16. It guesses the encoding
// of each game that is in neither.
func NewScanner(r io.Reader) *Scanner { return NewScannerAs(r, Automatic) }

// NewScannerAs is NewScanner with the encoding of the games that are not UTF-8.
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

// Scan advances to the next game. It returns false at the end of the file or after an
// error, which Err returns.
func (s *Scanner) Scan() bool {
	prose := ""
	for {
		g, ok := cut(s.text, s.pos, s.last, s.tags)
		s.tags = g.tags
		if !ok {
			s.more()
			continue
		}
		if g.prose && (s.number > 0 || g.to < len(s.text)) { // text around games, not a game
			prose += s.text[s.pos:g.to]
			s.line += strings.Count(s.text[s.pos:g.to], "\n")
			s.pos = g.to
			continue
		}
		s.gap = prose + s.text[s.pos:g.from]
		if s.number == 0 && s.mark == byteOrderMark {
			s.gap = byteOrderMark + s.gap
		}
		if g.onlyComments {
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

// more reads more of the file: as much again as a game that did not fit. A game that is
// too long ends the file.
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

// Item returns the game that Scan found.
func (s *Scanner) Item() Item {
	item := s.item
	item.Tags = slices.Clone(item.Tags)
	return item
}

// Between returns the text between the game and the one before it or, after the last
// game, the rest of the file.
func (s *Scanner) Between() string { return s.gap }

// Encoder returns a writer that encodes text as in the file.
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

// Offset returns how much of the file has been passed, in bytes.
func (s *Scanner) Offset() int64 { return s.offset + int64(s.pos) }

// Err returns the error that ended reading, nil at the end of the file.
func (s *Scanner) Err() error { return cmp.Or(s.err, s.long) }
