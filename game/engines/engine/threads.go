package engine

import (
	"context"
	"sync"
)

// help starts the other threads. They share nothing but the results in the table. They are useful
// because some of them are a ply ahead of the others (lazy SMP). The function that it
// returns stops them and waits for them.
func (s *searcher) help(ctx context.Context, q Question) (done func()) {
	ctx, stop := context.WithCancel(ctx)
	q.Lines, q.Limits = 1, Limits{Nodes: q.Limits.Nodes}
	var helpers sync.WaitGroup
	for i := 1; i < q.Threads; i++ {
		helper := newSearcher(ctx, q)
		helper.first, helper.memory = s, new(memory)
		helper.Stop = func() bool {
			s.others.Add(counted)
			return ctx.Err() != nil
		}
		helpers.Go(func() {
			if helper.begin(1+i%2, maxPly-1, 1) {
				helper.Deepen(helper)
			}
		})
	}
	return func() {
		stop()
		helpers.Wait()
	}
}

// total returns the number of nodes of all threads.
func (s *searcher) total() int { return s.Nodes + int(s.others.Load()) }
