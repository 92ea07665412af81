package pgn

import (
	"slices"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// steadily reads a game with something unusual in it, which was read before, so that its
// export form reads the same. Most often it does. What is written of words and
// brackets that fit together badly may be something else where it stands then: such a
// text becomes a comment, from the first thing that is unusual on, and if that does not
// help, from the first move on. A comment is always read as it was written.
func (rd *reader) steadily(games rules.Games) (*record.Record, []error) {
	if rd.isSteady(games) {
		return rd.rec, rd.errs
	}
	errs, item, doubt := slices.Clone(rd.errs), rd.item, rd.doubt
	if len(errs) == 0 {
		errs = append(errs, &Error{Game: item.Number, Line: rd.line(doubt), Why: "from here on the text is kept as a comment"})
	}
	for _, limit := range []int{doubt, item.moves} {
		rd.reset(item)
		rd.limit = limit
		if rec, _ := rd.once(games); rec == nil || rd.isSteady(games) {
			break
		}
	}
	return rd.rec, errs
}

// isSteady reports whether the export form of what was read reads the same.
func (rd *reader) isSteady(games rules.Games) bool {
	back := Scan(Write(rd.rec))
	if len(back) != 1 {
		return false
	}
	again, _ := newReader(back[0], record.New("", "")).inAnyLetters(games)
	return again != nil && rd.rec.Equal(again)
}

// quoted is the text of a game from an offset on as a comment: on one line, and not begun
// by the sign of one.
func (rd *reader) quoted(from int) string {
	text := unwrap(trim(rd.item.Text[from:]))
	if strings.HasPrefix(text, ";") {
		text = `\` + text
	}
	return text
}
