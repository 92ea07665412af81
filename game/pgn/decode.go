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

// decode makes text of a game that is no UTF-8.
func (i *Item) decode() {
	if utf8.ValidString(i.Text) {
		return
	}
	head := fromWindows(i.Text[:i.moves])
	i.Text, i.moves = head+fromWindows(i.Text[i.moves:]), len(head)
	for n, t := range i.Tags {
		if !utf8.ValidString(t.Value) {
			i.Tags[n].Value = fromWindows(t.Value)
		}
	}
}

// fromWindows makes UTF-8 of Windows-1252, in which every byte means something or
// becomes U+FFFD.
func fromWindows(text string) string {
	decoded, err := charmap.Windows1252.NewDecoder().String(text)
	if err != nil {
		return strings.ToValidUTF8(text, "\ufffd")
	}
	return decoded
}
