package pgn

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Cut says what is still open at the end of a file, such as after an interrupted
// download. It can be used as an error.
type Cut struct {
	Game int           // in the file, from 1
	Line int           // in the file where what is open begins, from 1
	What phrase.Phrase // what is open
}

// Sentence says where the file ends, and that everything before it was read.
func (c Cut) Sentence() phrase.Phrase { return phrase.Say("pgn.cut-off", c.Game, c.Line, c.What) }

// Error implements error.
func (c Cut) Error() string { return c.Sentence().String() }

// CutOff looks at the last game of a file. It reports whether the file ends inside the
// game, and where. A game without tags needs no result, and neither does a position.
func CutOff(last Item) (c Cut, cut bool) {
	if last.Format != nil {
		return Cut{}, false
	}
	what, at := openAt(last)
	if at < 0 {
		return Cut{}, false
	}
	return Cut{last.Number, last.Line + strings.Count(last.Text[:at], "\n"), what}, true
}

// openAt returns what is open at the end of a game, and where it begins, -1 for nothing.
func openAt(item Item) (what phrase.Phrase, at int) {
	if at := openTag(item); at >= 0 {
		return phrase.Say("pgn.ends-in-tags"), at
	}
	var variations []int // where the open ones begin
	begun := false       // there are moves, or something meant as such
	lex := item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		switch {
		case t.kind == comment && unclosed(item.Text[t.from:t.to]):
			return phrase.Say("pgn.ends-in-comment"), t.from
		case t.kind == open:
			variations = append(variations, t.from)
		case t.kind == shut && len(variations) > 0:
			variations = variations[:len(variations)-1]
		}
		begun = begun || t.kind != comment
	}
	if item.ended != "" || !begun && item.Tag("FEN") != "" { // a position needs no moves
		return phrase.Phrase{}, -1
	}
	if n := len(variations); n > 0 {
		return phrase.Say("pgn.ends-in-variation"), variations[n-1]
	}
	if r, ok := asResult(trim(item.Tag("Result"))); ok && r != rules.Ongoing {
		return phrase.Say("pgn.ends-before-result"), len(strings.TrimRight(item.Text, blanks))
	}
	return phrase.Phrase{}, -1
}

// openTag returns the offset of the tag that a game ends in, or of the last tag if neither
// a result nor a move follows it, -1 for none.
func openTag(item Item) int {
	text, last := item.Text, -1
	lex := lexer{text: text}
	for t := lex.next(); t.kind != end; t = lex.next() {
		switch {
		case t.kind == tag:
			last = t.from
		case text[t.from] == '[' && strings.IndexByte(text[t.from:], ']') < 0 && strings.IndexByte(text[t.from:], '\n') < 0:
			return t.from
		case t.kind != comment:
			return -1
		}
	}
	switch {
	case last < 0:
		return -1
	case strings.IndexByte(text[last:], ']') < 0, item.Tag("Event") != "" && item.Tag("Result") == "" && item.Tag("FEN") == "":
		return last
	}
	return -1
}

// unclosed reports whether a comment is in braces and the closing one is missing.
func unclosed(text string) bool {
	return text[0] == '{' && text[len(text)-1] != '}'
}
