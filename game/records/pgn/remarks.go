package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/records/record"
)

// comment reads a comment between two offsets.
func (rd *reader) comment(from, to int) {
	text := rd.item.Text[from:to]
	rd.unclosed = unclosed(text)
	if text[0] == '[' { // not in braces
		rd.another(from)
		if text[1] == '%' {
			rd.unusual(stray, from)
		} else {
			rd.unusual(tagAmid, from)
			rd.seen.amid = min(rd.seen.amid, (rd.first+rd.at.ply)/2+1)
		}
		rd.remark(unwrap(text))
		return
	}
	if text[0] != '{' {
		rd.another(from)
		rd.remark(said(text))
		return
	}
	words := inside(text)
	from += skipWhite(text, 1)
	switch {
	case words == "":
	case rd.early || rd.wrapped(from, from+len(words)):
		rd.remark(said(text))
	default: // exactly as in the source
		rd.at.node.RemarkFromSource(record.After, from, len(words))
	}
}

// another notes that there is a remark outside braces at an offset.
func (rd *reader) another(at int) {
	rd.other = true
	rd.doubt = min(rd.doubt, at)
}

// plain reports whether the game has only comments in braces, no unusual or unreadable
// text, and no result before its end.
func (rd *reader) plain() bool {
	return !rd.other && rd.broke == 0 && rd.strayCount == 0 && rd.seen.none()
}

// wrapped reports whether there is a line end between two offsets.
func (rd *reader) wrapped(from, to int) bool {
	if text := rd.item.Text; rd.ends < from {
		rd.ends = lineEnd(text, from)
		if n := strings.IndexByte(text[from:rd.ends], '\r'); n >= 0 {
			rd.ends = from + n
		}
	}
	return rd.ends < to
}

// remark adds a comment to the last move, or to the next one if that has begun.
func (rd *reader) remark(text string) {
	switch {
	case text == "":
	case rd.early:
		rd.waiting.comments = append(rd.waiting.comments, text)
	default:
		rd.at.node.Remark(record.After, text)
	}
}

// flush adds what waits for a next move that did not come to the last move.
func (rd *reader) flush() {
	rd.waiting.moveTo(rd.at.node, record.After)
	rd.early = false
}

func (rd *reader) open(t token) {
	var within place
	switch first := rd.at.parent == (record.Node{}); {
	case len(rd.stack) >= deepest:
		rd.broken(t, "(", fmt.Sprintf("variations nest deeper than %d", deepest))
		return
	case first && len(rd.stack) == 0:
		if lex := rd.lex; skipVariation(&lex) {
			rd.lex = lex
			rd.unusual(earlyVariation, t.from)
		} else {
			rd.broke++
			rd.errs = append(rd.errs, &Error{rd.item.Number, rd.line(t.from), "(", "a variation stands before the first move"})
			rd.lex.pos = t.from
			rd.lex.pos, _ = rd.skipLine()
			rd.inner = nil
		}
		rd.another(t.from)
		rd.remark(unwrap(trim(rd.item.Text[t.from:rd.lex.pos])))
		return
	case first: // of a variation, ((: it replaces the same move as that variation
		rd.unusual(stray, t.from)
		within = rd.at
		within.board = rd.at.board.twin(rd.spare)
	default:
		rd.flush()
		within = place{node: rd.at.parent, beside: rd.at.node, board: rd.at.board.back(rd.spare), ply: rd.at.ply - 1}
	}
	rd.stack = append(rd.stack, rd.at)
	rd.at, rd.spare = within, nil
	rd.early, rd.number, rd.fresh = true, -1, t.to
}

// skipVariation moves a lexer from the opening bracket of a variation to after the bracket
// that closes it, and returns false if there is none.
func skipVariation(lex *lexer) bool {
	for depth := 1; depth > 0; {
		switch lex.next().kind {
		case end:
			return false
		case open:
			depth++
		case shut:
			depth--
		}
	}
	return true
}

// shut ends a variation. A variation without a move is kept as text, because it may still
// contain something.
func (rd *reader) shut(t token) {
	n := len(rd.stack)
	if n == 0 {
		rd.keep(t)
		return
	}
	if rd.fresh >= 0 {
		text := rd.held(t.from)
		if t.kind == end && rd.unclosed {
			text += "}"
		}
		rd.at.beside.Remark(record.Unread, text)
		rd.waiting = waiting{}
	}
	rd.flush()
	rd.fresh = -1
	rd.spare = rd.at.board
	rd.at, rd.stack = rd.stack[n-1], rd.stack[:n-1]
	if rd.at.parent == (record.Node{}) && n > 1 && !closesAt(rd.item.Text, t.to) { // the variation around it starts again
		rd.early, rd.fresh = true, t.to
	}
}

// closesAt reports whether a variation, or the text, ends at i.
func closesAt(text string, i int) bool {
	i = skipBlank(text, i)
	return i == len(text) || text[i] == ')'
}

// held returns the text of a variation without a move, up to an offset. An escape line
// stays an escape line.
func (rd *reader) held(to int) string {
	text := rd.item.Text
	from := min(skipBlank(text, rd.fresh), to)
	if from < to && text[from] == '%' && lineBegins(text, from) {
		return "\n" + trim(text[from:to])
	}
	return trim(text[from:to])
}
