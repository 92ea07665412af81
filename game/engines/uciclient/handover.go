package uciclient

import (
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// ponderUntilAsked lets the process ponder after the answer to a question, for which it
// spent some time. It owns the process until it hands it over to the next question, or
// pondering is no longer allowed.
func (e *Engine) ponderUntilAsked(q player.Question, spent time.Duration) {
	if e.ponder(q, spent) {
		return // the next question owns the process
	}
	e.release()
}

// ponder ponders, and reports whether it has handed the process over to the next question.
func (e *Engine) ponder(q player.Question, spent time.Duration) (taken bool) {
	s := e.process
	r, err := e.rules(q)
	if err != nil {
		return false
	}
	next, ok := s.expectedQuestion(r, q, spent)
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
	case e.handover <- struct{}{}:
		return true
	case <-q.Ponder:
	case <-tired:
	}
	_ = s.stopPondering()
	return false
}

// hitOrStop reports whether the process ponders on a question that has now come (a ponder
// hit). If it ponders on another question it is stopped; a process that does not stop has
// failed, and the question gets a new one. r is nil for a game that the engine does not
// play.
func (e *Engine) hitOrStop(r rules.Rules, q player.Question) bool {
	s := e.process
	switch {
	case s == nil || s.pondering == nil:
		return false
	case r != nil && s.isPonderHit(r, q):
		return true
	}
	_ = s.stopPondering()
	return false
}
