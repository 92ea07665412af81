package library

import (
	"slices"
	"sync"
	"time"

	"passedpawn/game/record"
)

// A Keeper writes the running game of a slot, on a goroutine of its own: the
// latest state wins, and the caller never waits. What cannot be written is tried
// again until it can.
type Keeper struct {
	slot  *Slot
	pause time.Duration // between two tries
	told  func(error)

	mu      sync.Mutex
	wake    *sync.Cond
	current *kept
	pointed bool    // the slot names the current game
	unsaved []*kept // games that are to be written or removed, the oldest first
	due     bool    // a round is to begin
	begun   int     // rounds
	done    int
	err     error // of the last round
	retry   *time.Timer
	closed  bool
}

// NewKeeper keeps games for a slot, and pauses so long before it tries again.
// told is called when a write fails for another reason than the last one did, and
// with nil when everything is written again; it is called from the keeper's
// goroutine.
func NewKeeper(slot *Slot, pause time.Duration, told func(error)) *Keeper {
	k := &Keeper{slot: slot, pause: pause, told: told, current: &kept{}, pointed: true}
	k.wake = sync.NewCond(&k.mu)
	k.retry = time.AfterFunc(time.Hour, k.again)
	k.retry.Stop()
	go k.run()
	return k
}

// Begin turns to another game: one that has a file of that name, or with "" a
// new one, which gets a file when it is first kept.
func (k *Keeper) Begin(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.current, k.pointed = &kept{name: name}, false
	k.start()
}

// Keep writes the current game; rec is not changed any more by the caller.
func (k *Keeper) Keep(rec *record.Record) { k.add(func(g *kept) { g.next, g.drop = rec, false }) }

// Discard removes the file of the current game, in which nothing happened.
func (k *Keeper) Discard() { k.add(func(g *kept) { g.next, g.drop = nil, true }) }

// Settle says what to do where another program has written to the file of the
// current game: Mine takes its place, and Both goes into a file of its own.
func (k *Keeper) Settle(how Conflict) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.current.how = how
	k.start()
}

func (k *Keeper) add(change func(*kept)) {
	k.mu.Lock()
	defer k.mu.Unlock()
	change(k.current)
	if !slices.Contains(k.unsaved, k.current) {
		k.unsaved = append(k.unsaved, k.current)
	}
	k.start()
}

func (k *Keeper) again() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.start()
}

// start lets a round begin.
func (k *Keeper) start() {
	k.due = true
	k.wake.Broadcast()
}

// Flush tries to write everything that is not written yet, and tells why some of
// it could not be.
func (k *Keeper) Flush() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.start()
	for next := k.begun + 1; k.done < next && !k.closed; {
		k.wake.Wait()
	}
	return k.err
}

// Close flushes and ends the keeper.
func (k *Keeper) Close() {
	_ = k.Flush()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.closed = true
	k.retry.Stop()
	k.wake.Broadcast()
}

func (k *Keeper) run() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for {
		for !k.due && !k.closed {
			k.wake.Wait()
		}
		if k.closed {
			return
		}
		k.due = false
		k.begun++
		err := k.round()
		if err != nil {
			k.retry.Reset(k.pause)
		}
		if !same(k.err, err) {
			k.unlocked(func() { k.told(err) })
		}
		k.err, k.done = err, k.begun
		k.wake.Broadcast()
	}
}

// unlocked does what takes its time.
func (k *Keeper) unlocked(do func()) {
	k.mu.Unlock()
	defer k.mu.Lock()
	do()
}

func same(a, b error) bool {
	return a == nil && b == nil || a != nil && b != nil && a.Error() == b.Error()
}
