package pgn

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// symbol reads a move, or an annotation sign of the last move.
func (rd *reader) symbol(t token, text string) {
	switch text, nag := parts(text); {
	case text != "":
		rd.move(t, text, nag)
	case nag > 0:
		rd.nag(nag)
	}
}

// move reads a move and the NAG that is attached to it, 0 for none.
func (rd *reader) move(t token, text string, nag int) {
	if rd.letters != nil {
		rd.unusualMove(t, phrase.Errorf("common.not-legal-move", text))
		return
	}
	n, err := rd.at.board.read(text, t.from, rd.at.node)
	if err != nil {
		rd.unusualMove(t, err)
		return
	}
	rd.waiting.moveTo(n, record.Before)
	rd.played(n)
	if nag > 0 {
		n.AddNAG(nag)
	}
}

// played continues after a move.
func (rd *reader) played(n record.Node) {
	rd.early, rd.fresh = false, -1
	rd.at.node, rd.at.parent, rd.at.ply, rd.at.notes = n, rd.at.node, rd.at.ply+1, record.Noted{}
}

// nag adds a NAG to the last move, or to the next one if that has begun.
func (rd *reader) nag(n int) {
	if rd.early {
		rd.waiting.nags = append(rd.waiting.nags, n)
		return
	}
	rd.at.node.AddNAG(n)
}

// broken ends the line at a token that cannot be read. The text from there to the end of
// the line is kept with the last move, or as a variation on the move it was meant to
// replace, so that it can be written back.
func (rd *reader) broken(t token, move, why string) {
	rd.doubt = min(rd.doubt, t.from)
	if rd.broke++; rd.broke <= told {
		if t.kind != open && move != "" {
			ply := rd.first + rd.at.ply
			move = numbered(ply/2+1, ply%2 == 1, move)
		}
		rd.errs = append(rd.errs, &Error{rd.item.Number, rd.line(t.from), move, why})
	}
	rd.lex.pos = t.from
	to, closing := rd.skipLine()
	rd.lex.pos = to
	if rd.fresh >= 0 {
		rd.at.beside.Remark(record.Unread, rd.held(to)+closing)
		rd.waiting, rd.fresh = waiting{}, -1
		return
	}
	from := t.from
	if rd.number >= 0 {
		from = rd.number
	}
	rd.flush()
	rd.at.node.Remark(record.Rest, rd.passed(from, to)+closing)
}

// passed returns text between two offsets that skipLine has skipped, changed so that
// nothing in it ends the game: a result becomes a comment, and a tag does not begin a
// line.
func (rd *reader) passed(from, to int) string {
	before := ""
	for _, t := range rd.inner {
		before += rd.item.Text[from:t.from]
		switch word := rd.item.Text[t.from:t.to]; t.kind {
		case result:
			before += "{" + word + "}"
		default:
			before += `\ ` + word
		}
		from = t.to
	}
	rd.inner = nil
	return trim(before + rd.item.Text[from:to])
}

// skipLine skips the rest of a line: up to the bracket that closes its variation, or the
// result of the game. closing is what the skipped text lacks to close everything it
// opens. skipLine notes tokens that would end the game elsewhere.
func (rd *reader) skipLine() (to int, closing string) {
	depth, last := 0, len(strings.TrimRight(rd.item.Text, blanks))
	var t token
	for {
		before := t
		t = rd.lex.next()
		switch {
		case rd.endsLine(t, depth, last):
			if text := rd.item.Text[before.from:before.to]; before.kind == comment && text[0] == '{' && !strings.HasSuffix(text, "}") {
				closing = "}"
			}
			if depth > 0 {
				closing += "\n" + strings.Repeat(")", depth)
			}
			return t.from, closing
		case t.kind == result && depth == 0 && len(rd.stack) == 0, t.kind == stranger && rd.item.Text[t.from] == '[' && beginsGame(rd.item.Text, t.from):
			rd.inner = append(rd.inner, t)
		case t.kind == shut:
			depth = max(depth-1, 0)
		case t.kind == open:
			depth++
		}
	}
}

// endsLine reports whether a token ends a line in which depth variations are open. last is
// the end of the game without the white space after it.
func (rd *reader) endsLine(t token, depth, last int) bool {
	switch t.kind {
	case end:
		return true
	case shut:
		return depth == 0 && len(rd.stack) > 0
	case result:
		return t.to == last || depth == 0 && rd.isLast(t)
	}
	return false
}

// parts splits a word into the move, "" if there is none, and its NAG, 0 if there is
// none.
func parts(text string) (move string, nag int) {
	if c := text[0]; c < 'A' || len(text) == 1 || c >= 0x80 {
		if nag = nagOf(text); nag > 0 {
			return "", nag
		}
	}
	if move, nag = cutNAG(text); move == "e.p." || move == "ep" {
		return "", 0
	}
	return move, nag
}

// cutNAG removes !, ?, !!, ??, !? or ?! from a move.
func cutNAG(text string) (move string, nag int) {
	if last := text[len(text)-1]; last != '!' && last != '?' {
		return text, 0
	}
	move = strings.TrimRight(text, "!?")
	return move, nagOf(text[len(move):])
}
