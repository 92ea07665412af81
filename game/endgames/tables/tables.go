// Package tables keeps what every position with up to four men is worth, with the distance
// to mate, in files that are built once and can be built again. Probing reads them.
// Counters and repetitions are ignored, and positions with a right to castle are in no
// table.
package tables

import (
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/compress"
	"passedpawn/game/endgames/ending"
)

// Tables are the tables in a folder. They may be probed by several goroutines at a time.
type Tables struct {
	dir   string
	files map[*ending.Ending]*file
}

// A file is the table of an ending, read when it is first needed.
type file struct {
	reading sync.Mutex
	sides   atomic.Pointer[sides] // nil if it has not been read
}

// sides are the values of an ending by the side to move, nil if there is no sound file.
type sides [2]*compress.Packed

// Open returns the tables in a folder. A file that is missing or damaged counts as no
// table; Build replaces it.
func Open(dir string) *Tables {
	t := &Tables{dir, map[*ending.Ending]*file{}}
	for _, e := range ending.All() {
		t.files[e] = new(file)
	}
	return t
}

// A Result is what a position is worth to the side to move with best play by both: mate
// after Plies, positive if the side to move mates and negative if it is mated. Plies is 0
// for a draw, and also if the side to move is mate already; then Mated is set.
type Result struct {
	Plies int
	Mated bool
}

// Probe returns what a position is worth. ok is false if it has too many men or a right to
// castle, or if its table has not been built. The position must be one that can be played.
func (t *Tables) Probe(p *bitboard.Position) (r Result, ok bool) {
	v, ok := t.value(p)
	switch {
	case v == ending.Mated:
		r.Mated = true
	case v.Won():
		r.Plies = v.Plies()
	default:
		r.Plies = -v.Plies()
	}
	return r, ok
}

func (t *Tables) value(p *bitboard.Position) (v ending.Value, ok bool) {
	small, ok := ending.Of(p)
	if !ok {
		return ending.Drawn, false
	}
	e, turn, at := small.Find()
	if e == nil {
		return ending.Drawn, true
	}
	index, ok := e.Index(at)
	if _, passing := p.Passant(); passing {
		index, ok = e.PassingIndex(turn, at)
	}
	side := t.read(e)[turn]
	if !ok || side == nil {
		return ending.Drawn, false
	}
	return ending.Value(side.At(index)), true
}

// read returns the table of an ending, from its file if need be.
func (t *Tables) read(e *ending.Ending) *sides {
	f := t.files[e]
	if s := f.sides.Load(); s != nil {
		return s
	}
	f.reading.Lock()
	defer f.reading.Unlock()
	s := f.sides.Load()
	if s == nil {
		s = load(t.path(e), e)
		f.sides.Store(s)
	}
	return s
}

// forget lets a file be read again.
func (t *Tables) forget(e *ending.Ending) { t.files[e].sides.Store(nil) }

// path returns the file of an ending.
func (t *Tables) path(e *ending.Ending) string { return filepath.Join(t.dir, e.Name+".table") }

// has reports whether there is a sound table of an ending.
func (t *Tables) has(e *ending.Ending) bool { return t.read(e)[ending.White] != nil }

// Complete reports whether no table is missing or damaged. It reads all files, which takes
// some tens of milliseconds.
func (t *Tables) Complete() bool {
	return !slices.ContainsFunc(ending.All(), func(e *ending.Ending) bool { return !t.has(e) })
}
