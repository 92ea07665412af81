package pgn

import (
	"strings"
	"unicode/utf8"
)

// What a byte of movetext may begin or end.
const (
	space = 1 << iota // white space
	sign              // begins a token of its own
	digit
	letter
	foreign // stands in no plain SAN and in no number
	wide    // is part of a sign of several bytes, or of another encoding
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

// blanks are the signs that separate tokens. The control bytes are among them: old
// programs end a file with one, or fill it up. Spaces of several bytes are in
// blankAt; in a comment both are text.
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

// skipWhite is where the white space from i ends, of one byte a sign.
func skipWhite(text string, i int) int {
	for i < len(text) && classes[text[i]] == space {
		i++
	}
	return i
}

// skipBlank is where the white space from i ends, of any kind.
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

// skipBlanks is where the white space from i ends, of any kind, on its line.
func skipBlanks(text string, i int) int {
	if i < len(text) && classes[text[i]]&(space|wide) == 0 { // as most often
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

// blanksBegin is where the white space up to i begins, of any kind, on its line.
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

// blankAt is the width of the sign at i if it is a space that ASCII lacks or has
// no width at all, 0 if it is another. 0xA0 alone is the space that does not break
// in Windows-1252 and its kin.
func blankAt(text string, i int) int {
	switch r, n := utf8.DecodeRuneInString(text[i:]); {
	case r == utf8.RuneError && n == 1 && text[i] == 0xa0:
		return 1
	case isBlank(r):
		return n
	}
	return 0
}

// isBlank reports whether a sign is white space of any kind.
func isBlank(r rune) bool {
	return r < 0x80 && classes[r] == space || r == 0xa0 || r >= 0x2000 && r <= 0x200f || r >= 0x2028 && r <= 0x202f ||
		r >= 0x205f && r <= 0x2064 || r == 0x3000 || r == 0xfeff
}

// lineBegins reports whether a line begins at i.
func lineBegins(text string, i int) bool { return i == 0 || text[i-1] == '\n' || text[i-1] == '\r' }

// indented reports whether nothing but white space stands before i on its line.
func indented(text string, i int) bool {
	for i > 0 {
		switch c := text[i-1]; {
		case c == ' ', c == '\t', c == 0xa0: // of UTF-8, this is the end of its space too
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

// lineEnd is where the line that holds i ends, before the break. It is looked for
// piece by piece, so that a text with no break of one kind is not gone through for it.
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
