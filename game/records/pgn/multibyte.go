package pgn

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
)

// multibyte returns the table of an encoding with several bytes per character, nil for
// others.
func (e Encoding) multibyte() encoding.Encoding {
	switch e {
	case ShiftJIS:
		return japanese.ShiftJIS
	case EUCJP:
		return japanese.EUCJP
	case ISO2022JP:
		return japanese.ISO2022JP
	}
	return nil
}

// noSign is added to a byte that begins no character, which gives a private-use character
// of Unicode for it.
const noSign = 0xf700

// mostBytes is the maximum number of bytes per character in these encodings.
const mostBytes = 3

// decodeMultibyte decodes bytes. A byte that begins no character becomes a private-use
// character.
func decodeMultibyte(e encoding.Encoding, raw string) string {
	d := e.NewDecoder()
	if text, err := d.String(raw); err == nil && !strings.ContainsFunc(text, doubtful) || e == japanese.ISO2022JP {
		return text
	}
	var b strings.Builder
	var sign [2 * utf8.UTFMax]byte
next:
	for i := 0; i < len(raw); {
		if raw[i] < utf8.RuneSelf {
			b.WriteByte(raw[i])
			i++
			continue
		}
		for n := 1; n <= mostBytes && i+n <= len(raw); n++ {
			d.Reset()
			size, _, err := d.Transform(sign[:], []byte(raw[i:i+n]), true)
			if r, one := utf8.DecodeRune(sign[:size]); err == nil && !doubtful(r) && one == size {
				b.Write(sign[:size])
				i += n
				continue next
			}
		}
		b.WriteRune(noSign + rune(raw[i]))
		i++
	}
	return b.String()
}

// doubtful reports whether a decoded character shows that its bytes are not a valid
// character.
func doubtful(r rune) bool { return r == utf8.RuneError || r >= utf8.RuneSelf && r < 0xa0 }

// encodeMultibyte is the inverse of decodeMultibyte. ok is false if the encoding lacks a
// character.
func encodeMultibyte(e encoding.Encoding, text string) (raw string, ok bool) {
	c := e.NewEncoder()
	if raw, err := c.String(text); err == nil {
		return raw, true
	}
	var b strings.Builder
	for _, r := range text {
		sign, err := c.String(string(r))
		switch {
		case err == nil:
			b.WriteString(sign)
		case r >= noSign+utf8.RuneSelf && r < noSign+0x100:
			b.WriteByte(byte(r - noSign))
		default:
			return text, false
		}
	}
	return b.String(), true
}
