package pgn

import (
	"encoding/binary"
	"math/bits"
)

// readPlain reads the next moves of the line, with a number before them or none, as long as they
// are written in the way of nearly all moves. The tokens tell what is there instead.
func (l *Line) readPlain(lex *lexer) {
	for !l.full() {
		word, at, size := lex.peekWord()
		m := l.now.ReadWord(word, size)
		if m == 0 {
			return
		}
		lex.pos, lex.body = at+size, true
		l.play(m)
	}
}

// peekWord returns a short word that ends in white space, where it is, and its size. There may be
// a move number before it. The size is 0 if there is no such word.
func (l *lexer) peekWord() (word uint64, at, size int) {
	const wide = 8
	at = skipWhite(l.text, l.pos)
	if at < len(l.text) && l.text[at]-'1' < 9 {
		if at = numberEnd(l.text, at); at == 0 {
			return 0, 0, 0
		}
		at = skipWhite(l.text, at)
	}
	if at+wide > len(l.text) {
		return 0, 0, 0
	}
	word, size = wordOf(binary.LittleEndian.Uint64([]byte(l.text[at : at+wide])))
	return word, at, size
}

// wordOf returns the bytes before the first one that is a space or another white one, and how
// many they are: 0 if there is no such one. It looks at all eight at once: a byte without its
// highest bit that is not white gets that bit by adding.
func wordOf(eight uint64) (word uint64, size int) {
	const each, low = 0x0101010101010101, 0x7f * 0x0101010101010101
	ends := ^(eight&low + (0x7f-' ')*each | eight) &^ low
	if ends == 0 {
		return 0, 0
	}
	size = bits.TrailingZeros64(ends) / 8
	return eight & (1<<(8*size) - 1), size
}
