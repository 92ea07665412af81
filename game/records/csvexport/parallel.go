package csvexport

import (
	"cmp"
	"context"
	"io"
	"runtime"
	"slices"
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
	size      int    // of the games, in bytes
	inGames   []byte // rows
	inTable   []byte // rows of positions
	blocks    []byte // the same, compressed
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
	lock    sync.Mutex  // of rooms
	rooms   [][]byte    // for rows of positions, used before
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

// room returns memory for rows of positions: what was used last, which is still in the
// processor's cache, or nil.
func (e *exporter) room() (room []byte) {
	e.lock.Lock()
	defer e.lock.Unlock()
	if n := len(e.rooms); n > 0 {
		room, e.rooms = e.rooms[n-1], e.rooms[:n-1]
	}
	return room
}

// keptRoom is the most memory that is kept for rows: more than most games together need.
const keptRoom = 4 << 20

// leave keeps memory for the rows of other games.
func (e *exporter) leave(room []byte) {
	if cap(room) > keptRoom {
		return
	}
	e.lock.Lock()
	defer e.lock.Unlock()
	e.rooms = append(e.rooms, room)
}

// write writes batches in the order in which they were added, until that fails.
func (e *exporter) write(games io.Writer, positions *zstdframe.Writer) {
	var err error
	for b := range e.order {
		<-b.done
		e.count += b.positions
		if err == nil {
			_, err = games.Write(b.inGames)
			if err = cmp.Or(err, positions.Add(b.inTable, b.blocks)); err != nil {
				e.fail(err)
			}
		}
		e.leave(b.inTable)
	}
}

// make makes the rows of a batch. room is memory for those of positions.
func (w *writer) make(b *batch, room []byte) {
	for i := range b.games {
		w.add(&b.games[i])
	}
	b.inGames, b.games = slices.Clone(w.games), nil
	w.games = w.games[:0]
	b.inTable, b.blocks, b.positions = w.positions.take(room)
	close(b.done)
}
