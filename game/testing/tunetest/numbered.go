//go:build tools

package tunetest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"
)

// An Origin decides what the games of a file are, together with their numbers.
type Origin struct {
	Seed   uint64 // PASSEDPAWN_SEED
	Search uint32 // identifies the engine: how many nodes it searches for a fixed question
}

// magic begins the first 32 bytes of a file. The seed and the search follow it.
const magic = "PPGAMES1"

func (o Origin) header() []byte {
	b := append(make([]byte, 0, PackedSize), magic...)
	b = binary.LittleEndian.AppendUint64(b, o.Seed)
	b = binary.LittleEndian.AppendUint32(b, o.Search)
	return b[:PackedSize]
}

// Seed returns the seed of the games, which PASSEDPAWN_SEED says.
func Seed(t *testing.T) uint64 {
	t.Helper()
	seed, err := strconv.ParseUint(os.Getenv("PASSEDPAWN_SEED"), 10, 64)
	if err != nil {
		t.Fatalf("PASSEDPAWN_SEED is not a seed: %v", err)
	}
	return seed
}

// PlayNumbered adds games to the file of an origin until the time is over. Each worker
// plays the game with a number, beside the others, and returns the positions to keep. The
// file has the games in the order of their numbers, so it depends only on the origin, and
// the next call goes on with the game after the last one. It must not run twice at a time.
func PlayNumbered(t *testing.T, o Origin, workers ...func(number uint32) []Packed) {
	t.Helper()
	until := time.Now().Add(Minutes(t))
	f, err := os.OpenFile(filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), fmt.Sprintf("games-%d.bin", o.Seed)), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	next, err := resume(f, o)
	if err != nil {
		t.Fatal(err)
	}
	l := ledger{out: f, take: next, write: next, waiting: map[uint32][]Packed{}}
	var wg sync.WaitGroup
	for _, play := range workers {
		wg.Go(func() {
			for time.Now().Before(until) && l.keep(play) {
			}
		})
	}
	wg.Wait()
	if l.err != nil {
		t.Error(l.err)
	}
}

// resume goes to where the file goes on, and returns the number of the next game. The last
// game may be cut short, so it is played again.
func resume(f *os.File, o Origin) (next uint32, err error) {
	head := make([]byte, PackedSize)
	switch n, err := io.ReadFull(f, head); {
	case n == 0 && errors.Is(err, io.EOF):
		_, err = f.Write(o.header())
		return 0, err
	case err != nil:
		return 0, err
	case !bytes.Equal(head, o.header()):
		return 0, fmt.Errorf("%s is of another engine: choose another seed", f.Name())
	}
	end, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, err
	}
	end -= end % PackedSize
	var r Packed
	for last := true; end > PackedSize; end -= PackedSize {
		if _, err := f.ReadAt(r[:], end-PackedSize); err != nil {
			return 0, err
		}
		if last {
			next, last = r.Game(), false
		}
		if r.Game() != next {
			break
		}
	}
	if err := f.Truncate(end); err != nil {
		return 0, err
	}
	_, err = f.Seek(end, io.SeekStart)
	return next, err
}

// A ledger hands out the numbers of games, and writes the games in their order.
type ledger struct {
	mu      sync.Mutex
	out     io.Writer
	take    uint32 // the next game to play
	write   uint32 // the next game to write
	waiting map[uint32][]Packed
	err     error
}

// keep plays the next game, and writes all games whose turn it is. It returns false after an
// error.
func (l *ledger) keep(play func(number uint32) []Packed) bool {
	l.mu.Lock()
	number := l.take
	l.take++
	l.mu.Unlock()
	game := play(number)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.waiting[number] = game
	for l.err == nil {
		game, ok := l.waiting[l.write]
		if !ok {
			break
		}
		var b []byte
		for i := range game {
			b = append(b, game[i][:]...)
		}
		delete(l.waiting, l.write)
		l.write++
		_, l.err = l.out.Write(b)
	}
	return l.err == nil
}

// ReadPacked returns the positions of all files of games in the folder, in the order of
// their names. It leaves out a last position that is cut short.
func ReadPacked(t *testing.T) []Packed {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), "games-*.bin"))
	if err != nil {
		t.Fatal(err)
	}
	var all []Packed
	slices.Sort(names)
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(data, []byte(magic)) {
			t.Fatalf("%s has no games", name)
		}
		all = slices.Grow(all, len(data)/PackedSize)
		for data = data[min(PackedSize, len(data)):]; len(data) >= PackedSize; data = data[PackedSize:] {
			all = append(all, Packed(data[:PackedSize]))
		}
	}
	return all
}
