package kifu

import (
	"bufio"
	"io"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// mostBytes is the maximum size of a file. A thousand games of shogi take two million
// bytes.
const mostBytes = 64 << 20

// A Scanner finds the games of a file one after the other. It holds the whole file in
// memory.
type Scanner struct {
	in     io.Reader
	format Format
	as     pgn.Encoding // for text that is not UTF-8
	mark   string       // for UTF-16
	read   bool
	text   string // the whole file
	spans  []span
	line   int // at pos
	pos    int
	number int
	gap    string
	item   pgn.Item
	err    error
}

// A span is the range of a game in the text of a file.
type span struct{ from, to int }

// NewScanner returns a scanner for a file in a format. It guesses the encoding of the
// file, unless as is a Japanese encoding.
func NewScanner(in io.Reader, format Format, as pgn.Encoding) *Scanner {
	s := &Scanner{format: format, line: 1}
	s.in, s.mark = pgn.Unmarked(bufio.NewReader(in))
	if as == pgn.ShiftJIS || as == pgn.EUCJP {
		s.as = as
	}
	return s
}

// Scan advances to the next game. It returns false at the end of the file or after an
// error, which Err returns.
func (s *Scanner) Scan() bool {
	if !s.read {
		s.read = true
		s.open()
	}
	if s.number == len(s.spans) {
		s.gap = s.text[s.pos:]
		s.pos = len(s.text)
		return false
	}
	g := s.spans[s.number]
	s.gap = s.text[s.pos:g.from]
	s.line += linesIn(s.gap)
	s.number++
	raw := s.text[g.from:g.to]
	s.item = pgn.Item{
		Number: s.number, Line: s.line, Offset: int64(g.from), Size: len(raw), Raw: raw, Format: s.format,
		Encoding: s.encoding(raw),
	}
	s.item.Text = s.item.Encoding.Decode(raw)
	s.item.Tags = s.format.tags(s.item.Text)
	s.line += linesIn(raw)
	s.pos = g.to
	return true
}

// linesIn returns the number of line ends in a text.
func linesIn(text string) int {
	return strings.Count(text, "\n") + strings.Count(text, "\r") - strings.Count(text, "\r\n")
}

// encoding returns the encoding of a game or of the file.
func (s *Scanner) encoding(raw string) pgn.Encoding {
	if e := encodingOf(raw); e == pgn.UTF8 || e == pgn.ISO2022JP || s.as == "" {
		return e
	}
	return s.as
}

// open reads the file and divides it into games.
func (s *Scanner) open() {
	data, err := io.ReadAll(io.LimitReader(s.in, mostBytes+1))
	if s.err = err; len(data) > mostBytes {
		data, s.err = data[:0], phrase.Errorf("kifu.file-larger-than-mb", mostBytes>>20)
	}
	s.text = string(data)
	s.spans = s.format.divide(s.text, s.encoding(s.text))
}

// Item returns the game that Scan found.
func (s *Scanner) Item() pgn.Item { return s.item }

// Between returns the text between the game and the one before it or, after the last
// game, the rest of the file.
func (s *Scanner) Between() string { return s.gap }

// Encoder returns a writer that encodes text as in the file.
func (s *Scanner) Encoder(w io.Writer) io.WriteCloser { return pgn.Marked(w, s.mark) }

// Offset returns how much of the file has been passed, in bytes.
func (s *Scanner) Offset() int64 { return int64(s.pos) }

// Err returns the error that ended reading, nil at the end of the file.
func (s *Scanner) Err() error { return s.err }

// tags returns what a list of games shows: the headers, the result and the start
// position.
func (f Format) tags(text string) []record.Tag {
	rec, _ := f.Read(pgn.Item{Text: text, Line: 1}, blind{})
	if rec == nil {
		return []record.Tag{{Name: "Variant", Value: variant}}
	}
	tags := append(rec.Tags, record.Tag{Name: "Result", Value: string(rec.Result)})
	if rec.Start != "" {
		tags = append(tags, record.Tag{Name: "FEN", Value: rec.Start})
	}
	return tags
}
