package desk

import (
	"time"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Config is what a desk is made from.
type Config struct {
	Window Window
	Games  rules.Games
	Folder *library.Folder // nil if there is no folder for games
	Slot   *library.Slot   // nil if there is no folder for games
	Files  library.Files   // writes files, and keeps their previous contents
	Keeper Keeper          // saves the game on the board
	Others []Flusher       // save other things, such as the settings
	Works  []Work          // that a user may leave unfinished
	// Post runs a function later where the desk may be used: fyne.Do in the program, a
	// queue in tests.
	Post func(func())
	// After runs a function in the way Post does when a time has passed, unless it is
	// stopped.
	After func(time.Duration, func()) (stop func())
	// Patience is how long the window stays hidden while the program saves and ends. After
	// that the program asks the user, who may be starting it again in vain.
	Patience time.Duration
	// Release returns unused memory to the system. It is called on any goroutine.
	Release func()
}

// A Window shows what a desk says, and does what is not done at a desk.
type Window interface {
	// Observe is called with the new snapshot after every event.
	Observe(Snapshot)
	// Say shows a sentence below the board.
	Say(phrase.Phrase)
	// Tell shows a text until the user closes it.
	Tell(title, text phrase.Phrase)
	// ToBoard shows the game on the board.
	ToBoard()
	// ToFile lists the games of a file.
	ToFile(path string)
	// AskPath asks where to save a game.
	AskPath(rec *record.Record, then func(path string))
	// Encoding returns the encoding that the user chose for a file, Automatic if none.
	Encoding(path string) pgn.Encoding
	// Opened remembers files that were opened or saved.
	Opened(paths ...string)
	// Quit ends the program.
	Quit()
}

// A Flusher saves something on a goroutine of its own. Its methods may be called from any
// goroutine.
type Flusher interface {
	// Flush saves what waits to be saved, and returns why it cannot.
	Flush() error
	// Busy reports whether something is still to be saved.
	Busy() bool
	// Close waits until everything that can be saved has been.
	Close()
}

// A Keeper saves the game on the board. library.Keeper implements it.
type Keeper interface {
	session.Keeper
	Flusher
	Settle(library.Conflict)
	Claim(name string) bool
}

// A Work is work on many games. It is stopped when the program ends, and leaves nothing
// half done.
type Work interface {
	Stop()
	// Wait waits until the work has stopped. It is called on any goroutine.
	Wait()
}

// A core is what the parts of a desk share.
type core struct {
	Config
	session   *session.Session
	questions questions
	observe   func()   // tells the window of the new snapshot
	after     []func() // to be called after the window has been told of an event
	busy      bool     // an event is being handled
}

// do runs every event, and then tells the window once. An event inside another one is
// part of that.
func (c *core) do(event func()) {
	if c.busy {
		event()
		return
	}
	c.busy = true
	event()
	c.busy = false
	c.observe()
	after := c.after
	c.after = nil
	for _, do := range after {
		do()
	}
}

// later calls do after the window has been told of the present event.
func (c *core) later(do func()) { c.after = append(c.after, do) }
