// Package gamefile lists the formats of game files, finds the games in a file of any of
// them, and writes games to files. The text of a file decides which format it is in; the
// file name counts only if the text is unclear.
package gamefile

import (
	"bufio"
	"io"
	"strings"

	"passedpawn/game/records/pgn"
)

// A Scanner finds the games of a file one after the other, as pgn.Scanner does.
type Scanner interface {
	Scan() bool
	Item() pgn.Item
	Between() string
	Offset() int64
	Err() error
	Encoder(io.Writer) io.WriteCloser
}

// NewScanner returns a scanner for a file. path is its name, or any name with the same
// extension, or "". as is the encoding that the user chose for games that are not UTF-8.
// A file that is not text has no games, and Err says so.
func NewScanner(in io.Reader, path string, as pgn.Encoding) Scanner {
	head := bufio.NewReaderSize(in, beginning)
	begin, _ := head.Peek(sample)
	if _, mark := pgn.Unmarked(head); mark == "" && isBinary(string(begin)) {
		return notText{}
	}
	f := formatOf(head, path)
	for _, r := range readers {
		if s := r.scanner(head, f, as); s != nil {
			return s
		}
	}
	return pgn.NewScannerAs(head, as)
}

// IsBytePGN reports whether a file is PGN in an encoding that contains ASCII. In such a
// file, a scanner can begin with any game.
func IsBytePGN(in io.Reader, path string) bool {
	head := bufio.NewReaderSize(in, beginning)
	if formatOf(head, path) != (PGN{}) {
		return false
	}
	_, mark := pgn.Unmarked(head)
	return mark == ""
}

// formatOf guesses the format from the beginning of a file. The name counts if the text
// is not certain. A file whose text may look like another format, such as PGN, is
// something else than its name says only if the text is certain.
func formatOf(in *bufio.Reader, path string) Format {
	begin, _ := in.Peek(beginning)
	text := string(begin)
	if looked, mark := pgn.Unmarked(bufio.NewReader(strings.NewReader(text))); mark != "" {
		decoded, _ := io.ReadAll(looked)
		text = string(decoded)
	}
	f, sure := Detect(text)
	if t, ok := named(path); ok && !sure && (t.vague || f == (PGN{})) {
		return t.Format
	}
	return f
}

// Detect returns the format of the beginning of a file, PGN if it has no other. sure is
// true if no other format has such lines.
func Detect(head string) (f Format, sure bool) {
	var guess Format = PGN{}
	for _, r := range readers {
		f, sure := r.detect(head)
		if sure || guess == (PGN{}) {
			guess = Of(f)
		}
		if sure {
			return guess, true
		}
	}
	return guess, false
}

// Scan finds the games of a text.
func Scan(text, path string) (items []pgn.Item) {
	s := NewScanner(strings.NewReader(text), path, pgn.Automatic)
	for s.Scan() {
		items = append(items, s.Item())
	}
	return items
}
