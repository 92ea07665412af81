package pgn

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Decode turns the bytes of a file into text: UTF-8 with or without a byte
// order mark, UTF-16 with one, and where that cannot be, Windows-1252, which
// holds Latin-1.
func Decode(data []byte) string {
	s := string(data)
	if strings.HasPrefix(s, "\xff\xfe") || strings.HasPrefix(s, "\xfe\xff") {
		if out, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().String(s); err == nil {
			return out
		}
	}
	s = strings.TrimPrefix(s, "\ufeff")
	if utf8.ValidString(s) {
		return s
	}
	// Every byte means something in Windows-1252, or becomes U+FFFD.
	out, err := charmap.Windows1252.NewDecoder().String(s)
	if err != nil {
		return strings.ToValidUTF8(s, "\ufffd")
	}
	return out
}
