package library

import (
	"cmp"
	"slices"
	"sync"
	"time"

	"passedpawn/game/records/record"
)

// A Keeper writes the game in progress of a slot on its own goroutine: the latest state
// wins, and the caller never waits. It retries failed writes until they succeed.
type Keeper struct {
	slot  *Slot
	pause time.Duration // between two attempts
	told  func(error)

	mu      sync.Mutex
	wake    *sync.Cond
	current *keptGame
	pointed bool        // the slot names the current game
	unsaved []*keptGame // games to be written or removed, the oldest first
	due     bool        // saveAll is about to be called
	begun   int         // calls of saveAll
	done    int
	err     error // of the last call
	said    error // by told
	retry   *time.Timer
	closed  bool
}

// NewKeeper keeps games for a slot, with a pause between attempts. It calls told, on the
// keeper's goroutine, when a write fails for a new reason, and with nil when everything
// has been written again. With ErrNoUndo, everything has been written but the history.
func NewKeeper(slot *Slot, pause time.Duration, told func(error)) *Keeper {
	k := &Keeper{slot: slot, pause: pause, told: told, current: &keptGame{}, pointed: true}
	k.wake = sync.NewCond(&k.mu)
	k.retry = time.AfterFunc(time.Hour, k.again)
	k.retry.Stop()
	go k.run()
	return k
}

// Begin switches to another game: the one in the file with a name, or a new one for "",
// which gets a file when it is first kept.
func (k *Keeper) Begin(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.current, k.pointed = &keptGame{name: name}, false
	k.start()
}

// Keep writes the current game, with the history of its edits. The caller must not change
// rec afterwards.
func (k *Keeper) Keep(rec *record.Record, h record.History) {
	k.add(func(g *keptGame) { g.next, g.drop = &pendingGame{rec, h}, false })
}

// Discard removes the file of the current game, in which nothing happened.
func (k *Keeper) Discard() { k.add(func(g *keptGame) { g.next, g.drop = nil, true }) }

// Settle says what to do if another program has written to the file of the current game:
// Mine replaces the file's version, Both saves the game in a new file.
func (k *Keeper) Settle(how Conflict) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.current.how = how
	k.start()
}

func (k *Keeper) add(change func(*keptGame)) {
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

// start starts a call of saveAll.
func (k *Keeper) start() {
	k.due = true
	k.wake.Broadcast()
}

// Flush tries to write everything that has not been written, and returns the reason if
// something could not be.
func (k *Keeper) Flush() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.start()
	for next := k.begun + 1; k.done < next && !k.closed; {
		k.wake.Wait()
	}
	return k.err
}

// Claim claims a game for this copy, as [Slot.Claim] does, but first waits until the slot
// names the game begun last. If the keeper wrote that name after the claim, the claim would be
// lost, and another copy could claim the game too.
func (k *Keeper) Claim(name string) bool {
	_ = k.Flush() // a failure is told
	return k.slot.Claim(name)
}

// Close flushes and stops the keeper.
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
		err := k.saveAll()
		if err != nil {
			k.retry.Reset(k.pause)
		}
		if say := cmp.Or(err, k.current.withoutUndo()); !same(k.said, say) {
			k.said = say
			k.unlocked(func() { k.told(say) })
		}
		k.err, k.done = err, k.begun
		k.wake.Broadcast()
	}
}

// unlocked calls do, which may be slow, without the lock.
func (k *Keeper) unlocked(do func()) {
	k.mu.Unlock()
	defer k.mu.Lock()
	do()
}

func same(a, b error) bool {
	return a == nil && b == nil || a != nil && b != nil && a.Error() == b.Error()
}
