package session

import (
	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// A Setup is what a new game is made of.
type Setup struct {
	// Engine is set to play against the bundled engine, and not another person.
	Engine bool
	Level  int        // of the engine
	Side   rules.Side // the person's, against the engine
	Name   string     // the person's
	Names  [2]string  // of two people, White's first; "" for no name
	Start  string     // a position in the game's notation, "" for the usual one
	// Variant names the game, as PGN's tag does; "" is orthodox chess.
	Variant string
	Time    clock.Control // the zero value for no clocks
	Conduct match.Conduct // how strictly it is played
	Below   Below
}

// Below says who is at the bottom of the board.
type Below string

// The ways to sit.
const (
	OwnBelow   Below = "own" // the person against the engine, White between people
	WhiteBelow Below = "white"
	BlackBelow Below = "black"
)

// flipped reports whether the board is seen from the other side.
func (n Setup) flipped(board rules.Shape) bool {
	bottom := board.Below
	switch {
	case n.Below == WhiteBelow:
		bottom = rules.White
	case n.Below == BlackBelow:
		bottom = rules.Black
	case n.Engine:
		bottom = n.Side
	}
	return bottom != board.Below
}

// A Rival is what a program that plays is made of.
type Rival struct {
	Game  string // the id of the rule set
	Level int    // from 1
	Slow  bool   // it takes its time, like a person
}

// A Level is what a program that plays is like.
type Level struct {
	Name string
	Elo  int // its rating as far as it was measured, 0 where it was not
}

// Opponents makes the players that are no people.
type Opponents interface {
	Opponent(Rival) player.Player
	// LevelName says what a level is like in a game.
	LevelName(game string, level int) string
	// Adviser is who is asked for hints.
	Adviser(game string) player.Player
	// Analyst looks at a position until the question is withdrawn, and tells what it
	// finds.
	Analyst(game string) player.Player
}
