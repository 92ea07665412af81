package uciclient

import (
	"context"
	"strings"
	"sync"

	"passedpawn/game/phrase"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

// An Engine is a process of an engine as a player.Thinker. The process is started with the
// first question, and again with the next one after it has failed.
type Engine struct {
	config  Config
	asked   chan struct{} // holds one value while a question is being answered
	closing chan struct{}
	close   sync.Once
	session *session // nil if there is no process
}

// New returns an engine. Nothing is started yet.
func New(c Config) *Engine {
	return &Engine{config: c, asked: make(chan struct{}, 1), closing: make(chan struct{})}
}

// Think implements player.Thinker. Questions that come at the same time are answered one
// after the other. After an error the next question starts a new process.
func (e *Engine) Think(ctx context.Context, q player.Question) (player.Action, error) {
	select {
	case e.asked <- struct{}{}:
		defer func() { <-e.asked }()
	case <-ctx.Done():
		return player.Action{}, ctx.Err()
	}
	select {
	case <-e.closing:
		return player.Action{}, phrase.Errorf("uciclient.closed", e.config.name())
	default:
	}
	a, err := e.think(ctx, q)
	if e.session != nil && e.session.fault != nil {
		e.end()
	}
	return a, err
}

// Close ends the process and everything it has started. It returns when they are gone. A
// closed engine answers no further questions.
func (e *Engine) Close() error {
	e.close.Do(func() {
		close(e.closing)
		e.asked <- struct{}{} // waits for the answer to the last question
		e.end()
		<-e.asked
	})
	return nil
}

// end ends the process, if there is one.
func (e *Engine) end() {
	if e.session != nil {
		e.session.end()
		e.session = nil
	}
}

// think answers a question with the process in whatever state it is.
func (e *Engine) think(ctx context.Context, q player.Question) (player.Action, error) {
	r, err := e.rules(q)
	if err != nil {
		return player.Action{}, err
	}
	if err := e.start(languageOf(r)); err != nil {
		return player.Action{}, err
	}
	if err := e.session.prepareFor(ctx, r, q); err != nil {
		return player.Action{}, err
	}
	if q.Offer {
		return e.session.answerOffer(ctx, r, q)
	}
	return e.session.search(ctx, r, q)
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
	if e.session != nil && (e.session.language != language || !e.session.alive()) {
		e.end()
	}
	if e.session == nil {
		e.session, err = open(e.config, language, false, e.closing)
	}
	return err
}

// notGame is the error for a question about a game that the engine does not play.
func (c Config) notGame() error { return phrase.Errorf("uciclient.not-game", c.name()) }

// languageOf returns the language in which engines are asked about a game.
func languageOf(r rules.Rules) Protocol {
	if strings.HasPrefix(r.ID(), shogi) {
		return USI
	}
	return UCI
}

// shogi is what the IDs of both rule sets of shogi begin with, which differ in how points
// are counted.
const shogi = "shogi"

// variantOf returns the name of a rule set in UCI_Variant.
func variantOf(r rules.Rules) string {
	switch {
	case languageOf(r) == USI:
		return shogi
	case rules.Chess960(r.ID()): // that has an option of its own
		return "chess"
	}
	return r.ID()
}

// plays reports whether a list of games has the game of a rule set. Without a list it may.
func plays(games []string, r rules.Rules) bool {
	for _, g := range games {
		if g == r.ID() || g == shogi && languageOf(r) == USI {
			return true
		}
	}
	return games == nil
}
