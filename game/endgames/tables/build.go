package tables

import (
	"context"
	"os"
	"slices"
	"sync"

	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/retro"
)

// Progress is how far a Build has come.
type Progress struct {
	Done, Total int    // positions, with those of files that were there before
	Ending      string // the last one that was finished
}

// Build builds the tables that are missing or damaged, several at a time; each can be probed
// as soon as it is finished. After an error or the end of ctx, those finished by then are
// kept, and the next Build continues. report is called after each ending, by one goroutine
// at a time.
func (t *Tables) Build(ctx context.Context, workers int, report func(Progress)) error {
	return t.build(ctx, ending.All(), workers, report)
}

// build is Build for some of the endings, those that the others need first.
func (t *Tables) build(ctx context.Context, all []*ending.Ending, workers int, report func(Progress)) error {
	if err := os.MkdirAll(t.dir, 0o755); err != nil {
		return err
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	b := newBuilder(t, all, report)
	stop := context.AfterFunc(ctx, func() {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		b.changed.Broadcast()
	})
	defer stop()
	var running sync.WaitGroup
	for range max(workers, 1) {
		running.Go(func() {
			if err := b.work(ctx); err != nil {
				cancel(err)
			}
		})
	}
	running.Wait()
	return context.Cause(ctx)
}

// A builder is a Build under way.
type builder struct {
	tables *Tables
	report func(Progress)

	mutex    sync.Mutex
	changed  sync.Cond        // an ending was finished, or the work is over
	todo     []*ending.Ending // not begun
	values   map[*ending.Ending]*retro.Values
	progress Progress
}

func newBuilder(t *Tables, all []*ending.Ending, report func(Progress)) *builder {
	b := &builder{tables: t, report: report, values: map[*ending.Ending]*retro.Values{}}
	b.changed.L = &b.mutex
	for _, e := range all {
		t.forget(e) // the file may have changed
		b.progress.Total += e.Size()
		if t.has(e) {
			b.progress.Done += e.Size()
		} else {
			b.todo = append(b.todo, e)
		}
	}
	return b
}

// work builds one ending after the other.
func (b *builder) work(ctx context.Context) error {
	for {
		e, known := b.take(ctx)
		if e == nil {
			return ctx.Err()
		}
		values, err := retro.Solve(ctx, e, known)
		if err != nil {
			return err
		}
		if err := save(b.tables.path(e), e, values); err != nil {
			return err
		}
		b.finish(e, values)
	}
}

// take returns an ending to be built and the values that it needs, nil if none is left or
// the work is over. It waits for what the ending needs.
func (b *builder) take(ctx context.Context) (*ending.Ending, retro.Known) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for len(b.todo) > 0 && ctx.Err() == nil {
		for i, e := range b.todo {
			if known, ok := b.needed(e); ok {
				b.todo = slices.Delete(b.todo, i, i+1)
				return e, known
			}
		}
		b.changed.Wait()
	}
	return nil, nil
}

// needed returns the values that an ending needs, from before this Build or from it. ok is
// false if some are still to come.
func (b *builder) needed(e *ending.Ending) (known retro.Known, ok bool) {
	known = retro.Known{}
	for _, sub := range e.Needs() {
		if b.values[sub] == nil {
			if !b.tables.has(sub) {
				return nil, false
			}
			values, old := new(retro.Values), b.tables.read(sub)
			for side, p := range old[:sidesOf(sub)] {
				values[side] = p.All()
			}
			b.values[sub] = values
		}
		known[sub] = b.values[sub]
	}
	return known, true
}

// finish notes what an ending is worth.
func (b *builder) finish(e *ending.Ending, values *retro.Values) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.tables.forget(e)
	b.values[e] = values
	b.progress.Done += e.Size()
	b.progress.Ending = e.Name
	b.report(b.progress)
	b.changed.Broadcast()
}
