package kifu

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/records/pgn"
)

// encodingOf guesses the encoding of some bytes from the text they give.
func encodingOf(raw string) pgn.Encoding {
	if utf8.ValidString(raw) {
		if strings.Contains(raw, "\x1b$") {
			return pgn.ISO2022JP
		}
		return pgn.UTF8
	}
	raw = raw[:min(len(raw), enough)]
	if unlikely(pgn.EUCJP.Decode(raw)) < unlikely(pgn.ShiftJIS.Decode(raw)) {
		return pgn.EUCJP
	}
	return pgn.ShiftJIS
}

// enough is how many bytes are enough to guess an encoding.
const enough = 1 << 18

// unlikely counts what is rare in Japanese text: invalid bytes, and the half-width
// katakana that EUC-JP bytes give in Shift-JIS.
func unlikely(text string) (n int) {
	for _, r := range text {
		switch {
		case r >= 0xf700 && r < 0xf800:
			n += 2
		case r >= 0xff61 && r <= 0xff9f:
			n++
		}
	}
	return n
}
