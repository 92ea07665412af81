package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/record"
)

// comment takes a comment that stands at an offset.
func (rd *reader) comment(from int, text string) {
	words, lead := said(text), skipWhite(text, 1)
	if !rd.early && words != "" && strings.HasPrefix(text[lead:], words) { // the very bytes, unless it was wrapped
		rd.at.node.Cite(record.After, from+lead-rd.item.moves, len(words))
		return
	}
	rd.remark(words)
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
	rd.mark(rd.at.node, rd.marks)
	rd.pending, rd.marks, rd.early = nil, nil, false
}

func (rd *reader) open(t token) {
	switch {
	case rd.at.parent == record.Node{}:
		rd.broken(t, "(", "a variation stands before the first move")
		return
	case len(rd.stack) >= deepest:
		rd.broken(t, "(", fmt.Sprintf("variations nest deeper than %d", deepest))
		return
	}
	rd.flush()
	rd.stack = append(rd.stack, rd.at)
	rd.at = place{node: rd.at.parent, board: rd.at.board.back(rd.spare), ply: rd.at.ply - 1}
	rd.spare = nil
	rd.early, rd.number, rd.fresh = true, -1, t.to
}

func (rd *reader) shut(t token) {
	rd.flush()
	rd.fresh = -1
	n := len(rd.stack)
	if n == 0 {
		rd.lose(t)
		return
	}
	rd.spare = rd.at.board
	rd.at, rd.stack = rd.stack[n-1], rd.stack[:n-1]
}
