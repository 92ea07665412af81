package pgn

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// An Encoding is how the signs of a game are kept in bytes, by its name. Of a file it
// is that of the games that are no UTF-8; Automatic is found out for each of them.
type Encoding string

// Encodings by name.
const (
	Automatic Encoding = ""
	UTF8      Encoding = "UTF-8"
	Western   Encoding = "Windows-1252" // which holds Latin-1
	Central   Encoding = "Windows-1250"
	Cyrillic  Encoding = "Windows-1251"
	koi       Encoding = "KOI8-R"
	cyrillic2 Encoding = "IBM 866"
	ShiftJIS  Encoding = "Shift_JIS"
	EUCJP     Encoding = "EUC-JP"
	ISO2022JP Encoding = "ISO-2022-JP"
)

// legacy are the encodings with a byte for a sign, the most used first.
var legacy = []struct {
	name Encoding
	page *charmap.Charmap
}{
	{Western, charmap.Windows1252},
	{Central, charmap.Windows1250},
	{Cyrillic, charmap.Windows1251},
	{"Windows-1253", charmap.Windows1253},
	{"Windows-1254", charmap.Windows1254},
	{"Windows-1257", charmap.Windows1257},
	{"ISO 8859-2", charmap.ISO8859_2},
	{"ISO 8859-15", charmap.ISO8859_15},
	{koi, charmap.KOI8R},
	{cyrillic2, charmap.CodePage866},
	{"IBM 437", charmap.CodePage437},
	{"IBM 850", charmap.CodePage850},
	{"IBM 852", charmap.CodePage852},
	{"Macintosh", charmap.Macintosh},
}

// Encodings are those that a file may be in, Automatic first.
func Encodings() []Encoding {
	all := []Encoding{Automatic}
	for _, l := range legacy {
		all = append(all, l.name)
	}
	return append(all, ShiftJIS, EUCJP)
}

// page is the table of an encoding, nil for UTF-8.
func (e Encoding) page() *charmap.Charmap {
	for _, l := range legacy {
		if l.name == e {
			return l.page
		}
	}
	return nil
}

// Of is the encoding of some bytes, where e is that of their file.
func (e Encoding) Of(raw string) Encoding {
	switch {
	case utf8.ValidString(raw):
		return UTF8
	case e.page() != nil, e.multibyte() != nil:
		return e
	}
	return guess(raw)
}

// Decode makes text of bytes. Every byte is a sign: those that an encoding leaves
// open are the control signs of the same number.
func (e Encoding) Decode(raw string) string {
	if many := e.multibyte(); many != nil {
		return decodeMultibyte(many, raw)
	}
	page := e.page()
	if page == nil {
		return raw
	}
	var b strings.Builder
	b.Grow(len(raw) + len(raw)/8)
	for raw != "" {
		n := nextHigh(raw, 0)
		b.WriteString(raw[:n])
		for raw = raw[n:]; raw != "" && raw[0] >= 0x80; raw = raw[1:] {
			b.WriteRune(signOf(page, raw[0]))
		}
	}
	return b.String()
}

func signOf(page *charmap.Charmap, c byte) rune {
	if r := page.DecodeByte(c); r != utf8.RuneError {
		return r
	}
	return rune(c)
}

// Encode is the way back; ok is false where the encoding lacks a sign of the text.
func (e Encoding) Encode(text string) (raw string, ok bool) {
	if many := e.multibyte(); many != nil {
		return encodeMultibyte(many, text)
	}
	page := e.page()
	if page == nil {
		return text, true
	}
	var b strings.Builder
	for _, r := range text {
		c, known := page.EncodeRune(r)
		if !known && r >= 0x80 && r < 0x100 && signOf(page, byte(r)) == r {
			c, known = byte(r), true
		}
		if !known {
			return text, false
		}
		b.WriteByte(c)
	}
	return b.String(), true
}
