package tournament

import (
	"context"
	"fmt"
	"sync"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
)

// An answer is what came back from an engine that was asked for a move.
type answer struct {
	action  player.Action
	err     error
	at      time.Time
	thought player.Thought // the last one about the best line
	hung    bool           // nothing came back
}

// ear keeps the last thought about the best line. An engine may go on talking after it
// was asked for the last time.
type ear struct {
	mu   sync.Mutex
	last player.Thought
}

func (e *ear) hear(t player.Thought) {
	if t.Rank <= 1 {
		e.mu.Lock()
		e.last = t
		e.mu.Unlock()
	}
}

func (e *ear) heard() player.Thought {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.last
}

// ask asks an engine for a move. After most, or when ctx ends, the question is withdrawn;
// an engine that does not return within grace after that hangs.
func ask(ctx context.Context, t player.Thinker, q player.Question, most, grace time.Duration) answer {
	asked, withdraw := context.WithTimeout(ctx, most)
	defer withdraw()
	var e ear
	q.Watch = e.hear
	a, err := task.Await(asked, grace, func(ctx context.Context) (answer, error) { return think(ctx, t, q), nil })
	if err != nil {
		a = answer{hung: true, at: time.Now()}
	}
	a.thought = e.heard()
	return a
}

// think turns a panic of an engine into an error.
func think(ctx context.Context, t player.Thinker, q player.Question) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			a = answer{err: fmt.Errorf("stopped working: %v", r), at: time.Now()}
		}
	}()
	action, err := t.Think(ctx, q)
	return answer{action: action, err: err, at: time.Now()}
}
