package play

import (
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/platform/sound"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Variants  rules.Games
	Opponents session.Opponents
	Keeper    session.Keeper
	Pieces    *look.Pieces
	Games     Games
	Engines   Engines
	Names     Names
	Ended     func(match.Snapshot) // is called when a game has ended
	Training  Training
	// PlaySound plays a sound at a volume in percent. It must not block.
	PlaySound func(x sound.Sound, volume int)
	// Touch is set if the window is used with fingers.
	Touch bool
}

// Games is the way to other games.
type Games struct {
	New  func()                          // asks for a new game
	From func(r rules.Rules, fen string) // asks for a new game from a position
	List func()                          // returns to the list from which the game was opened
	// Leave calls then, which puts another game on the board. It asks first if something
	// would be lost.
	Leave func(then func())
}

// Engines are the engines that a person has added, by their IDs.
type Engines struct {
	Installed func(engine string) bool // reports whether an engine is among them
	Restart   func(engine string)      // makes one that failed move after all
}

// Training is where a person's mistakes come back.
type Training struct {
	// Add keeps cards, and returns how many of them are new. It is called on another
	// goroutine.
	Add func([]training.Card) (fresh int, err error)
	// Count keeps how well the person played. It is called on another goroutine.
	Count func(training.Tally) error
	Open  func() // shows the page
	Left  session.Departure
	// Opening trains the lines of a game, in PGN, for a side. They begin at a position.
	Opening func(name, games string, side rules.Side, from rules.Position)
}

// Names names games and openings.
type Names struct {
	// Opening names the opening of a game by its positions, "" if it has no name.
	Opening func(r rules.Rules, line []rules.Position) string
	Game    func(rules.Rules) string // "" for orthodox chess
	// About returns sentences that describe a game and how strictly it is played.
	About func(rules.Rules, match.Conduct) []string
}
