package pgn

import (
	"strings"
	"unicode/utf8"
)

// The classes of the bytes of movetext.
const (
	space = 1 << iota // white space
	sign              // begins a new token
	digit
	letter
	foreign // never part of plain SAN or a number
	wide    // part of a character of several bytes, or of another encoding
)

var classes = func() (c [256]uint8) {
	for b := range c {
		c[b] = foreign
	}
	for b := '0'; b <= '9'; b++ {
		c[b] |= digit
	}
	for b := 'A'; b <= 'Z'; b++ {
		c[b], c[b|' '] = c[b]|letter, c[b|' ']|letter
	}
	for b := 0x80; b < 0x100; b++ {
		c[b] |= wide
	}
	for _, b := range "KQRBNOabcdefgh0123456789x-=+#." {
		c[b] &^= foreign
	}
	for _, b := range blanks {
		c[b] = space
	}
	for _, b := range "{}()[];$*\\" {
		c[b] = sign
	}
	return c
}()

// blanks are the bytes that separate tokens. They include control bytes, because old
// programs end or pad a file with them. blankAt finds spaces of several bytes. Within a
// comment, both are text.
const blanks = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\v\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17" +
	"\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f \x7f"

func trim(text string) string {
	for text != "" && classes[text[0]] == space {
		text = text[1:]
	}
	for text != "" && classes[text[len(text)-1]] == space {
		text = text[:len(text)-1]
	}
	return text
}

// skipWhite returns the end of the white space at i, counting only characters of one
// byte.
func skipWhite(text string, i int) int {
	for i < len(text) && classes[text[i]] == space {
		i++
	}
	return i
}

// skipBlank returns the end of the white space of any kind at i.
func skipBlank(text string, i int) int {
	for i = skipWhite(text, i); i < len(text) && text[i] >= 0x80; i = skipWhite(text, i) {
		n := blankAt(text, i)
		if n == 0 {
			break
		}
		i += n
	}
	return i
}

// skipBlanks returns the end of the white space of any kind at i, within its line.
func skipBlanks(text string, i int) int {
	if i < len(text) && classes[text[i]]&(space|wide) == 0 { // the most common case
		return i
	}
	return passBlanks(text, i)
}

func passBlanks(text string, i int) int {
	for i < len(text) {
		switch c := text[i]; {
		case c == ' ':
			i++
		case c >= 0x80:
			n := blankAt(text, i)
			if n == 0 {
				return i
			}
			i += n
		case classes[c] != space, c == '\n', c == '\r':
			return i
		default:
			i++
		}
	}
	return i
}

// blanksBegin returns the beginning of the white space of any kind that ends at i, within
// its line.
func blanksBegin(text string, i int) int {
	for i > 0 {
		n := 1
		if text[i-1] >= 0x80 {
			_, n = utf8.DecodeLastRuneInString(text[:i])
		}
		if c := text[i-n]; c == '\n' || c == '\r' || blankAt(text, i-n) == 0 {
			return i
		}
		i -= n
	}
	return i
}

// blankAt returns the width of the character at i if it is a space outside ASCII or has
// zero width, and 0 otherwise. A single 0xA0 is the no-break space of Windows-1252 and
// similar encodings.
func blankAt(text string, i int) int {
	switch r, n := utf8.DecodeRuneInString(text[i:]); {
	case r == utf8.RuneError && n == 1 && text[i] == 0xa0:
		return 1
	case isBlank(r):
		return n
	}
	return 0
}

// isBlank reports whether a character is white space of any kind.
func isBlank(r rune) bool {
	return r < 0x80 && classes[r] == space || r == 0xa0 || r >= 0x2000 && r <= 0x200f || r >= 0x2028 && r <= 0x202f ||
		r >= 0x205f && r <= 0x2064 || r == 0x3000 || r == 0xfeff
}

// lineBegins reports whether a line begins at i.
func lineBegins(text string, i int) bool { return i == 0 || text[i-1] == '\n' || text[i-1] == '\r' }

// indented reports whether there is only white space before i on its line.
func indented(text string, i int) bool {
	for i > 0 {
		switch c := text[i-1]; {
		case c == ' ', c == '\t', c == 0xa0: // in UTF-8, 0xa0 also ends the no-break space
			i--
		case c == 0xc2:
			i--
		case i >= len(byteOrderMark) && (text[i-3:i] == byteOrderMark || text[i-3:i] == "\u200b"):
			i -= len(byteOrderMark)
		default:
			return c == '\n' || c == '\r'
		}
	}
	return true
}

// lineEnd returns the end of the line that contains i, before the line break. It searches
// in chunks, so that it does not read a whole text that lacks one kind of line break.
func lineEnd(text string, i int) int {
	const piece = 256
	for ; i < len(text); i += piece {
		part := text[i:min(i+piece, len(text))]
		n := strings.IndexByte(part, '\n')
		if n >= 0 {
			part = part[:n]
		}
		if m := strings.IndexByte(part, '\r'); m >= 0 {
			return i + m
		}
		if n >= 0 {
			return i + n
		}
	}
	return len(text)
}
