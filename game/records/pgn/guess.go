package pgn

import "strings"

// guess guesses the encoding of bytes that are not UTF-8 from the habits of languages.
// Cyrillic words consist of bytes above 0x7F. The bytes of Central European letters are,
// in other encodings, characters that do not occur within words, or not beside those
// letters.
func guess(raw string) Encoding {
	if e := cyrillicOf(raw); e != "" {
		return e
	}
	if central(raw) >= 2 {
		return Central
	}
	return Western
}

// cyrillicOf returns the encoding of a text with words in Cyrillic letters, or "" if
// there are none.
func cyrillicOf(raw string) Encoding {
	high, inWords := 0, 0
	var dos, above, below int // counts of small letters in IBM 866, Windows-1251 and KOI8-R
	for i := nextHigh(raw, 0); i < len(raw); {
		n := i
		for n < len(raw) && raw[n] >= 0x80 {
			n++
		}
		word := raw[i:n]
		i = nextHigh(raw, n)
		high += len(word)
		if len(word) < 3 {
			continue
		}
		inWords += len(word)
		for at := range len(word) {
			switch c := word[at]; {
			case c < 0xb0:
				dos++
			case at == 0: // the first letter may be a capital
			case c >= 0xe0:
				above++
			case c >= 0xc0:
				below++
			}
		}
	}
	switch {
	case inWords < 4 || 10*inWords < 7*high:
		return ""
	case 3*dos > inWords:
		return cyrillic2
	case below > above:
		return koi
	}
	return Cyrillic
}

// Letters of Windows-1250 by their bytes: those whose bytes are not letters in
// Windows-1252, those that Western languages do not use, and vowels.
const (
	noLetters = "\x8d\x8f\x9d\xa3\xa5\xaf\xb3\xb9\xbc\xbe\xbf"
	carons    = "\x8a\x8e\x9a\x9e"
	vowels    = "aeiouyAEIOUY\xe1\xe9\xed\xf3\xfa\xfd"
)

// central scores the evidence that a text is in Windows-1250.
func central(raw string) int {
	points := 0
	for i := nextHigh(raw, 1); i < len(raw); i = nextHigh(raw, i+1) {
		next := byte(' ')
		if i+1 < len(raw) {
			next = raw[i+1]
		}
		points += inCentral(raw[i-1], raw[i], next)
	}
	return points
}

// inCentral scores the evidence of one byte between two others for Windows-1250.
func inCentral(before, c, next byte) int {
	inWord, ends := isLetter(before), !isLetter(next)
	is := func(set string, b byte) bool { return strings.IndexByte(set, b) >= 0 }
	switch {
	case is(carons, c):
		return 1
	case is(noLetters, c) && (inWord && before != ' ' || is("\xa3\x8f\xaf\xa5", c) && !ends && (before == ' ' || before == '"')):
		return 3
	case is("\x9c\x8c", c) && next != 'u' && next != 'U', c == 0x9f && inWord && !ends: // ś, ź
		return 2
	case c == 0xe6 && before == 'i' && ends, c == 0xe8 && before == 'i' && ends: // -ić, -ič
		return 2
	case is("\xe8\xf8\xec", c) && inWord && is("\xe1\xed\xfd\xec", next), c == 0xe8 && inWord && is(vowels, next): // řá, če
		return 2
	case c == 0xc8 && !inWord && next >= 'a' && next <= 'z': // Č-
		return 2
	case c == 0xec && inWord && !ends, c == 0xf9 && inWord && before != 'o': // ě, ů
		return 2
	case c == 0xea && ends && inWord, c == 0xf1 && inWord && !is(vowels, next): // -ę, ńc
		return 2
	case is("\xf5\xfb", c) && inWord && is("\xe1\xe9srkzt", next), c == 0xd5 && !inWord: // ős, űr
		return 1
	}
	return 0
}

func isLetter(c byte) bool { return classes[c]&letter != 0 || c >= 0xc0 }
