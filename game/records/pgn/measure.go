package pgn

import "math/bits"

// Texts are searched eight bytes at a time, which is several times as fast as one by one
// (Warren, "Hacker's Delight", 6-1).
const (
	lows  = 0x0101010101010101
	highs = 0x8080808080808080
)

// eight returns the first eight bytes of a text.
func eight(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// nextHigh returns the offset of the first byte from i on that is not ASCII.
func nextHigh(text string, i int) int {
	for ; i+8 <= len(text); i += 8 {
		if high := eight(text[i:]) & highs; high != 0 {
			return i + bits.TrailingZeros64(high)/8
		}
	}
	for i < len(text) && text[i] < 0x80 {
		i++
	}
	return min(i, len(text))
}

// ASCII reports whether a text is only ASCII, and therefore the same in every encoding.
func ASCII(text string) bool { return nextHigh(text, 0) == len(text) }

// measure returns the number of columns of a text, one per character, and reports whether
// it fits between braces, that is, contains no closing brace.
func measure(text string) (columns int, fits bool) {
	var braces, inner uint64
	columns = len(text)
	rest := text
	for ; len(rest) > 8; rest = rest[8:] {
		x := eight(rest)
		braces, inner = braces|closing(x), later(x)
		if inner != 0 {
			columns -= bits.OnesCount64(inner)
		}
	}
	x := tail(text, len(rest))
	return columns - bits.OnesCount64(later(x)), braces|closing(x) == 0
}

// closing returns a word that is not 0 if one of eight bytes is a closing brace.
func closing(x uint64) uint64 {
	x ^= lows * '}'
	return (x - lows) &^ x & highs
}

// later sets the highest bit of each byte that continues a character: such bytes begin
// with the bits 10.
func later(x uint64) uint64 { return x &^ (x << 1) & highs }

// tail returns the last n bytes of a text, at most eight, followed by zeros.
func tail(s string, n int) (x uint64) {
	if len(s) >= 8 {
		return eight(s[len(s)-8:]) >> (8 * (8 - n) & 63)
	}
	for i := range len(s) {
		x |= uint64(s[i]) << (8 * i)
	}
	return x
}
