package rulestest

import "passedpawn/game/rules"

// Square returns the square of a name such as "e4", and panics if there is none.
func Square(name string) rules.Square {
	s, err := rules.ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}
