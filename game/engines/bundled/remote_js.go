package bundled

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"passedpawn/game/play/player"
)

// A Port is a connection to a Worker with an engine.
type Port interface {
	Send(text string)
	Close()
}

// An Open starts a Worker, whose messages go to receive: none after Close, and an empty one when
// the Worker has failed. ok is false if no Worker can be started now. Open must not wait.
type Open func(receive func(text string)) (p Port, ok bool)

// A Remote is an engine that thinks in a Worker, or on this program's threads as long as none can
// be started. Only one question is thought about at a time.
type Remote struct {
	engine   Engine
	open     Open
	patience time.Duration  // how long a Worker may take to stop
	port     Port           // nil if there is none
	here     player.Thinker // nil until it is needed
	number   int            // of the last question

	mu      sync.Mutex
	current int // the number of the question that is thought about
	watch   func(player.Thought)
	answers chan message // nil if no answer is waited for
	failed  bool         // the Worker has, while no answer was waited for
}

// NewRemote returns an engine in a Worker. It starts with the first question.
func NewRemote(e Engine, open Open) *Remote {
	return &Remote{engine: e, open: open, patience: 5 * time.Second}
}

// Think implements player.Thinker.
func (r *Remote) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if !r.started() {
		return r.thinkHere(ctx, q)
	}
	r.number++
	answers := make(chan message, 1)
	r.mu.Lock()
	r.current, r.answers = r.number, answers
	r.watch = func(t player.Thought) {
		t.Position = q.Position()
		q.Tell(t)
	}
	r.mu.Unlock()
	r.send(message{Number: r.number, Question: written(q)})
	withdrawn, now := ctx.Done(), q.Now
	var late <-chan time.Time
	for {
		select {
		case <-withdrawn:
			r.send(message{Number: r.number, Stop: true})
			withdrawn, late = nil, time.After(r.patience)
		case <-now:
			r.send(message{Number: r.number, Now: true})
			now = nil
		case <-late: // a browser can end a Worker without a word
			r.mu.Lock()
			r.answers = nil
			r.mu.Unlock()
			_ = r.Close()
			return player.Action{}, ctx.Err()
		case m := <-answers:
			switch {
			case m.Number == 0: // the Worker has failed
				_ = r.Close()
				return r.thinkHere(ctx, q)
			case ctx.Err() != nil:
				return player.Action{}, ctx.Err()
			case m.Action != nil:
				return *m.Action, nil
			}
			return player.Action{}, errors.New(m.Error)
		}
	}
}

// started reports whether there is a Worker, which it starts if it can.
func (r *Remote) started() bool {
	r.mu.Lock()
	failed := r.failed
	r.failed = false
	r.mu.Unlock()
	if failed {
		_ = r.Close()
	}
	if r.port != nil {
		return true
	}
	p, ok := r.open(r.receive)
	if ok {
		r.port = p
		r.send(message{Engine: &r.engine})
	}
	return ok
}

func (r *Remote) thinkHere(ctx context.Context, q player.Question) (player.Action, error) {
	if r.here == nil {
		r.here = r.engine.Here()
	}
	return r.here.Think(ctx, q)
}

// receive takes what the Worker says, one message after the other. It never waits: a question has
// one answer.
func (r *Remote) receive(text string) {
	var m message
	if text != "" && json.Unmarshal([]byte(text), &m) != nil {
		return
	}
	r.mu.Lock()
	answers, watch := r.answers, r.watch
	switch {
	case m.Number == 0:
		r.failed = answers == nil
	case m.Number != r.current:
		answers = nil // it was about an earlier question
	}
	ended := m.Thought == nil && answers != nil
	if ended {
		r.answers = nil
	}
	r.mu.Unlock()
	switch {
	case ended:
		answers <- m
	case answers != nil:
		watch(*m.Thought)
	}
}

func (r *Remote) send(m message) {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // cannot happen: a message has only numbers and texts
	}
	r.port.Send(string(text))
}

// Close ends the Worker.
func (r *Remote) Close() error {
	if r.port != nil {
		r.port.Close()
		r.port = nil
	}
	return nil
}
