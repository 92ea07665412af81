package kifu

import "strings"

// blanks are the characters without a meaning around words: spaces of both widths, and
// the end-of-file character of DOS.
const blanks = " \t\r\n\v\f\u3000\u00a0\x00\x1a\ufeff\u200b"

func trim(text string) string { return strings.Trim(text, blanks) }

// A line is a line of text, without its line end.
type line struct {
	text   string // without the blanks around it
	raw    string
	number int // in the file, from 1
}

// eachLine calls do with each line of a text, the offset where it begins, and the offset
// where the next one begins.
func eachLine(text string, do func(raw string, from, to int) bool) {
	for from := 0; from < len(text); {
		to := from + strings.IndexAny(text[from:], "\r\n")
		end := to
		switch {
		case to < from:
			to, end = len(text), len(text)
		case strings.HasPrefix(text[to:], "\r\n"):
			to += 2
		default:
			to++
		}
		if !do(text[from:end], from, to) {
			return
		}
		from = to
	}
}

// linesOf returns the lines of a text. first is the number of the first line.
func linesOf(text string, first int) []line {
	var all []line
	eachLine(text, func(raw string, _, _ int) bool {
		all = append(all, line{text: trim(raw), raw: raw, number: first + len(all)})
		return true
	})
	return all
}

// halfWidth replaces full-width characters by ASCII: digits, letters, brackets and colons.
func halfWidth(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		case r == '\u3000':
			return ' '
		}
		return r
	}, text)
}

// kanjiDigits are the numerals from 0 on.
const kanjiDigits = "〇一二三四五六七八九"

// digit returns the value of a digit in ASCII, full width or kanji; -1 for other
// characters.
func digit(r rune) int {
	switch {
	case r >= '0' && r <= '9':
		return int(r - '0')
	case r >= '０' && r <= '９':
		return int(r - '０')
	}
	for i, k := range []rune(kanjiDigits) {
		if k == r {
			return i
		}
	}
	return -1
}

// count reads a number in digits, or in kanji up to 99: 18, １８, 十八. ok is false for
// anything else.
func count(text string) (n int, ok bool) {
	tens := false
	for _, r := range text {
		d := digit(r)
		switch {
		case r == '十' && !tens:
			n, tens = 10*max(n, 1), true
		case d < 0 || n > 9999:
			return 0, false
		case tens:
			n += d
		default:
			n = 10*n + d
		}
	}
	return n, text != ""
}
