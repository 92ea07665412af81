package pgn

import (
	"strings"

	"passedpawn/game/record"
)

// symbol takes a move, or a sign that says something of the last one.
func (rd *reader) symbol(t token, text string) {
	move, mark := cutGlyph(text)
	switch {
	case move == "e.p." || move == "ep":
		return
	case (text[0] < 'A' || len(text) == 1 || text[0] >= 0x80) && markOf(text) > 0:
		rd.glyph(markOf(text))
		return
	}
	n := rd.room.node()
	if err := rd.at.board.read(move, n); err != nil {
		*n = record.Node{} // nobody knows of it
		rd.broken(t, move, err.Error())
		return
	}
	rd.mended = rd.mended || n.SAN != move
	if len(rd.pending)+len(rd.marks) > 0 {
		notes := rd.note(n)
		notes.Before, notes.Glyphs = rd.pending, rd.marks
		rd.pending, rd.marks = nil, nil
	}
	if mark > 0 {
		rd.mark(n, mark)
	}
	rd.early, rd.fresh = false, -1
	rd.link(n)
	rd.at.node, rd.at.parent, rd.at.ply = n, rd.at.node, rd.at.ply+1
}

// link makes n a continuation of the last node.
func (rd *reader) link(n *record.Node) {
	if at := rd.at.node; len(at.Children) > 0 {
		at.Children = append(at.Children, n)
	} else {
		at.Children = rd.room.link(n)
	}
}

// glyph keeps a glyph for the last move, or for the next where that has begun.
func (rd *reader) glyph(n int) {
	if rd.early {
		rd.marks = append(rd.marks, n)
		return
	}
	rd.mark(rd.at.node, n)
}

func (rd *reader) mark(n *record.Node, glyphs ...int) {
	notes := rd.note(n)
	notes.Glyphs = append(notes.Glyphs, glyphs...)
}

// note is where to write what is said of a move.
func (rd *reader) note(n *record.Node) *record.Notes {
	if n.Notes == nil {
		n.Notes = rd.room.note()
	}
	return n.Notes
}

// broken stops the line at a token that cannot be read. The text from there to
// the end of the line is kept with the last move, or as a variation beside the
// move it was to stand for, to be written back.
func (rd *reader) broken(t token, move, why string) {
	if rd.err == nil {
		if t.kind != open {
			ply := rd.first + rd.at.ply
			move = numbered(ply/2+1, ply%2 == 1, move)
		}
		rd.err = &Error{rd.item.Number, rd.line(t.from), move, why}
	}
	rd.lex.pos = t.from
	to, closing := rd.skipLine()
	rd.lex.pos = to
	if rd.fresh >= 0 {
		beside := rd.note(rd.stack[len(rd.stack)-1].node)
		beside.Unread = append(beside.Unread, trim(rd.item.Text[rd.fresh:to])+closing)
		rd.pending, rd.marks = nil, nil
		return
	}
	from := t.from
	if rd.number >= 0 && len(rd.pending)+len(rd.marks) == 0 {
		from = rd.number
	}
	rd.flush()
	rd.note(rd.at.node).Rest = trim(rd.item.Text[from:to]) + closing
}

// skipLine passes over what is left of a line: up to the bracket that closes
// its variation, or the result of the game. closing is what the text lacks to
// close all that it opens.
func (rd *reader) skipLine() (to int, closing string) {
	depth, last := 0, len(strings.TrimRight(rd.item.Text, blanks))
	var t token
	for {
		before := t
		t = rd.lex.next()
		switch {
		case t.kind == shut && depth == 0 && len(rd.stack) > 0,
			t.kind == end,
			t.kind == result && (t.to == last || depth == 0 && len(rd.stack) == 0):
			if text := rd.item.Text[before.from:before.to]; before.kind == comment && text[0] == '{' && !strings.HasSuffix(text, "}") {
				closing = "}"
			}
			if depth > 0 {
				closing += "\n" + strings.Repeat(")", depth)
			}
			return t.from, closing
		case t.kind == shut:
			depth = max(depth-1, 0)
		case t.kind == open:
			depth++
		}
	}
}

// cutGlyph takes !, ?, !!, ??, !? or ?! off a move.
func cutGlyph(text string) (move string, glyph int) {
	n := len(text)
	for n > 0 && (text[n-1] == '!' || text[n-1] == '?') {
		n--
	}
	if n == len(text) {
		return text, 0
	}
	return text[:n], markOf(text[n:])
}

// markOf is the glyph that a sign printed in books stands for, 0 for none.
// More signs than there are names for mean the most there is.
func markOf(text string) int {
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

// signs are the words that stand for glyphs, in print and in plain letters.
var signs = map[string]int{
	"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "□": 7, "=": 10, "∞": 13,
	"⩲": 14, "+=": 14, "+/=": 14, "⩱": 15, "=+": 15, "=/+": 15, "±": 16, "+/-": 16, "∓": 17, "-/+": 17,
	"+-": 18, "+−": 18, "-+": 19, "−+": 19, "⨀": 22, "⟳": 32, "→": 36, "↑": 40, "⇆": 132, "∆": 140, "N": 146,
}
