package player

import (
	"context"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

func TestBudget(t *testing.T) {
	q := Question{Line: []rules.Position{orthodox.Rules{}.Start()}}
	if b := q.Budget(); b != 0 {
		t.Errorf("%v without a limit", b)
	}
	q.Limits.Time = time.Hour
	if b := q.Budget(); b != time.Hour {
		t.Errorf("%v of an hour", b)
	}
	q.Clocks[rules.White] = clock.Turn{Left: time.Minute}
	share, _ := q.Clock().Share()
	if b := q.Budget(); b != share || b <= 0 || b >= time.Minute {
		t.Errorf("%v with a minute on the clock, whose share is %v", b, share)
	}
	q.Limits.Time = time.Millisecond
	if b := q.Budget(); b != time.Millisecond {
		t.Errorf("%v of a millisecond", b)
	}
}

func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	now := make(chan struct{})
	q := Question{Now: now}
	if q.Stopped(ctx) {
		t.Error("stopped by nobody")
	}
	close(now)
	if !q.Stopped(ctx) {
		t.Error("not stopped when the answer is wanted")
	}
	cancel()
	if !(Question{}).Stopped(ctx) {
		t.Error("not stopped with its context")
	}
}
