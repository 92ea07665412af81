package pgn

import (
	"strings"

	"passedpawn/game/rules"
)

// results maps the spellings of results to their meaning.
var results = map[string]rules.Result{
	"1-0": rules.WhiteWins, "0-1": rules.BlackWins, "1/2-1/2": rules.Drawn, "1/2": rules.Drawn, "*": rules.Ongoing,
	"1/2-": rules.Drawn, "0.5-0.5": rules.Drawn, "0,5-0,5": rules.Drawn, "1-O": rules.WhiteWins,
	"1-0.": rules.WhiteWins, "0-1.": rules.BlackWins, "1/2-1/2.": rules.Drawn,
}

// isResult reports whether a word is a result.
func isResult(w string) bool {
	_, ok := asResult(w)
	return ok
}

// asResult returns the result that a word means, if it is one.
func asResult(w string) (r rules.Result, ok bool) {
	switch w {
	case "1-0":
		return rules.WhiteWins, true
	case "0-1":
		return rules.BlackWins, true
	case "1/2-1/2":
		return rules.Drawn, true
	case "*":
		return rules.Ongoing, true
	}
	if w == "" || len(w) > longestResult || !beginsResult[w[0]] {
		return "", false
	}
	r, ok = results[resultSigns.Replace(w)]
	return r, ok
}

// longestResult is the maximum length of a result in bytes.
const longestResult = 16

// beginsResult marks the bytes that can begin a result, including ½ in two encodings.
var beginsResult = func() (set [256]bool) {
	for _, c := range []byte("01*½\xbd") {
		set[c] = true
	}
	return set
}()

// resultSigns replaces typographic characters by plain ones. The bytes that are not UTF-8
// are Windows-1252.
var resultSigns = strings.NewReplacer(
	":", "-", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-", "\x96", "-", "\x97", "-",
	"½", "1/2", "\xbd", "1/2", "⁄", "/", "∕", "/",
)

// apart reads a result with spaces in it at i, such as 1 - 0, and returns its end; 0 if
// there is none.
func apart(text string, i int) (to int, r rules.Result) {
	if c := text[i]; c != '0' && c != '1' && c < 0x80 {
		return 0, ""
	}
	word := ""
	for to, fields := i, 0; ; to = skipBlanks(text, to) {
		from := to
		for to < len(text) && to-i < longestResult && resultByte[text[to]] && (text[to] < 0x80 || blankAt(text, to) == 0) {
			to++
		}
		if word += text[from:to]; to == from {
			return 0, ""
		}
		if fields++; fields == 3 {
			if to < len(text) && classes[text[to]]&(space|sign) == 0 {
				return 0, ""
			}
			if r, ok := asResult(word); ok {
				return to, r
			}
			return 0, ""
		}
	}
}

// resultIn returns the result that a result token means.
func resultIn(text string) rules.Result {
	r, ok := asResult(text)
	if !ok {
		_, r = apart(text, 0)
	}
	return r
}

// resultByte marks the bytes that occur in results with spaces.
var resultByte = func() (set [256]bool) {
	for _, c := range []byte("012/-:½–—") {
		set[c] = true
	}
	return set
}()
