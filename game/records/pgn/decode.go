package pgn

import (
	"bufio"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

const byteOrderMark = "\ufeff"

// The byte order marks of UTF-16. In a file without one, the zeros in its first two
// characters show the byte order.
const (
	littleMark, bigMark = "\xff\xfe", "\xfe\xff"
	littleBare, bigBare = "[\x00", "\x00["
)

// UTF16Mark is the byte order mark of the UTF-16 that is written.
const UTF16Mark = littleMark

// utf16Mark returns the byte order mark of a text in UTF-16, littleBare or bigBare if it
// has none, and "" for other texts.
func utf16Mark(text string) string {
	switch {
	case strings.HasPrefix(text, littleMark), strings.HasPrefix(text, bigMark):
		return text[:2]
	case len(text) < 4:
	case text[0] > 0 && text[1] == 0 && text[2] > 0 && text[3] == 0:
		return littleBare
	case text[0] == 0 && text[1] > 0 && text[2] == 0 && text[3] > 0:
		return bigBare
	}
	return ""
}

// utf16As returns the encoding for a mark.
func utf16As(mark string) encoding.Encoding {
	switch mark {
	case bigMark:
		return unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	case bigBare:
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case littleBare:
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	}
	return unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
}

func fromUTF16(r io.Reader, mark string) io.Reader {
	return transform.NewReader(r, utf16As(mark).NewDecoder())
}

// Unmarked returns a file as UTF-8 if its first bytes show that it is in UTF-16, and
// unchanged otherwise. mark is the kind of UTF-16, "" for none.
func Unmarked(in *bufio.Reader) (text io.Reader, mark string) {
	first, _ := in.Peek(4)
	if mark = utf16Mark(string(first)); mark != "" {
		return fromUTF16(in, mark), mark
	}
	return in, ""
}

// Marked returns a writer that encodes UTF-8 in the way Unmarked found, for a mark.
func Marked(w io.Writer, mark string) io.WriteCloser {
	if mark == "" {
		return plain{w}
	}
	return toUTF16(w, mark)
}

// toUTF16 is the inverse of fromUTF16.
func toUTF16(w io.Writer, mark string) io.WriteCloser {
	return transform.NewWriter(w, utf16As(mark).NewEncoder())
}

// As returns the game decoded with the encoding of its file. A game in another format
// than PGN is already decoded.
func (i Item) As(file Encoding) Item {
	if i.Format != nil || i.Encoding == UTF8 || i.Encoding == file || i.Encoding == "" {
		return i
	}
	items := scan(NewScannerAs(strings.NewReader(i.Raw), file))
	if len(items) != 1 {
		return i
	}
	items[0].Number, items[0].Line, items[0].Offset = i.Number, i.Line, i.Offset
	return items[0]
}

// decode decodes a game, given the encoding of its file. The decoded game may be shorter
// than its bytes suggested: a byte that looked like a space may be part of a letter. The
// remainder does not belong to this game.
func (i *Item) decode(file Encoding) {
	if i.Encoding = file.Of(i.Raw); !i.decodeHead() {
		i.decodeAll(file)
	}
}

func (i *Item) decodeAll(file Encoding) {
	for {
		i.Encoding = file.Of(i.Raw)
		i.Text = i.Encoding.Decode(i.Raw)
		to := i.find() // the bytes of a result may be other characters
		if skipBlank(i.Text, to) == len(i.Text) {
			return
		}
		if i.Encoding != UTF8 { // one byte per character
			to = utf8.RuneCountInString(i.Text[:to])
		}
		i.Raw = i.Raw[:to]
	}
}

// decodeHead is decode for the many games that are ASCII after their tags, but for comments. It
// returns false for other games.
func (i *Item) decodeHead() bool {
	moves := i.Raw[i.moves:]
	if i.loose || i.Encoding.page() == nil || !ASCII(moves) && !asciiBeside(moves) {
		return false
	}
	head, tags := i.Encoding.Decode(i.Raw[:i.moves]), len(i.Tags)
	g := span{tags: i.Tags[:0]}
	to, _ := g.head(head)
	if g.loose || to < len(head) || len(g.tags) != tags { // a letter was a space, or a space a letter
		return false
	}
	i.Text, i.Tags, i.moves = head+i.Encoding.Decode(moves), g.tags, to
	return true
}

// asciiBeside reports whether moves are ASCII beside comments in braces, which end at the first
// closing brace. It returns false if they have other comments, or brackets.
func asciiBeside(moves string) bool {
	for {
		n := strings.IndexByte(moves, '{')
		if n < 0 {
			return ASCII(moves)
		}
		before := moves[:n]
		if !ASCII(before) || strings.IndexByte(before, ';') >= 0 || strings.IndexByte(before, '%') >= 0 || strings.IndexByte(before, '[') >= 0 {
			return false
		}
		to, plain := braceEnd(moves, n)
		if !plain || moves[to-1] != '}' {
			return false
		}
		moves = moves[to:]
	}
}

// find finds the tags and the result in the text of a game, and returns its end.
func (i *Item) find() (to int) {
	g, _ := cut(i.Text, 0, true, i.Tags)
	i.Tags, i.moves, i.loose, i.ended = g.tags, g.moves, g.loose, g.ended
	return g.to
}

// Wide reports whether a text is in UTF-16, by its first four bytes.
func Wide(text string) bool { return utf16Mark(text) != "" }
