package pgn

import "strings"

// What a byte of movetext may begin or end.
const (
	space = 1 << iota // white space
	sign              // begins a token of its own
	digit
	letter
	foreign // stands in no plain SAN and in no number
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

// blanks are the signs that PGN takes for white space; others, as the space
// that does not break, are text.
const blanks = " \t\r\n\v\f"

func trim(text string) string {
	for text != "" && classes[text[0]] == space {
		text = text[1:]
	}
	for text != "" && classes[text[len(text)-1]] == space {
		text = text[:len(text)-1]
	}
	return text
}

// skipWhite is where the white space from i ends.
func skipWhite(text string, i int) int {
	for i < len(text) && classes[text[i]] == space {
		i++
	}
	return i
}

func lineBegins(text string, i int) bool { return i == 0 || text[i-1] == '\n' || text[i-1] == '\r' }

// lineEnd is where the line that holds i ends, before the break.
func lineEnd(text string, i int) int {
	if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(text)
}
