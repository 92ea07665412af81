package kifu

import (
	"strings"

	"passedpawn/game/records/pgn"
)

// Beginning is how many bytes of a file Detect needs.
const Beginning = 1 << 16

// Detect returns the format of the beginning of a file, nil for a format that this
// package does not read. sure is true if no other format has such lines. The text must be
// UTF-8 or in a Japanese encoding.
func Detect(head string) (f pgn.Format, sure bool) {
	guess, sure := detect(head)
	if guess == unknown {
		return nil, sure
	}
	return guess, sure
}

func detect(head string) (guess Format, sure bool) {
	if len(head) >= Beginning {
		head = head[:strings.LastIndexAny(head, "\r\n")+1] // a character may be cut off
	}
	text := encodingOf(head).Decode(head)
	if isJKF(text) {
		return JKF, true
	}
	eachLine(text, func(raw string, _, _ int) bool {
		var f Format
		if f, sure = lineFormat(trim(raw)); f != unknown && guess == unknown || sure {
			guess = f
		}
		return !sure
	})
	return guess, sure
}

// lineFormat returns the format that a line suggests. sure is true if no other format has
// such lines. For a PGN tag, it is unknown for sure.
func lineFormat(text string) (f Format, sure bool) {
	switch {
	case text == "":
		return unknown, false
	case text[0] == '[' && strings.HasSuffix(text, "]") && strings.Contains(text, "\""):
		return unknown, true
	case strings.HasPrefix(text, "#KIF"):
		return KIF, true
	case text[0] == '*', text[0] == '#', text[0] == '&', text[0] == '%' && len(text) < 4:
		return unknown, false
	case isCSA(text):
		return CSA, true
	case isUSI(text):
		return USI, true
	}
	if strings.HasPrefix(text, "N+") || strings.HasPrefix(text, "N-") || text == "PI" || strings.HasPrefix(text, "$EVENT:") {
		return CSA, false
	}
	return kifFormat(text)
}

// kifFormat is lineFormat for the Japanese formats.
func kifFormat(text string) (f Format, sure bool) {
	if strings.HasPrefix(text, "手数--") || strings.HasPrefix(text, "変化：") {
		return KIF, false
	}
	if _, rest, ok := cutNumber(text); ok {
		word, _, _, _, _ := cutMove(rest)
		_, end := endingIn(word)
		if end || looksJapanese(strings.Trim(word, sideMarks)) {
			return KIF, true
		}
		return unknown, false
	}
	if ki2Words(text) != nil {
		return KI2, true
	}
	if isRow(text) {
		return BOD, false
	}
	name, _, ok := cutHeader(text)
	switch {
	case !ok:
		return unknown, false
	case name == players[0].hand[0], name == players[0].hand[1], name == players[1].hand[0], name == players[1].hand[1]:
		return BOD, false
	case name == handicapName, known(name) && !plainName(name):
		return KIF, false
	}
	return unknown, false
}

// csaLines are how the lines begin that only CSA has, and what the rest of them must be.
var csaLines = []struct {
	begins string
	so     func(rest string) bool
}{
	{"'CSA encoding", func(string) bool { return true }},
	{"V", func(s string) bool { return s != "" && len(s) < 5 && strings.Trim(s, "0123456789.") == "" }},
	{"+", isCSAMove},
	{"-", isCSAMove},
	{"P+", isCSAPiece},
	{"P-", isCSAPiece},
	{"PI", isCSAPiece}, // taken away from the start position
	{"P", isCSARank},
	{"%", func(s string) bool {
		_, ok := endingOf(s)
		return ok
	}},
}

// isCSA reports whether only CSA has such a line.
func isCSA(text string) bool {
	for _, l := range csaLines {
		if rest, ok := strings.CutPrefix(text, l.begins); ok && l.so(rest) {
			return true
		}
	}
	return false
}

// isCSAMove reports whether a text begins like a move after its side: 7776FU.
func isCSAMove(s string) bool { return len(s) >= 6 && allDigits(s[:4]) && csaPieces[s[4:6]] != "" }

// isCSAPiece reports whether a text begins with the square of a piece: 82HI.
func isCSAPiece(s string) bool { return len(s) >= 4 && allDigits(s[:2]) }

// isCSARank reports whether a text is a rank of a diagram after its P: its number, and its
// squares.
func isCSARank(s string) bool {
	return len(s) >= 2 && s[0] >= '1' && s[0] <= '9' && (strings.IndexByte("+-*", s[1]) >= 0 || strings.Contains(s, " * "))
}

func allDigits(s string) bool { return strings.Trim(s, "0123456789") == "" }

// isUSI reports whether a line is a shogi game in USI. A UCI chess game may also begin
// with startpos.
func isUSI(text string) bool {
	g, ok := cutUSI(text)
	if !ok {
		return false
	}
	return g.start != "" || len(g.moves) > 0 && looksUSI(g.moves[0])
}
