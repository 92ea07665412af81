package uciclient

import (
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// meanwhile lets the process ponder after the answer to a question, which took some time.
// It has the process to itself until the next question takes it over, or there is no longer
// any reason to ponder.
func (e *Engine) meanwhile(q player.Question, spent time.Duration) {
	if e.ponder(q, spent) {
		return // the process belongs to the next question
	}
	e.release()
}

// ponder ponders, and reports whether the next question has taken the process over.
func (e *Engine) ponder(q player.Question, spent time.Duration) (taken bool) {
	s := e.session
	r, err := e.rules(q)
	if err != nil {
		return false
	}
	next, ok := s.foresee(r, q, spent)
	if !ok || s.ponder(next) != nil {
		return false
	}
	var tired <-chan time.Time
	if q.Clock() == (clock.Turn{}) { // nothing else ends it if the opponent is away
		alarm := time.NewTimer(s.waits.Ponder)
		defer alarm.Stop()
		tired = alarm.C
	}
	select {
	case e.handed <- struct{}{}:
		return true
	case <-q.Ponder:
	case <-tired:
	}
	_ = s.cease()
	return false
}

// resume decides what becomes of pondering now that a question has come, and reports
// whether the process already thinks about that question. If it cannot be stopped it has
// failed, and the question gets a new one. r is nil for a game that the engine does not
// play.
func (e *Engine) resume(r rules.Rules, q player.Question) bool {
	s := e.session
	switch {
	case s == nil || s.guessed == nil:
		return false
	case r != nil && s.hits(r, q):
		return true
	}
	_ = s.cease()
	return false
}
