package pgn

import (
	"strings"

	"passedpawn/game/records/record"
)

// unusual notes an unusual text at an offset. Each kind is reported once.
func (rd *reader) unusual(k unusualKind, at int) {
	if rd.seen.lines[k] == 0 {
		rd.seen.lines[k] = rd.line(at)
	}
	if at > 0 {
		rd.doubt = min(rd.doubt, at)
	}
}

// late returns the first move number of a game from the start if it is not 1, otherwise 0. Such
// a game has lost its first moves: they may stand in the game before, cut off by a tag.
func (i Item) late(t token) int {
	if n := numberOf(i.Text[t.from:t.to]); n > 1 && i.Tag("FEN") == "" {
		return n
	}
	return 0
}

// keep stores a token that has no meaning in a game, so that it can be written back.
func (rd *reader) keep(t token) {
	text := rd.item.Text
	rd.doubt = min(rd.doubt, t.from)
	if t.kind == stranger && text[t.from] == '%' {
		rd.keepStray("\n" + text[t.from:t.to]) // programs may put escape lines anywhere
		return
	}
	rd.unusual(stray, t.from)
	rd.keepStray(text[t.from:t.to])
}

// keepStray adds a stray text to the last move, or to the next one if that has begun.
func (rd *reader) keepStray(text string) {
	rd.strayCount++
	if rd.early {
		rd.waiting.strays = append(rd.waiting.strays, text)
		return
	}
	rd.at.node.Remark(record.Stray, text)
}

// mostWords is the maximum number of separate non-move words in a line.
const mostWords = 100

// skippable reports whether a word that is not a move can be skipped: it does not look like
// a move, the game has begun, and what follows does not show that a move is missing. The
// game must read the same after it is written, which changes move numbers, puts comments
// before the word and moves variations.
func (rd *reader) skippable(t token) bool {
	if rd.at.words >= mostWords || rd.looked > mostLooked || looksLikeMove(rd.item.Text[t.from:t.to]) || rd.at.node == rd.rec.Root() && len(rd.stack) == 0 {
		return false
	}
	if rd.at.ahead.from < t.to {
		rd.at.ahead = rd.lookAhead()
		rd.looked += rd.at.ahead.from - t.to
	}
	ahead := rd.at.ahead
	if ahead.kind != move {
		return true
	}
	due, early := (rd.first+rd.at.ply)/2+1, rd.number >= 0 || rd.fresh >= 0 // a number before a remark is not written back
	said := due
	if ahead.number > t.from {
		said = numberOf(rd.item.Text[ahead.number:])
	}
	return !early && said == due
}

// mostLooked is the maximum number of bytes that lookAhead reads in a game. Words in
// deeply nested variations would take time quadratic in the length of the game.
const mostLooked = 1 << 24

// An outlook is the next thing on a line after an offset: a move, with the number before
// it, or the end of the line.
type outlook struct {
	from   int
	kind   tokenKind // move, shut, result or end
	number int       // offset, -1 for none
}

// lookAhead finds the next thing on the line. It skips variations.
func (rd *reader) lookAhead() outlook {
	lex, depth, said := rd.lex, 0, -1
	for {
		t := lex.next()
		switch {
		case t.kind == end, t.kind == shut && depth == 0, t.kind == result && rd.isLast(t):
			return outlook{t.from, t.kind, -1}
		case t.kind == open:
			depth++
		case t.kind == shut:
			depth--
		case depth > 0:
		case t.kind == number:
			said = t.from
		case (t.kind == move || t.kind == symbol) && looksLikeMove(rd.item.Text[t.from:t.to]):
			return outlook{t.from, move, said}
		}
	}
}

// numberOf returns the number at the start of a token, 0 for none.
func numberOf(text string) int {
	n := 0
	for i := 0; i < len(text) && i < 6 && classes[text[i]]&digit != 0; i++ {
		n = 10*n + int(text[i]-'0')
	}
	return n
}

// unclear is how people type the sign for an unclear position.
const unclear = "oo"

// looksLikeMove reports whether a word names a square, castles or is a null move.
func looksLikeMove(word string) bool {
	if word == unclear {
		return false
	}
	for i := 1; i < len(word); i++ {
		if file := word[i-1] | 0x20; file >= 'a' && file <= 'h' && classes[word[i]]&digit != 0 {
			return true
		}
	}
	return strings.Trim(word, "0Oo-–+#!?") == "" && strings.ContainsAny(word, "0Oo") || isNull(word)
}
