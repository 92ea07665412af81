// Package gamefile finds the games in a file of any format: PGN, or one of the shogi
// record formats. The text decides which it is; the file name counts only if the text is
// unclear.
package gamefile

import (
	"bufio"
	"io"
	"strings"

	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
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

// NewScanner returns a scanner for a file. path is its name, or any name with the same
// extension, or "". as is the encoding that the user chose for games that are not UTF-8.
func NewScanner(in io.Reader, path string, as pgn.Encoding) Scanner {
	head := bufio.NewReaderSize(in, kifu.Beginning)
	if f := formatOf(head, path); f != kifu.None {
		return kifu.NewScanner(head, f, as)
	}
	return pgn.NewScannerAs(head, as)
}

// IsBytePGN reports whether a file is PGN in an encoding that contains ASCII. In such a
// file, a scanner can begin with any game.
func IsBytePGN(in io.Reader, path string) bool {
	head := bufio.NewReaderSize(in, kifu.Beginning)
	if formatOf(head, path) != kifu.None {
		return false
	}
	_, mark := pgn.Unmarked(head)
	return mark == ""
}

// formatOf guesses the format from the beginning of a file. The name counts if the text
// is not certain. A file named .pgn is something else only if the text is certain.
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

// Format returns the format of a game or a file. kifu.None means PGN.
func Format(f pgn.Format) kifu.Format {
	k, _ := f.(kifu.Format)
	return k
}

// Text returns a game in a format and an encoding, in the form to be saved: its source
// text if that is in the format and still says the same, otherwise its export form. Lines
// end with a line feed.
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

// Joint returns the text between two games of a file in a format.
func Joint(f kifu.Format) string {
	switch f {
	case kifu.CSA:
		return "\n/\n"
	case kifu.USI:
		return "\n"
	}
	return "\n\n"
}

// Extensions returns the file name extensions of game files, PGN first.
func Extensions() []string {
	all := []string{".pgn"}
	for _, e := range kifu.Extensions {
		all = append(all, e.Name)
	}
	return all
}
