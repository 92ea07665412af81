package session

import (
	"strings"

	"passedpawn/game/rules"
)

// owner returns the side of the person at this computer in the game on the board. In a game
// that was played here it is the one against a program; in a game from elsewhere, the one
// with the person's name. ok is false for a game between people here or between programs,
// and if the person is both players or none; side is White then.
func (s *state) owner() (side rules.Side, ok bool) {
	its := func(side rules.Side) bool {
		if s.now.Study {
			return sameName(s.now.Game.Record.Tag(side.String()), s.options.Person)
		}
		_, program := RivalOf(s.now.Game.Record, side.Other())
		return program
	}
	switch white, black := its(rules.White), its(rules.Black); {
	case white == black:
		return rules.White, false
	case black:
		return rules.Black, true
	}
	return rules.White, true
}

// sameName reports whether two names are of one person. Files have the surname first and a
// comma after it, or write a name as people do.
func sameName(a, b string) bool {
	a, b = inOrder(a), inOrder(b)
	return a != "" && strings.EqualFold(a, b)
}

// inOrder returns a name with the first name first and single spaces.
func inOrder(name string) string {
	if last, first, comma := strings.Cut(name, ","); comma {
		name = first + " " + last
	}
	return strings.Join(strings.Fields(name), " ")
}
