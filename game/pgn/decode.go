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

// Marks of UTF-16, which say the order of its bytes. A file without one shows it by
// the zeros in its first two signs.
const (
	littleMark, bigMark = "\xff\xfe", "\xfe\xff"
	littleBare, bigBare = "[\x00", "\x00["
)

// utf16Mark is the mark of a text in UTF-16, or which one it lacks, "" for another text.
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

// utf16As is UTF-16 as a mark tells.
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

// Unmarked is a file as UTF-8 if its first bytes show that it is in UTF-16, and as it
// is otherwise. mark says which UTF-16 it is, "" for none.
func Unmarked(in *bufio.Reader) (text io.Reader, mark string) {
	first, _ := in.Peek(4)
	if mark = utf16Mark(string(first)); mark != "" {
		return fromUTF16(in, mark), mark
	}
	return in, ""
}

// Marked writes UTF-8 to a file as Unmarked found it.
func Marked(w io.Writer, mark string) io.WriteCloser {
	if mark == "" {
		return plain{w}
	}
	return toUTF16(w, mark)
}

// toUTF16 is the way back.
func toUTF16(w io.Writer, mark string) io.WriteCloser {
	return transform.NewWriter(w, utf16As(mark).NewEncoder())
}

// As is the game read in the encoding of its file. One that is not in PGN has been.
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

// decode makes text of a game, by what is known of its file. As text a game may be
// shorter than its bytes made it look: what was a space may be two letters. The rest is not
// of this game.
func (i *Item) decode(file Encoding) {
	for {
		i.Encoding = file.Of(i.Raw)
		i.Text = i.Encoding.Decode(i.Raw)
		to := i.find() // the bytes of a result may be other signs
		if skipBlank(i.Text, to) == len(i.Text) {
			return
		}
		if i.Encoding != UTF8 { // whose signs are a byte each
			to = utf8.RuneCountInString(i.Text[:to])
		}
		i.Raw = i.Raw[:to]
	}
}

// find looks for the tags and the result in the text of a game, and tells where it ends.
func (i *Item) find() (to int) {
	g, _ := cut(i.Text, 0, true, nil)
	i.Tags, i.moves, i.loose, i.ended = g.tags, g.moves, g.loose, g.ended
	return g.to
}
