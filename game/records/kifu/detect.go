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

// isCSA reports whether only CSA has such a line.
func isCSA(text string) bool {
	digits := func(s string) bool { return strings.Trim(s, "0123456789") == "" }
	switch {
	case strings.HasPrefix(text, "'CSA encoding"):
		return true
	case text[0] == 'V':
		return len(text) > 1 && len(text) < 6 && strings.Trim(text[1:], "0123456789.") == ""
	case text[0] == '+', text[0] == '-':
		return len(text) >= 7 && digits(text[1:5]) && csaPieces[text[5:7]] != ""
	case strings.HasPrefix(text, "PI"):
		return len(text) >= 6 && digits(text[2:4])
	case text[0] == 'P' && len(text) > 2:
		if text[1] == '+' || text[1] == '-' {
			return len(text) >= 6 && digits(text[2:4])
		}
		return text[1] >= '1' && text[1] <= '9' && (strings.IndexByte("+-*", text[2]) >= 0 || strings.Contains(text, " * "))
	case text[0] == '%':
		_, ok := endingOf(text[1:])
		return ok
	}
	return false
}

// isUSI reports whether a line is a shogi game in USI. A UCI chess game may also begin
// with startpos.
func isUSI(text string) bool {
	g, ok := cutUSI(text)
	if !ok {
		return false
	}
	return g.start != "" || len(g.moves) > 0 && looksUSI(g.moves[0])
}
