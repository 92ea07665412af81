package session

import (
	"passedpawn/game/clock"
	"passedpawn/game/match"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// A Setup describes a new game.
type Setup struct {
	// Engine means that the opponent is the bundled engine and not another person.
	Engine bool
	Level  int        // of the engine
	Side   rules.Side // the person's, against the engine
	Name   string     // the person's
	Names  [2]string  // of two people, White's first; "" for none
	Start  string     // a position in the game's notation, "" for the usual start
	// Variant is the game's name in PGN's tag, "" for orthodox chess.
	Variant string
	Time    clock.Control // the zero value for no clocks
	Conduct match.Conduct // how strictly it is played
	Below   Below
}

// Below says which side is at the bottom of the board.
type Below string

// The values of Below.
const (
	OwnBelow   Below = "own" // the person against the engine, White between people
	WhiteBelow Below = "white"
	BlackBelow Below = "black"
)

// flipped reports whether the board is flipped.
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

// A Rival describes a program that plays.
type Rival struct {
	Game  string // the id of the rule set
	Level int    // from 1
	Slow  bool   // it plays at a human pace
}

// A Level describes a strength of a program.
type Level struct {
	Name string
	Elo  int // its measured rating, 0 if it was not measured
}

// Opponents makes the players that are programs.
type Opponents interface {
	Opponent(Rival) player.Player
	// LevelName returns the text identifier of a level's name in a game.
	LevelName(game string, level int) string
	// Adviser returns the player that is asked for hints.
	Adviser(game string) player.Player
	// Analyst returns a player that analyses a position until the question is withdrawn,
	// and reports what it finds.
	Analyst(game string) player.Player
}
