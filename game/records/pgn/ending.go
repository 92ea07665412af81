package pgn

import (
	"fmt"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// told is the maximum number of unreadable lines that are reported for a game.
const told = 100

// isLast reports whether a result ends the game: only comments follow it, or nothing at
// all if a variation is still open.
func (rd *reader) isLast(t token) bool {
	text := rd.item.Text
	if skipBlank(text, t.to) == len(text) {
		return true
	}
	if len(rd.stack) > 0 {
		return false
	}
	to, _ := new(span).epilogue(text, t.to)
	return skipBlank(text, to) == len(text)
}

// result reads the result of the game. A result that does not end the game becomes a
// comment.
func (rd *reader) result(t token, text string) {
	if !rd.isLast(t) {
		rd.remark(text)
		rd.another(t.from)
		return
	}
	for len(rd.stack) > 0 {
		rd.shut(t)
	}
	rd.flush()
	r := resultIn(text)
	if rd.ended = r; text != string(r) {
		rd.unusual(oddResult, t.from)
	}
	if from, to := proseBehind(rd.item.Text, t.to); to > from {
		rd.unusual(stray, from)
		rd.remark(rd.item.Text[from:to])
		rd.lex.pos = to
	}
}

func (rd *reader) finish(t token) {
	for len(rd.stack) > 0 {
		rd.shut(t)
	}
	rd.flush()
	if rd.broke > told {
		rd.errs = append(rd.errs, &Error{Game: rd.item.Number, Line: rd.item.Line, Why: fmt.Sprintf("in %d more places a move cannot be read", rd.broke-told)})
	}
	tagged := rd.item.Tag("Result")
	rd.rec.Result = outcome(rd.item, rd.ended)
	rd.rec.Word(worded(rd.item.Tag("FEN"), rd.rec), tagged)
	if contradicts(tagged, rd.rec.Result) {
		rd.unusual(twoResults, 0)
	}
	rd.rec.Unusual = rd.seen.report(tagged, rd.rec.Result)
}

// worded returns a FEN as the tag spells it. The start that Write adds to a game of
// Chess960 without one counts as none.
func worded(fen string, rec *record.Record) string {
	if fen == usualStart && rec.Start == "" && rules.Chess960(rec.Rules) {
		return ""
	}
	return fen
}
