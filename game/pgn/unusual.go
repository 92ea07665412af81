package pgn

import (
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// A kind of what PGN does not have and is read all the same.
type kind int

const (
	oddSpelling kind = iota // of a move
	oddLetters              // for the pieces
	oddResult               // spelling of the end
	oddTag
	twoResults // a tag and the moves differ
	twoTags    // of a name that every game has
	stray      // words and signs beside the moves
	kinds
)

// unusual takes note of something at an offset of the text. Each kind is told once.
func (rd *reader) unusual(k kind, at int) {
	if rd.seen[k] == 0 {
		rd.seen[k] = rd.line(at)
	}
}

// tell puts what was unusual into the record.
func (rd *reader) tell() {
	for k, line := range rd.seen {
		if line > 0 {
			rd.rec.Unusual = append(rd.rec.Unusual, record.Unusual{Line: line, What: rd.phrase(kind(k))})
		}
	}
}

func (rd *reader) phrase(k kind) rules.Phrase {
	switch k {
	case oddSpelling:
		return rules.Say("moves in an unusual spelling")
	case oddLetters:
		return rules.Say("piece letters of another language")
	case oddResult:
		return rules.Say("the result in an unusual spelling")
	case oddTag:
		return rules.Say("tags in an unusual form")
	case twoResults:
		return rules.Say("the Result tag says %s, but the moves end with %s", rd.item.Tag("Result"), string(rd.rec.Result))
	case twoTags:
		return rules.Say("a tag that occurs twice; the first one counts")
	}
	return rules.Say("text that is neither a move nor a comment")
}

// keep keeps a token that means nothing in a game, to be written back.
func (rd *reader) keep(t token) {
	text := rd.item.Text
	if t.kind == stranger && text[t.from] == '%' {
		rd.strew("\n" + text[t.from:t.to]) // programs may put such lines anywhere
		return
	}
	rd.unusual(stray, t.from)
	rd.strew(text[t.from:t.to])
}

// strew keeps a stray text with the last move, or with the next where that has begun.
func (rd *reader) strew(text string) {
	rd.kept++
	if rd.early {
		rd.strays = append(rd.strays, text)
		return
	}
	rd.at.node.Remark(record.Stray, text)
}

// mostWords is how many words beside the moves a game may hold, each by itself.
const mostWords = 100

// aside reports whether a word that is no move can be passed over: it does not look
// like one, a game has begun, and what follows does not show that a move is missing.
// The game reads the same when it has been written: then numbers have come and gone,
// and comments stand before the word.
func (rd *reader) aside(t token) bool {
	text := rd.item.Text
	if rd.words >= mostWords || looksLikeMove(text[t.from:t.to]) || rd.at.node == rd.rec.Root() && len(rd.stack) == 0 {
		return false
	}
	due, early := (rd.first+rd.at.ply)/2+1, rd.number >= 0 || rd.fresh >= 0 // a number before a remark is not written back
	ahead, said := rd.lex, due
	for range mostWords {
		switch next := ahead.next(); next.kind {
		case number:
			said = numberOf(text[next.from:next.to])
		case move, symbol:
			if looksLikeMove(text[next.from:next.to]) {
				return !early && said == due
			}
		case open:
			return !early
		case result:
			if rd.isLast(next) {
				return true
			}
		case shut, end:
			return true
		}
	}
	return false
}

// numberOf is the number that a token begins with, 0 for none.
func numberOf(text string) int {
	n := 0
	for i := 0; i < len(text) && i < 6 && classes[text[i]]&digit != 0; i++ {
		n = 10*n + int(text[i]-'0')
	}
	return n
}

// looksLikeMove reports whether a word names a square, castles or passes.
func looksLikeMove(word string) bool {
	for i := 1; i < len(word); i++ {
		if file := word[i-1] | 0x20; file >= 'a' && file <= 'h' && classes[word[i]]&digit != 0 {
			return true
		}
	}
	return strings.Trim(word, "0Oo-–+#!?") == "" && strings.ContainsAny(word, "0Oo") || isNull(word)
}
