package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/record"
)

// comment takes a comment that stands from an offset to another.
func (rd *reader) comment(from, to int) {
	text := rd.item.Text[from:to]
	rd.unclosed = text[0] == '{' && text[len(text)-1] != '}' || text == "{"
	if text[0] == '[' { // in no braces
		rd.unusual(stray, from)
		rd.another(from)
		rd.remark(text)
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
	default: // the very bytes
		rd.at.node.RemarkFromSource(record.After, from, len(words))
	}
}

// another takes note of a remark at an offset that stands in no braces.
func (rd *reader) another(at int) {
	rd.other = true
	rd.doubt = min(rd.doubt, at)
}

// plain reports whether the game that was read holds comments in braces only, nothing that
// no record does and no result before its end.
func (rd *reader) plain() bool {
	return !rd.other && rd.broke == 0 && rd.kept == 0 && rd.seen == [kinds]int{}
}

// wrapped reports whether a line ends between two offsets.
func (rd *reader) wrapped(from, to int) bool {
	if text := rd.item.Text; rd.ends < from {
		rd.ends = lineEnd(text, from)
		if n := strings.IndexByte(text[from:rd.ends], '\r'); n >= 0 {
			rd.ends = from + n
		}
	}
	return rd.ends < to
}

// remark takes what is said of the last move, or of the next where that has begun.
func (rd *reader) remark(text string) {
	switch {
	case text == "":
	case rd.early:
		rd.pending = append(rd.pending, text)
	default:
		rd.at.node.Remark(record.After, text)
	}
}

// flush keeps comments that waited for a move which did not come.
func (rd *reader) flush() {
	rd.say(rd.at.node, record.After, rd.pending)
	rd.addNAGs(rd.at.node, rd.nags)
	rd.say(rd.at.node, record.Stray, rd.strays)
	rd.pending, rd.nags, rd.strays, rd.early = nil, nil, nil, false
}

func (rd *reader) open(t token) {
	var within place
	switch first := rd.at.parent == (record.Node{}); {
	case len(rd.stack) >= deepest:
		rd.broken(t, "(", fmt.Sprintf("variations nest deeper than %d", deepest))
		return
	case first && len(rd.stack) == 0:
		rd.broken(t, "(", "a variation stands before the first move")
		return
	case first: // of a variation, ((: it stands for the same move as that one
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

// shut ends a variation. One in which there is no move says something all the same: it
// is kept as it stands.
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
		rd.pending, rd.nags, rd.strays = nil, nil, nil
	}
	rd.flush()
	rd.fresh = -1
	rd.spare = rd.at.board
	rd.at, rd.stack = rd.stack[n-1], rd.stack[:n-1]
	if rd.at.parent == (record.Node{}) && n > 1 && !closesAt(rd.item.Text, t.to) { // the one around it begins anew
		rd.early, rd.fresh = true, t.to
	}
}

// closesAt reports whether a variation ends at i, or all of them do.
func closesAt(text string, i int) bool {
	i = skipBlank(text, i)
	return i == len(text) || text[i] == ')'
}

// held is the text of a variation in which no move was read, up to an offset. A line for
// programs stays one.
func (rd *reader) held(to int) string {
	text := rd.item.Text
	from := min(skipBlank(text, rd.fresh), to)
	if from < to && text[from] == '%' && lineBegins(text, from) {
		return "\n" + trim(text[from:to])
	}
	return trim(text[from:to])
}
