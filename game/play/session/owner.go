package session

import (
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// owner returns the side of the person at this computer in the game on the board. In a game
// that was played here it is the one against a program; in a game from elsewhere, the one
// with the person's name. ok is false for a game between people here or between programs,
// and if the person is both players or none; side is White then.
func (s *state) owner() (side rules.Side, ok bool) {
	its := func(side rules.Side) bool {
		if s.now.Study {
			return record.IsOneOf(s.now.Game.Record.Tag(side.String()), s.options.Persons)
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
