package pgn

import (
	"strings"

	"passedpawn/game/record"
)

// symbol takes a move, or a sign that says something of the last one.
func (rd *reader) symbol(t token, text string) {
	switch text, mark := parts(text); {
	case text != "":
		rd.move(t, text, mark)
	case mark > 0:
		rd.glyph(mark)
	}
}

// move takes a move and the glyph that it is written with, 0 for none.
func (rd *reader) move(t token, text string, mark int) {
	n, err := rd.at.board.read(text, t.from-rd.item.moves, rd.at.node)
	if err != nil {
		rd.broken(t, text, err.Error())
		return
	}
	if len(rd.pending)+len(rd.marks) > 0 {
		rd.say(n, record.Before, rd.pending)
		rd.mark(n, rd.marks)
		rd.pending, rd.marks = nil, nil
	}
	if mark > 0 {
		n.Mark(mark)
	}
	rd.early, rd.fresh = false, -1
	rd.at.node, rd.at.parent, rd.at.ply = n, rd.at.node, rd.at.ply+1
}

// glyph keeps a glyph for the last move, or for the next where that has begun.
func (rd *reader) glyph(n int) {
	if rd.early {
		rd.marks = append(rd.marks, n)
		return
	}
	rd.at.node.Mark(n)
}

func (rd *reader) mark(n record.Node, glyphs []int) {
	for _, g := range glyphs {
		n.Mark(g)
	}
}

func (rd *reader) say(n record.Node, role record.Role, texts []string) {
	for _, text := range texts {
		n.Remark(role, text)
	}
}

// broken stops the line at a token that cannot be read. The text from there to
// the end of the line is kept with the last move, or as a variation beside the
// move it was to stand for, to be written back.
func (rd *reader) broken(t token, move, why string) {
	if rd.broke++; rd.broke <= told {
		if t.kind != open {
			ply := rd.first + rd.at.ply
			move = numbered(ply/2+1, ply%2 == 1, move)
		}
		rd.errs = append(rd.errs, &Error{rd.item.Number, rd.line(t.from), move, why})
	}
	rd.lex.pos = t.from
	to, closing := rd.skipLine()
	rd.lex.pos = to
	if rd.fresh >= 0 {
		rd.stack[len(rd.stack)-1].node.Remark(record.Unread, trim(rd.item.Text[rd.fresh:to])+closing)
		rd.pending, rd.marks = nil, nil
		return
	}
	from := t.from
	if rd.number >= 0 && len(rd.pending)+len(rd.marks) == 0 {
		from = rd.number
	}
	rd.flush()
	rd.at.node.Remark(record.Rest, trim(rd.item.Text[from:to])+closing)
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

// parts are the move that a word stands for, "" if it is none, and its glyph, 0 if
// there is none.
func parts(text string) (move string, glyph int) {
	if c := text[0]; c < 'A' || len(text) == 1 || c >= 0x80 {
		if glyph = markOf(text); glyph > 0 {
			return "", glyph
		}
	}
	if move, glyph = cutGlyph(text); move == "e.p." || move == "ep" {
		return "", 0
	}
	return move, glyph
}

// cutGlyph takes !, ?, !!, ??, !? or ?! off a move.
func cutGlyph(text string) (move string, glyph int) {
	if last := text[len(text)-1]; last != '!' && last != '?' {
		return text, 0
	}
	move = strings.TrimRight(text, "!?")
	return move, markOf(text[len(move):])
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
