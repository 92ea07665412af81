package uciclient

import (
	"context"
	"sync"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Engine is a process of an engine as a player.Thinker. The process is started with the
// first question, and again with the next one after it has failed.
type Engine struct {
	config   Config
	asked    chan struct{} // holds one value while the process is in use
	handover chan struct{} // ponderUntilAsked sends to hand the process over to the next question
	closing  chan struct{}
	close    sync.Once
	process  *process // nil if there is no process
}

// New returns an engine. Nothing is started yet.
func New(c Config) *Engine {
	return &Engine{config: c, asked: make(chan struct{}, 1), handover: make(chan struct{}), closing: make(chan struct{})}
}

// Think implements player.Thinker. Questions that come at the same time are answered one
// after the other. After an error the next question starts a new process.
func (e *Engine) Think(ctx context.Context, q player.Question) (player.Action, error) {
	began := time.Now()
	select {
	case e.asked <- struct{}{}:
	case <-e.handover:
	case <-ctx.Done():
		return player.Action{}, ctx.Err()
	}
	select {
	case <-e.closing:
		<-e.asked
		return player.Action{}, phrase.Errorf("uciclient.closed", e.config.name())
	default:
	}
	a, err := e.think(ctx, q)
	if err == nil && e.process.expects(q) {
		go e.ponderUntilAsked(q, time.Since(began))
		return a, nil
	}
	e.release()
	return a, err
}

// release makes the process available to the next question, or ends it if it has failed.
func (e *Engine) release() {
	if e.process != nil && e.process.fault != nil {
		e.end()
	}
	<-e.asked
}

// Close ends the process and everything it has started. It returns when they are gone. A
// closed engine answers no further questions.
func (e *Engine) Close() error {
	e.close.Do(func() {
		close(e.closing)
		select {
		case e.asked <- struct{}{}: // waits for the answer to the last question
		case <-e.handover:
		}
		e.end()
		<-e.asked
	})
	return nil
}

// end ends the process, if there is one.
func (e *Engine) end() {
	if e.process != nil {
		e.process.end()
		e.process = nil
	}
}

// think answers a question. It resumes pondering, or starts a process if there is none.
func (e *Engine) think(ctx context.Context, q player.Question) (player.Action, error) {
	began := time.Now()
	r, err := e.rules(q)
	if e.hitOrStop(r, q) {
		if a, err := e.process.ponderHit(ctx, r, q); e.process.fault == nil || ctx.Err() != nil {
			return a, err
		}
		e.end() // what went wrong began in the opponent's time, so a new process is asked
	}
	if err != nil {
		return player.Action{}, err
	}
	if err := e.start(languageOf(r)); err != nil {
		return player.Action{}, err
	}
	if err := e.process.prepare(ctx, r, q); err != nil {
		return player.Action{}, err
	}
	if q.Offer {
		return e.process.answerOffer(ctx, r, q)
	}
	side := q.Position().Turn()
	q.Clocks[side] = elapsed(q.Clocks[side], time.Since(began))
	return e.process.search(ctx, r, q)
}

// rules returns the rule set of a question, or an error if the engine does not play it.
func (e *Engine) rules(q player.Question) (rules.Rules, error) {
	id := ""
	if q.Game != nil {
		id = q.Game.Rules
	}
	r, known := e.config.Rules.Find(id)
	if !known || !plays(e.config.Games, r) || e.config.Protocol == USI && languageOf(r) != USI {
		return nil, e.config.notGame()
	}
	return r, nil
}

// start starts a process that speaks a language, unless it runs already.
func (e *Engine) start(language Protocol) (err error) {
	if e.process != nil && (e.process.language != language || !e.process.alive()) {
		e.end()
	}
	if e.process == nil {
		e.process, err = open(e.config, language, false, e.closing)
	}
	return err
}
