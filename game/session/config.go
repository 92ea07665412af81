package session

import (
	"time"

	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Config is what a session is made with; nothing may be nil.
type Config struct {
	Variants  rules.Games
	Opponents Opponents
	Keeper    Keeper
	// Say gives a phrase in the person's language.
	Say func(phrase.Phrase) string
	// Post runs a function where the session may be touched, later: fyne.Do in the
	// program, a queue in tests.
	Post func(func())
	// Away runs work on a goroutine of its own, and what that returns as Post does.
	Away func(work func() (deliver func()))
	Now  func() time.Time
	// After runs a function as Post does when a time has passed, unless it is stopped.
	After func(time.Duration, func()) (stop func())
	// Observe is called with the new snapshot after every event.
	Observe func(Snapshot)
	// Thinks is called instead where only what programs think is new.
	Thinks func(Snapshot)
	// Tick is called when the clock that runs shows another time.
	Tick func()
	// Cue is called with what makes a sound at a board.
	Cue func(Cue)
	// Ended is called when a game that was played here has ended.
	Ended func(match.Snapshot)
}

// Options are the person's choices.
type Options struct {
	FlipEachMove bool    // between two people the one to move sits below
	Slow         bool    // the opponent takes its time, like a person
	Explain      Explain // how often a refused move is explained
	Premoves     bool    // against a program, moves can be made in advance
}
