package bundled

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A server answers questions with one engine.
type server struct {
	games rules.Games
	send  func(string)

	mu      sync.Mutex
	engine  Engine
	thinker player.Thinker
	asked   map[int]pending
}

// pending is a question that is being thought about.
type pending struct {
	withdraw context.CancelFunc
	hurry    func() // asks for the answer
}

// Serve returns a function that takes the messages for an engine in the order in which they come.
// It never waits, and what it answers is sent with send, from any goroutine.
func Serve(games rules.Games, send func(string)) (receive func(string)) {
	s := &server{games: games, send: send, asked: map[int]pending{}}
	return s.receive
}

func (s *server) receive(text string) {
	var m message
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		s.say(message{Error: err.Error()})
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case m.Engine != nil:
		s.engine, s.thinker = *m.Engine, m.Engine.Here()
	case m.Question != nil:
		s.ask(m)
	default:
		if p, ok := s.asked[m.Number]; ok && m.Stop {
			p.withdraw()
		} else if ok && m.Now {
			p.hurry()
		}
	}
}

// ask begins to answer a question.
func (s *server) ask(m message) {
	r, known := s.games.Find(s.engine.Game)
	if !known || s.thinker == nil {
		s.say(message{Number: m.Number, Error: fmt.Sprintf("bundled: no engine plays %q", s.engine.Game)})
		return
	}
	q, err := m.Question.read(r)
	if err != nil {
		s.say(message{Number: m.Number, Error: err.Error()})
		return
	}
	now := make(chan struct{})
	q.Now = now
	q.Watch = func(t player.Thought) { s.say(message{Number: m.Number, Thought: told(t)}) }
	ctx, withdraw := context.WithCancel(context.Background())
	s.asked[m.Number] = pending{withdraw, sync.OnceFunc(func() { close(now) })}
	go s.answer(ctx, withdraw, m.Number, q)
}

func (s *server) answer(ctx context.Context, withdraw func(), number int, q player.Question) {
	defer withdraw()
	a, err := s.thinker.Think(ctx, q)
	s.mu.Lock()
	delete(s.asked, number)
	s.mu.Unlock()
	if err != nil {
		s.say(message{Number: number, Error: err.Error()})
		return
	}
	s.say(message{Number: number, Action: &a})
}

func (s *server) say(m message) {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // cannot happen: a message has only numbers and texts
	}
	s.send(string(text))
}
