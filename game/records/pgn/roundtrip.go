package pgn

import (
	"slices"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// ensureRoundTrip makes sure that a game with something unusual in it reads the same after
// it is written. Usually it does. Words and brackets that do not match may mean something
// else once they are written back. Then ensureRoundTrip reads the game again, and turns the
// text from the first unusual thing on into a comment or, if that is not enough, from the
// first move on. A comment is always read as it was written.
func (rd *reader) ensureRoundTrip(games rules.Games) (*record.Record, []error) {
	if rd.roundTrips(games) {
		return rd.rec, rd.errs
	}
	errs, item, doubt := slices.Clone(rd.errs), rd.item, rd.doubt
	if len(errs) == 0 {
		errs = append(errs, &Error{Game: item.Number, Line: rd.line(doubt), Why: "from here on the text is kept as a comment"})
	}
	for _, limit := range []int{doubt, item.moves} {
		rd.reset(item)
		rd.limit = limit
		if rec, _ := rd.once(games); rec == nil || rd.roundTrips(games) {
			break
		}
	}
	return rd.rec, errs
}

// roundTrips reports whether the record reads the same after it is written.
func (rd *reader) roundTrips(games rules.Games) bool {
	back := Scan(Write(rd.rec))
	if len(back) != 1 {
		return false
	}
	again, _ := newReader(back[0], record.New("", "")).inAnyLetters(games)
	return again != nil && rd.rec.Equal(again)
}

// quoted returns a part of a game's text as a comment: on one line, and not beginning
// with the character for a comment.
func quoted(text string) string {
	text = unwrap(trim(text))
	if strings.HasPrefix(text, ";") {
		text = `\` + text
	}
	return text
}
