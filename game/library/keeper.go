package library

import (
	"errors"
	"os"
	"sync"
	"time"

	"passedpawn/game/atomicfile"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
)

// A Keeper writes the running game of a slot as it goes, on its own goroutine:
// the latest state wins, and the caller never waits.
type Keeper struct {
	slot   *Slot
	failed func(error)

	mu      sync.Mutex
	wake    *sync.Cond
	current *kept
	jobs    []job
	working bool
	closed  bool
}

// kept is a game with a file, or one that gets a file when first written.
type kept struct{ name string }

type job struct {
	game *kept
	rec  *record.Record // nil: only point the slot at the game
	drop bool           // remove the game's file
}

// NewKeeper keeps games for a slot. failed is told of every write that went
// wrong and, with nil, of the first that went right after one; it is called
// from the keeper's goroutine.
func NewKeeper(slot *Slot, failed func(error)) *Keeper {
	k := &Keeper{slot: slot, failed: failed, current: &kept{}}
	k.wake = sync.NewCond(&k.mu)
	go k.run()
	return k
}

// Begin turns to another game: one that has a file of that name, or with "" a
// new one, which gets a file when it is first kept.
func (k *Keeper) Begin(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.current = &kept{name}
	k.add(job{game: k.current})
}

// Keep writes the current game; rec is not changed any more by the caller.
func (k *Keeper) Keep(rec *record.Record) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.add(job{game: k.current, rec: rec})
}

// Discard removes the file of the current game, in which nothing happened.
func (k *Keeper) Discard() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.add(job{game: k.current, drop: true})
}

func (k *Keeper) add(j job) {
	if n := len(k.jobs); n > 0 && j.rec != nil && k.jobs[n-1].game == j.game && k.jobs[n-1].rec != nil {
		k.jobs[n-1] = j
	} else {
		k.jobs = append(k.jobs, j)
	}
	k.wake.Broadcast()
}

// Flush waits until everything kept so far is written or has failed.
func (k *Keeper) Flush() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for len(k.jobs) > 0 || k.working {
		k.wake.Wait()
	}
}

// Close flushes and ends the keeper.
func (k *Keeper) Close() {
	k.Flush()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.closed = true
	k.wake.Broadcast()
}

func (k *Keeper) run() {
	bad := false
	for {
		k.mu.Lock()
		for len(k.jobs) == 0 && !k.closed {
			k.wake.Wait()
		}
		if k.closed {
			k.mu.Unlock()
			return
		}
		j := k.jobs[0]
		k.jobs = k.jobs[1:]
		k.working = true
		k.mu.Unlock()

		err := k.do(j)
		if err != nil || bad {
			k.failed(err)
		}
		bad = err != nil

		k.mu.Lock()
		k.working = false
		k.wake.Broadcast()
		k.mu.Unlock()
	}
}

// do runs on the keeper's goroutine, which alone touches a game's name after
// Begin.
func (k *Keeper) do(j job) error {
	f := k.slot.folder
	switch {
	case j.drop:
		if j.game.name == "" {
			return nil
		}
		return errors.Join(k.slot.take(""), os.Remove(f.Path(j.game.name)))
	case j.rec == nil:
		return k.slot.take(j.game.name)
	}
	text := pgn.Write(j.rec)
	if j.game.name == "" {
		name, err := reserve(f.Games(), fileName(j.rec, time.Now()))
		if err != nil {
			return err
		}
		if err := atomicfile.Write(f.Path(name), []byte(text)); err != nil {
			_ = os.Remove(f.Path(name))
			return err
		}
		j.game.name = name
		return k.slot.take(name)
	}
	return atomicfile.Write(f.Path(j.game.name), []byte(text))
}
