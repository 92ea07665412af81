package class

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Task says what is asked for: who is to move or, if that is known, in how many moves it is mate.
func (e Exercise) Task() phrase.Phrase {
	side := rules.SideName(e.Rules, e.Line[0], e.Line[0].Turn())
	if e.Mate > 0 {
		return phrase.Say("class.mates", side, e.Mate)
	}
	return phrase.Say("editor.move", side)
}

// Solution returns the moves of the solution with their numbers, from 1, and the other first moves
// that are right.
func (e Exercise) Solution() (line, also []rules.SAN) {
	first := 0
	if !rules.CountsPlies(e.Rules) && e.Line[0].Turn() == rules.Black {
		first = 1
	}
	written := func(i int, m rules.Move, numbered bool) rules.SAN {
		san := rules.Written(e.Rules, e.Line[i], m)
		if numbered {
			san = san.Numbered(rules.MoveNumber(e.Rules, first+i, "…"))
		}
		return san
	}
	for i, m := range e.Moves {
		line = append(line, written(i, m, i == 0 || (first+i)%2 == 0 || rules.CountsPlies(e.Rules)))
	}
	for _, m := range e.Also {
		also = append(also, written(0, m, true))
	}
	return line, also
}
