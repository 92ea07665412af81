package pgn

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// cutSigns removes the annotation signs from the end of a word, and returns their NAGs in
// order. Unknown signs are junk. If the word consists only of signs, no move remains.
func cutSigns(word string) (move string, nags []int, junk string) {
	for word != "" {
		sign, n := lastSign(word)
		if n > 0 {
			nags = append([]int{n}, nags...)
		} else {
			r, size := utf8.DecodeLastRuneInString(word)
			if r < 0x80 || !unicode.IsSymbol(r) && !unicode.IsPunct(r) {
				break
			}
			sign = word[len(word)-size:]
			junk = sign + junk
		}
		word = word[:len(word)-len(sign)]
	}
	return word, nags, junk
}

// lastSign returns the longest sign at the end of a word, and its NAG; 0 for none.
func lastSign(word string) (sign string, nag int) {
	if rest := strings.TrimRight(word, "!?"); rest != word {
		return word[len(rest):], nagOf(word[len(rest):])
	}
	for at := max(0, len(word)-longestSign); at < len(word); at++ {
		if n, known := signs[word[at:]]; known && (at == 0 || !isWord(word[at:]) || n == novelty && isPieceMove(word[:at])) {
			return word[at:], n
		}
	}
	return "", 0
}

// novelty is the NAG for a novelty, which some write directly after the move: Nf3N.
const novelty = 146

// isPieceMove reports whether a word is a move of a piece, so that a letter after it is
// not a promotion.
func isPieceMove(word string) bool {
	return word != "" && strings.IndexByte("KQRBN", word[0]) >= 0 && looksLikeMove(word)
}

// longestSign is the maximum length of a sign in bytes.
const longestSign = 6

// isWord reports whether a sign is made of letters, and so has to be a separate word.
func isWord(sign string) bool { return classes[sign[0]]&letter != 0 }

// nagOf returns the NAG for a sign printed in books, 0 for none. Repeated exclamation or
// question marks beyond the known signs mean the strongest one.
func nagOf(text string) int {
	n, known := signs[text]
	switch {
	case known || strings.Trim(text, "!?") != "":
		return n
	case text[0] == '!' && strings.Contains(text, "?"):
		return 5
	case text[0] == '!':
		return 3
	case text[0] == '?' && strings.Contains(text, "!"):
		return 6
	case text[0] == '?':
		return 4
	}
	return 0
}

// ReadNAG returns the NAG that a person writes as a sign, such as "!?", or by its number in the
// PGN standard, such as "$13". ok is false if the text is no such NAG.
func ReadNAG(text string) (nag int, ok bool) {
	if number, numbered := strings.CutPrefix(text, "$"); numbered {
		n, err := strconv.ParseUint(number, 10, 8)
		return int(n), err == nil && n > 0
	}
	nag, ok = signs[text]
	return nag, ok && !isWord(text)
}

// signs maps words to NAGs, in typographic and in plain characters.
var signs = map[string]int{
	"!": 1, "?": 2, "!!": 3, "‼": 3, "??": 4, "⁇": 4, "!?": 5, "⁉": 5, "?!": 6, "⁈": 6, "□": 7, "▢": 7, "☐": 7,
	"=": 10, "∞": 13, "inf": 13, "~": 13,
	"⩲": 14, "+=": 14, "+/=": 14, "⩱": 15, "=+": 15, "=/+": 15, "±": 16, "+/-": 16, "+/−": 16, "∓": 17, "-/+": 17, "−/+": 17,
	"+-": 18, "+−": 18, "+–": 18, "-+": 19, "−+": 19, "–+": 19, "+--": 20, "--+": 21, "⨀": 22, "⊙": 22, "○": 26, "⟳": 32, "↻": 32,
	"↑": 36, "→": 40, "=∞": 44, "⯹": 44, "=/∞": 44, "⇆": 132, "⇄": 132, "⇔": 132, "⊕": 138, "∆": 140, "Δ": 140, "△": 140, "∇": 141, "⌓": 142,
	"RR": 145, "N": novelty, "TN": novelty, "D": 220,
}
