package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
)

// state is what the parts of a session share. Only events change it.
type state struct {
	config  Config
	options Options
	now     Snapshot
	match   *match.Match // nil before the first game
	interim interim      // the mode that was entered, nil for playing and study
	follow  func()       // starts the work that follows from an event
	after   []func()     // to be called after the observer has been told of an event
	busy    bool         // an event is being handled
	closed  bool
}

// do runs every event. It changes the state, starts the work that follows from it, and
// then tells the observer once. An event inside another one is part of that.
func (s *state) do(event func()) {
	if s.joins(event) {
		return
	}
	s.busy = true
	event()
	if s.match != nil {
		s.follow()
	}
	if s.busy = false; s.match == nil {
		return
	}
	after := s.after
	s.after = nil
	s.config.Observe(s.now)
	for _, do := range after {
		do()
	}
}

// learn runs an event that changes nothing but a program's thoughts. No work follows from
// it, and Thinks is called instead of Observe.
func (s *state) learn(event func()) {
	if s.joins(event) {
		return
	}
	s.busy = true
	event()
	s.busy = false
	s.config.Thinks(s.now)
}

// joins runs an event as a part of the one that is being handled, and reports whether it
// did. It also returns true if the session is closed and nothing may happen any more.
func (s *state) joins(event func()) bool {
	if s.busy && !s.closed {
		event()
	}
	return s.busy || s.closed
}

// say shows a sentence to the user until something happens.
func (s *state) say(p phrase.Phrase) { s.cite(p, "") }

// cite shows a sentence and the article of the Laws behind it, "" for none.
func (s *state) cite(p phrase.Phrase, article string) {
	s.do(func() {
		s.now.Notice, s.now.Article, s.now.Failure = p, article, nil
		s.now.Refused, s.now.Instead = false, phrase.Phrase{}
		s.now.Sayings++
	})
}

// try shows why something could not be done, if err is not nil.
func (s *state) try(err error) {
	if err != nil {
		s.do(func() {
			s.now.Notice, s.now.Article, s.now.Failure = phrase.Phrase{}, "", err
			s.now.Sayings++
		})
	}
}

// quiet clears the messages and marks about earlier events.
func (s *state) quiet() {
	s.now.Notice, s.now.Article, s.now.Failure, s.now.Proof = phrase.Phrase{}, "", nil, nil
	s.now.Refused, s.now.Instead = false, phrase.Phrase{}
	if s.now.Showing != nil {
		s.leave()
	}
	s.withdrawHint()
}
