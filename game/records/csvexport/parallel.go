package csvexport

import (
	"cmp"
	"context"
	"io"
	"runtime"
	"sync"

	"passedpawn/game/chess/opening"
	"passedpawn/game/files/zstdframe"
	"passedpawn/game/rules"
)

// How many games are written at a time, and of how many bytes: enough that passing them on
// costs nothing, few enough that their rows stay in the processor's cache.
const (
	together      = 32
	togetherBytes = 64 << 10
)

// A batch is some games, and their rows when they are done.
type batch struct {
	games     []game
	size      int // of the games, in bytes
	rows      made
	positions int // how many
	done      chan struct{}
}

// made are rows for the two tables.
type made struct {
	games     []byte
	positions zstdframe.Blocks
}

// An exporter makes rows of games on all processors, and writes them in the order of the
// games. One goroutine may add games.
type exporter struct {
	fail    context.CancelCauseFunc // called with the first error of writing
	now     *batch
	work    chan *batch // to be made
	order   chan *batch // to be written
	lock    sync.Mutex  // of used
	used    []made      // memory for rows
	workers sync.WaitGroup
	writer  sync.WaitGroup
	count   int // of positions
}

// newExporter returns an exporter that writes to the tables of games and positions. It calls
// fail if they cannot be written.
func newExporter(fail context.CancelCauseFunc, sets rules.Games, games io.Writer, positions *zstdframe.Writer) *exporter {
	processors := runtime.GOMAXPROCS(0)
	e := &exporter{
		fail: fail, now: newBatch(), work: make(chan *batch, 2*processors), order: make(chan *batch, 4*processors),
	}
	openings := opening.Load().Finder()
	for range processors {
		e.workers.Go(func() {
			w := newWriter(sets, openings)
			for b := range e.work {
				w.make(b, e.room())
			}
		})
	}
	e.writer.Go(func() { e.write(games, positions) })
	return e
}

func newBatch() *batch { return &batch{games: make([]game, 0, together), done: make(chan struct{})} }

// add adds a game.
func (e *exporter) add(g game) {
	e.now.games, e.now.size = append(e.now.games, g), e.now.size+len(g.item.Text)
	if len(e.now.games) == together || e.now.size >= togetherBytes {
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

// room returns memory for rows: what was used last, which is still in the processor's cache, or
// none.
func (e *exporter) room() (room made) {
	e.lock.Lock()
	defer e.lock.Unlock()
	if n := len(e.used); n > 0 {
		room, e.used = e.used[n-1], e.used[:n-1]
	}
	return room
}

// keptRoom is the most memory that is kept for rows: more than most games together need.
const keptRoom = 4 << 20

// leave keeps memory for the rows of other games.
func (e *exporter) leave(room made) {
	if cap(room.games)+cap(room.positions.Text)+cap(room.positions.Packed) > keptRoom {
		return
	}
	e.lock.Lock()
	defer e.lock.Unlock()
	e.used = append(e.used, room)
}

// write writes batches in the order in which they were added, until that fails.
func (e *exporter) write(games io.Writer, positions *zstdframe.Writer) {
	var err error
	for b := range e.order {
		<-b.done
		e.count += b.positions
		if err == nil {
			_, err = games.Write(b.rows.games)
			if err = cmp.Or(err, positions.Add(b.rows.positions)); err != nil {
				e.fail(err)
			}
		}
		e.leave(b.rows)
	}
}

// make makes the rows of a batch in the memory of others.
func (w *writer) make(b *batch, room made) {
	w.games = room.games[:0]
	for i := range b.games {
		w.add(&b.games[i])
	}
	b.rows.games, b.games = w.games, nil
	b.rows.positions, b.positions = w.positions.take(room.positions)
	close(b.done)
}
