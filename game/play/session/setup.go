package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A Setup describes a new game.
type Setup struct {
	// Engine means that the opponent is a program and not another person: the bundled
	// engine at a level or, if Other is set, another one at a strength.
	Engine   bool
	Level    int        // of the bundled engine
	Other    string     // the ID of another engine
	Strength Strength   // of that engine
	Side     rules.Side // the person's, against the program
	Name     string     // the person's
	Names    [2]string  // of two people, White's first; "" for none
	Start    string     // a position in the game's notation, "" for the usual start
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

// rival returns the program that plays.
func (n Setup) rival(game string) Rival {
	if n.Other != "" {
		return Rival{Game: game, Level: n.Level, Engine: n.Other, Strength: n.Strength}
	}
	return Rival{Game: game, Level: n.Level}
}

// A Level describes a strength of a program.
type Level struct {
	Name string
	Elo  int // its measured rating, 0 if it was not measured
	// Estimate is what its rating may be if it was not measured. It is not written into games.
	Estimate int
}

// A Reviewer evaluates positions.
type Reviewer struct {
	Name string // of another engine, "" for the bundled one
	// New returns a Thinker, which the caller releases (review.Release). The answers of the
	// bundled engine depend only on the question. New may be called on any goroutine.
	New func() player.Thinker
	// Kept are the complete reviews by this engine.
	Kept review.Store
}

// An Analyst analyses a position until the question is withdrawn, and reports what it finds.
type Analyst struct {
	Name string // of another engine, "" for the bundled one
	player.Player
}

// Opponents makes the players that are programs. A player that is an io.Closer is closed
// when it is no longer needed; Close must not block.
type Opponents interface {
	Opponent(Rival) player.Player
	// Name returns the name under which a program plays.
	Name(Rival) phrase.Phrase
	// Elo returns the measured rating of a program, 0 if it was not measured.
	Elo(Rival) int
	// Reviewer returns who evaluates the positions of games.
	Reviewer(game string) Reviewer
	// Adviser returns the player that is asked for hints.
	Adviser(game string) player.Player
	// Analyst returns who analyses the position on the board.
	Analyst(game string) Analyst
	// Second returns who analyses a position beside the first.
	Second(game string) Analyst
}
