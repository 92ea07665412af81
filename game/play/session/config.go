package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// Config is what a session is made from. No field may be nil.
type Config struct {
	Variants  rules.Games
	Opponents Opponents
	Keeper    Keeper
	// Say returns a phrase in the user's language.
	Say func(phrase.Phrase) string
	// Post runs a function later where the session may be used: fyne.Do in the program, a
	// queue in tests.
	Post func(func())
	// Tasks runs work on other goroutines, and delivers its results in the way Post does.
	Tasks *task.Group
	clock.Wall
	Events
}

// Events are what a session tells; nothing may be nil.
type Events struct {
	// Observe is called with the new snapshot after every event.
	Observe func(Snapshot)
	// Thinks is called instead of Observe when only a program's thoughts have changed.
	Thinks func(Snapshot)
	// Tick is called when the running clock shows another time.
	Tick func()
	// Cue is called with an event that makes a sound.
	Cue func(Cue)
	// Ended is called when a game that was played here has ended.
	Ended func(match.Snapshot)
	// Reviewed is called with a game of the person when its review is complete.
	Reviewed func(training.Tally)
}

// Options are the user's choices.
type Options struct {
	FlipEachMove bool     // between two people, the side to move is at the bottom
	Slow         bool     // the opponent plays at a human pace
	Explain      Explain  // how often a refused move is explained
	Premoves     bool     // against a program, moves can be made in advance
	Lines        int      // how many lines an analysis looks for, 0 for the usual number
	Persons      []string // the person's names in games from elsewhere
}

// lines returns how many lines an analysis looks for.
func (o Options) lines() int {
	if o.Lines == 0 {
		return UsualLines
	}
	return min(max(o.Lines, FewestLines), MostLines)
}
