package desk

import (
	"sync/atomic"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// ErrNoFolder means that there is no folder for the user's games.
var ErrNoFolder = phrase.Errorf("window.no-folder-games-computer")

// Forgetful is a Keeper that stores nothing, for use if there is no folder for games.
type Forgetful struct{ game atomic.Bool }

// Begin implements session.Keeper.
func (f *Forgetful) Begin(string) { f.game.Store(false) }

// Keep implements session.Keeper.
func (f *Forgetful) Keep(*record.Record, record.History) { f.game.Store(true) }

// Discard implements session.Keeper.
func (f *Forgetful) Discard() { f.game.Store(false) }

// Settle implements Keeper.
func (*Forgetful) Settle(library.Conflict) {}

// Claim implements Keeper.
func (*Forgetful) Claim(string) bool { return true }

// Close implements Flusher.
func (*Forgetful) Close() {}

// Busy implements Flusher.
func (*Forgetful) Busy() bool { return false }

// Flush returns an error if there is a game, because it is not saved.
func (f *Forgetful) Flush() error {
	if f.game.Load() {
		return ErrNoFolder
	}
	return nil
}
