// Package session is the game on the board without a window: the match, the place
// in its tree that is shown, undo and redo, edits, the file it is saved in, what
// programs think about it, and why moves are refused or allowed. What a person does
// and what comes back late are its events; each ends in one immutable Snapshot.
// Searches, timers and other work start here, after an event, and never because a
// snapshot is drawn.
//
// It has no widgets, asks the person nothing, reads and writes no files itself and
// makes no engines: it is handed what does. All methods are called where Post runs
// its functions; nothing here locks.
package session

import (
	"context"

	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/player"
)

// A Session is the game on the board.
type Session struct {
	config  Config
	options Options
	now     Snapshot
	match   *match.Match // nil before the first game
	after   []func()     // to be done once the observer knows of an event
	busy    bool         // an event is being worked on
	closed  bool

	history  history
	saved    saved
	asides   asides
	played   played
	wipe     func()          // stops the timer that wipes the proof
	told     map[string]bool // kinds of refusals that were explained
	question question        // to the analyst
	analyst  player.Player   // of this game, nil before it is needed
	hinting  context.CancelFunc
	tick     func()  // stops the timer of the clock that runs
	hurried  [2]bool // who has heard that there is little time
	counted  int     // the last second that was heard
}

// New makes a session without a game; Start, Resume or Show gives it one.
func New(c Config, o Options) *Session {
	s := &Session{config: c, options: o, told: map[string]bool{}}
	s.now.Rules, _ = c.Variants.Find("")
	return s
}

// Snapshot is the session as it is now.
func (s *Session) Snapshot() Snapshot { return s.now }

// SetOptions takes over changed options.
func (s *Session) SetOptions(o Options) { s.do(func() { s.options = o }) }

// Close ends the program's thinking, the analysis and the clocks. The session is not
// used any more.
func (s *Session) Close() {
	s.closed = true
	s.withdrawHint()
	s.now.Analysis.On = false
	s.endAnalysis()
	s.asides.stop()
	for _, stop := range []func(){s.tick, s.wipe} {
		if stop != nil {
			stop()
		}
	}
	if s.match != nil {
		s.match.Close()
		s.now.Game = s.match.Snapshot()
	}
}

// do is every event's way in: it changes the state, starts what follows from that,
// and then tells the observer, once.
func (s *Session) do(event func()) {
	if s.closed {
		return
	}
	if s.busy {
		event()
		return
	}
	s.busy = true
	event()
	if s.match == nil {
		s.busy = false
		return
	}
	s.followPremove()
	s.analyse()
	s.followClock()
	s.busy = false
	after := s.after
	s.after = nil
	s.config.Observe(s.now)
	for _, do := range after {
		do()
	}
}

// try says why something could not be done.
func (s *Session) try(err error) {
	if err != nil {
		s.do(func() { s.now.Notice, s.now.Article, s.now.Failure = phrase.Phrase{}, "", err })
	}
}

// Say shows a sentence to the person until something happens.
func (s *Session) Say(p phrase.Phrase) {
	s.do(func() { s.now.Notice, s.now.Article, s.now.Failure = p, "", nil })
}

// SetUnsaved takes why the game could not be saved, nil where it is again.
func (s *Session) SetUnsaved(err error) { s.do(func() { s.now.Unsaved = err }) }

// Flip turns the board round.
func (s *Session) Flip() {
	s.do(func() {
		s.now.Flipped = !s.now.Flipped
		if s.saved.wanted && len(s.now.Game.Moves) > 0 {
			s.save()
		}
	})
}
