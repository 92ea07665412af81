// Package gamefile finds the games of a file in whatever format it is: PGN, or one of
// the records of shogi. What tells is the text, and only where that says nothing the
// name of the file.
package gamefile

import (
	"bufio"
	"io"
	"strings"

	"passedpawn/game/kifu"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
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

// NewScanner scans a file whose name ends as path does, "" for no name. as is the
// encoding that a person said its games are in, where they are no UTF-8.
func NewScanner(in io.Reader, path string, as pgn.Encoding) Scanner {
	head := bufio.NewReaderSize(in, kifu.Beginning)
	if f := formatOf(head, path); f != kifu.None {
		return kifu.NewScanner(head, f, as)
	}
	return pgn.NewScannerAs(head, as)
}

// formatOf looks at the beginning of a file. A name counts where the text is not sure;
// what is in PGN by its name has to be sure to be something else.
func formatOf(in *bufio.Reader, path string) kifu.Format {
	begin, _ := in.Peek(kifu.Beginning)
	text := string(begin)
	if looked, mark := pgn.Unmarked(bufio.NewReader(strings.NewReader(text))); mark != "" {
		decoded, _ := io.ReadAll(looked)
		text = string(decoded)
	}
	f, sure := kifu.Detect(text)
	named := kifu.ByName(path).Format
	switch {
	case sure:
		return f
	case named != kifu.None:
		if f == kifu.None || named == kifu.BOD || named == kifu.KI2 {
			return named
		}
		return f
	case strings.HasSuffix(strings.ToLower(path), ".pgn"):
		return kifu.None
	}
	return f
}

// Scan finds the games of a text.
func Scan(text, path string) (items []pgn.Item) {
	s := NewScanner(strings.NewReader(text), path, pgn.Automatic)
	for s.Scan() {
		items = append(items, s.Item())
	}
	return items
}

// Format is that of a game or a file: kifu.None is PGN.
func Format(f pgn.Format) kifu.Format {
	k, _ := f.(kifu.Format)
	return k
}

// Text is a game as it is to be saved in a format and an encoding: the text that it was
// read from if that is in the format and still says the same, and else its export form.
// Lines end with a line feed.
func Text(rec *record.Record, f kifu.Format, as pgn.Encoding, games rules.Games) string {
	if f == kifu.None {
		return pgn.Text(rec, games)
	}
	if was := Scan(rec.Text(), ""); len(was) == 1 && Format(was[0].Format) == f {
		if before, _ := pgn.Read(was[0], games); before != nil && before.Equal(rec) {
			return strings.ReplaceAll(rec.Text(), "\r\n", "\n") + "\n"
		}
	}
	return f.Write(rec, string(as))
}

// Joint is what stands between two games of a file in a format.
func Joint(f kifu.Format) string {
	switch f {
	case kifu.CSA:
		return "\n/\n"
	case kifu.USI:
		return "\n"
	}
	return "\n\n"
}

// Extensions are the ends of the names of files with games, PGN first.
func Extensions() []string {
	all := []string{".pgn"}
	for _, e := range kifu.Extensions {
		all = append(all, e.Name)
	}
	return all
}
