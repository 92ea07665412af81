package pgn

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// An Encoding is the name of a character encoding. The encoding of a file applies to its
// games that are not UTF-8; Automatic means that each of them is guessed.
type Encoding string

// The names of encodings.
const (
	Automatic Encoding = ""
	UTF8      Encoding = "UTF-8"
	Western   Encoding = "Windows-1252" // includes Latin-1
	Central   Encoding = "Windows-1250"
	Cyrillic  Encoding = "Windows-1251"
	koi       Encoding = "KOI8-R"
	cyrillic2 Encoding = "IBM 866"
	ShiftJIS  Encoding = "Shift_JIS"
	EUCJP     Encoding = "EUC-JP"
	ISO2022JP Encoding = "ISO-2022-JP"
)

// legacy lists the encodings with one byte per character, the most common first.
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

// Encodings returns the encodings that a user can choose for a file, Automatic first.
func Encodings() []Encoding {
	all := []Encoding{Automatic}
	for _, l := range legacy {
		all = append(all, l.name)
	}
	return append(all, ShiftJIS, EUCJP)
}

// page returns the table of an encoding with one byte per character, nil for others.
func (e Encoding) page() *charmap.Charmap {
	for _, l := range legacy {
		if l.name == e {
			return l.page
		}
	}
	return nil
}

// Of returns the encoding of some bytes from a file in encoding e.
func (e Encoding) Of(raw string) Encoding {
	switch {
	case utf8.ValidString(raw):
		return UTF8
	case e.page() != nil, e.multibyte() != nil:
		return e
	}
	return guess(raw)
}

// Decode decodes bytes. Every byte is a character: one that an encoding leaves undefined
// becomes the control character with the same number.
func (e Encoding) Decode(raw string) string {
	if many := e.multibyte(); many != nil {
		return decodeMultibyte(many, raw)
	}
	page := e.page()
	if page == nil || ASCII(raw) {
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

// Encode is the inverse of Decode. ok is false if the encoding lacks a character of the
// text.
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
