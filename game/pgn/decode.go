package pgn

import (
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

const byteOrderMark = "\ufeff"

func isUTF16(text string) bool {
	return strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff")
}

func fromUTF16(r io.Reader) io.Reader {
	return transform.NewReader(r, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder())
}

// toUTF16 is the way back, in the byte order that the mark tells.
func toUTF16(w io.Writer, mark string) io.WriteCloser {
	order := unicode.LittleEndian
	if mark == "\xfe\xff" {
		order = unicode.BigEndian
	}
	return transform.NewWriter(w, unicode.UTF16(order, unicode.UseBOM).NewEncoder())
}

// decode makes text of a game that is no UTF-8: Windows-1252, in which every
// byte means something or becomes U+FFFD.
func (i *Item) decode() {
	if utf8.ValidString(i.Text) {
		return
	}
	moves, err := charmap.Windows1252.NewDecoder().String(i.Text[:i.moves])
	text, err2 := charmap.Windows1252.NewDecoder().String(i.Text)
	if err != nil || err2 != nil {
		moves, text = strings.ToValidUTF8(i.Text[:i.moves], "\ufffd"), strings.ToValidUTF8(i.Text, "\ufffd")
	}
	i.Text, i.moves = text, len(moves)
	for n, t := range i.Tags {
		if !utf8.ValidString(t.Value) {
			i.Tags[n].Value, _ = charmap.Windows1252.NewDecoder().String(t.Value)
		}
	}
}
