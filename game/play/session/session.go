// Package session is the game on the board without a window: the match, the place in its
// tree that is shown, undo and redo, edits, the file it is saved in, the programs'
// thoughts about it, and why moves are refused or allowed. The user's actions and late
// results are its events. Each ends in one immutable Snapshot. Searches, timers and other
// work start here, after an event, and never because a snapshot is drawn.
//
// The package has no widgets, asks the user nothing, does not read or write files and
// makes no engines. It is given objects that do so. All methods are called where Post
// runs its functions, so there are no locks here.
package session

import (
	"context"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
)

// A Session is the game on the board.
type Session struct {
	config  Config
	options Options
	now     Snapshot
	match   *match.Match // nil before the first game
	after   []func()     // to be called after the observer has been told of an event
	busy    bool         // an event is being handled
	closed  bool

	history   history
	saved     saved
	asides    asides
	played    played
	wipe      func()          // stops the timer that wipes the proof
	told      map[string]bool // kinds of refusals that have been explained
	analyst   analyst
	adviser   player.Player    // for this game, nil until it is needed
	programs  [2]player.Player // that play this game, by side; nil for a person
	hinting   context.CancelFunc
	reviewing context.CancelFunc // ends the evaluation of the game, nil if there is none
	examining context.CancelFunc // ends the examination of a move that was tried
	tick      func()             // stops the timer of the running clock
	hurried   [2]bool            // the sides that have been warned of little time
	counted   int                // the last second whose sound was made
}

// New makes a session without a game. Start, Resume or Show gives it one.
func New(c Config, o Options) *Session {
	s := &Session{config: c, options: o, told: map[string]bool{}}
	s.analyst.relay, s.analyst.findings = player.Relay{Post: c.Post, After: c.After, Now: c.Now}, newFindings()
	s.now.Rules, _ = c.Variants.Find("")
	return s
}

// Snapshot is the current state of the session.
func (s *Session) Snapshot() Snapshot { return s.now }

// SetOptions changes the options.
func (s *Session) SetOptions(o Options) { s.do(func() { s.options = o }) }

// Close ends the program's thinking, the analysis and the clocks. The session must not be
// used afterwards.
func (s *Session) Close() {
	s.closed = true
	s.withdrawHint()
	s.now.Analysis.On = false
	s.endAnalysis()
	s.haltReview()
	s.leaveBetter()
	s.asides.stop()
	for _, stop := range []func(){s.tick, s.wipe} {
		if stop != nil {
			stop()
		}
	}
	s.retire()
	closeAll(s.programs)
	if s.match != nil {
		s.match.Close()
		s.now.Game = s.match.Snapshot()
	}
}

// do runs every event. It changes the state, starts the work that follows from it, and
// then tells the observer once. An event inside another one is part of that.
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
	s.followReview()
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

// try shows why something could not be done, if err is not nil.
func (s *Session) try(err error) {
	if err != nil {
		s.do(func() { s.now.Notice, s.now.Article, s.now.Failure = phrase.Phrase{}, "", err })
	}
}

// Say shows a sentence to the user until something happens.
func (s *Session) Say(p phrase.Phrase) {
	s.do(func() { s.now.Notice, s.now.Article, s.now.Failure = p, "", nil })
}

// SetUnsaved sets why the game could not be saved, nil once it can be.
func (s *Session) SetUnsaved(err error) { s.do(func() { s.now.Unsaved = err }) }

// Flip flips the board.
func (s *Session) Flip() {
	s.do(func() {
		s.now.Flipped = !s.now.Flipped
		if s.saved.wanted && len(s.now.Game.Moves) > 0 {
			s.save()
		}
	})
}
