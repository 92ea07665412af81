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
	for _, h := range centralHabits[c] {
		if h.before(before) && h.next(next) {
			return h.points
		}
	}
	return 0
}

// A habit is where some letters of Windows-1250 stand in Central European languages. In
// Windows-1252, which has other letters or none at the same bytes, they stand there more
// rarely, by which the points go.
type habit struct {
	letters      string
	before, next func(byte) bool
	points       int
}

const (
	vowels    = "aeiouyAEIOUY\xe1\xe9\xed\xf3\xfa\xfd"
	noLetters = "\x8d\x8f\x9d\xa3\xa5\xaf\xb3\xb9\xbc\xbe\xbf" // no letters in Windows-1252
)

// centralHabits are the habits by letter. Those of a letter are worth the same.
var centralHabits = byLetter([]habit{
	{"\x8a\x8e\x9a\x9e", anyByte, anyByte, 1}, // š, ž
	{noLetters, isLetter, anyByte, 3},
	{"\xa3\x8f\xaf\xa5", oneOf(` "`), isLetter, 3},                             // Ł-, Ź-, Ż-, Ą-
	{"\x9c\x8c", anyByte, noneOf("uU"), 2},                                     // ś, where Windows-1252 has œ
	{"\x9f", isLetter, isLetter, 2},                                            // ź
	{"\xe6\xe8", oneOf("i"), noLetter, 2},                                      // -ić, -ič
	{"\xe8\xf8\xec", isLetter, oneOf("\xe1\xed\xfd\xec"), 2},                   // řá
	{"\xe8", isLetter, oneOf(vowels), 2},                                       // če
	{"\xc8", noLetter, func(b byte) bool { return b >= 'a' && b <= 'z' }, 2},   // Č-
	{"\xec", isLetter, isLetter, 2},                                            // ě
	{"\xf9", func(b byte) bool { return isLetter(b) && b != 'o' }, anyByte, 2}, // ů
	{"\xea", isLetter, noLetter, 2},                                            // -ę
	{"\xf1", isLetter, noneOf(vowels), 2},                                      // ńc
	{"\xf5\xfb", isLetter, oneOf("\xe1\xe9srkzt"), 1},                          // ős, űr
	{"\xd5", noLetter, anyByte, 1},                                             // Ő-
})

func byLetter(all []habit) (by [256][]habit) {
	for _, h := range all {
		for i := range len(h.letters) {
			by[h.letters[i]] = append(by[h.letters[i]], h)
		}
	}
	return by
}

func anyByte(byte) bool { return true }

func isLetter(c byte) bool { return classes[c]&letter != 0 || c >= 0xc0 }

func noLetter(c byte) bool { return !isLetter(c) }

func oneOf(set string) func(byte) bool {
	return func(c byte) bool { return strings.IndexByte(set, c) >= 0 }
}

func noneOf(set string) func(byte) bool {
	return func(c byte) bool { return strings.IndexByte(set, c) < 0 }
}
