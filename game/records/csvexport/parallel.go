package csvexport

import (
	"context"
	"io"
	"runtime"
	"slices"
	"sync"

	"passedpawn/game/chess/opening"
	"passedpawn/game/rules"
)

// together is how many games are written at a time: enough that passing them on costs nothing,
// few enough that they stay in the processor's cache.
const together = 128

// A batch is some games, and their rows when they are done.
type batch struct {
	games     []game
	rows      [2][]byte // of games, of positions; those of positions are compressed
	positions int
	done      chan struct{}
}

// An exporter makes rows of games on all processors, and writes them in the order of the
// games. One goroutine may add games.
type exporter struct {
	fail    context.CancelCauseFunc // called with the first error of writing
	now     *batch
	work    chan *batch // to be made
	order   chan *batch // to be written
	workers sync.WaitGroup
	writer  sync.WaitGroup
	count   int // of positions
}

// newExporter returns an exporter that writes to the tables of games and positions. It calls
// fail if they cannot be written.
func newExporter(fail context.CancelCauseFunc, sets rules.Games, tables [2]io.Writer) *exporter {
	processors := runtime.GOMAXPROCS(0)
	e := &exporter{
		fail: fail, now: newBatch(), work: make(chan *batch, 2*processors), order: make(chan *batch, 4*processors),
	}
	openings := opening.Load()
	for range processors {
		e.workers.Go(func() {
			w := newWriter(sets, openings)
			for b := range e.work {
				w.make(b)
			}
		})
	}
	e.writer.Go(func() { e.write(tables) })
	return e
}

func newBatch() *batch { return &batch{games: make([]game, 0, together), done: make(chan struct{})} }

// add adds a game.
func (e *exporter) add(g game) {
	e.now.games = append(e.now.games, g)
	if len(e.now.games) == together {
		e.send()
	}
}

func (e *exporter) send() {
	b := e.now
	e.now = newBatch()
	e.order <- b
	e.work <- b
}

// close makes and writes what is left. It returns the number of positions.
func (e *exporter) close() (positions int) {
	e.send()
	close(e.work)
	close(e.order)
	e.workers.Wait()
	e.writer.Wait()
	return e.count
}

// write writes batches in the order in which they were added, until that fails.
func (e *exporter) write(tables [2]io.Writer) {
	var err error
	for b := range e.order {
		<-b.done
		e.count += b.positions
		for i, rows := range b.rows {
			if err != nil {
				break
			}
			if _, err = tables[i].Write(rows); err != nil {
				e.fail(err)
			}
		}
	}
}

// make makes the rows of a batch.
func (w *writer) make(b *batch) {
	for _, g := range b.games {
		w.add(g)
	}
	b.rows[0], b.games = slices.Clone(w.games.Bytes()), nil
	w.games.Reset()
	b.rows[1], b.positions = w.positions.take()
	close(b.done)
}
