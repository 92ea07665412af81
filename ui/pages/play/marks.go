package play

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// marking are the signs with which a typed mark begins. No move begins with one.
const marking = "!?$"

// typedMark returns what a person types for a NAG: "!?", or "$13".
func typedMark(nag int) string {
	if sign := record.NAGText(nag); strings.ContainsAny(sign, marking) {
		return sign
	}
	return "$" + strconv.Itoa(nag)
}

// mark annotates the move on the board with a typed mark, or removes that mark. It reports
// whether the text was meant as one. The board gets the focus, so that the arrow keys show
// the next move to be marked.
func (k *keyboard) mark(typed string) (meant bool) {
	if !strings.ContainsRune(marking, rune(typed[0])) {
		return false
	}
	if nag, ok := pgn.ReadNAG(typed); ok {
		k.session.Edits.ToggleNAG(nag)
	} else {
		k.session.Say(phrase.Say("play.no-such-mark", typed))
	}
	k.toBoard()
	return true
}
