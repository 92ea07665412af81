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

// A lastThought is the last thought about the best line. It is locked because an engine may
// report more after its answer.
type lastThought struct {
	mu      sync.Mutex
	thought player.Thought
}

func (l *lastThought) set(t player.Thought) {
	if t.Rank <= 1 {
		l.mu.Lock()
		l.thought = t
		l.mu.Unlock()
	}
}

func (l *lastThought) get() player.Thought {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.thought
}

// ask asks an engine for a move. After most, or when ctx ends, the question is withdrawn;
// an engine that does not return within grace after that hangs.
func ask(ctx context.Context, t player.Thinker, q player.Question, most, grace time.Duration) answer {
	asked, withdraw := context.WithTimeout(ctx, most)
	defer withdraw()
	var last lastThought
	q.Watch = last.set
	a, err := task.Await(asked, grace, func(ctx context.Context) (answer, error) { return think(ctx, t, q), nil })
	if err != nil {
		a = answer{hung: true, at: time.Now()}
	}
	a.thought = last.get()
	return a
}

// think turns a panic of an engine into an error.
func think(ctx context.Context, t player.Thinker, q player.Question) (a answer) {
	defer func() {
		if r := recover(); r != nil {
			a = answer{err: fmt.Errorf("%v", r), at: time.Now()}
		}
	}()
	action, err := t.Think(ctx, q)
	return answer{action: action, err: err, at: time.Now()}
}
