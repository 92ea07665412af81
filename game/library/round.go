package library

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"time"

	"passedpawn/game/atomicfile"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
)

// kept is a game of a Keeper: one with a file, or one that gets a file when it is
// first written.
type kept struct {
	name string         // of the file; only the keeper's goroutine uses it
	next *record.Record // to be written, nil for nothing
	drop bool           // the file is to be removed
}

// round tries once to write all that is to be written, and returns the first
// error. A game that cannot be written keeps no other from being written.
func (k *Keeper) round() (failed error) {
	for _, g := range slices.Clone(k.unsaved) {
		if err := k.settle(g); failed == nil {
			failed = err
		}
	}
	k.unsaved = slices.DeleteFunc(k.unsaved, func(g *kept) bool { return g.next == nil && !g.drop })
	if g := k.current; !k.pointed {
		k.pointed = true
		var err error
		k.unlocked(func() { err = k.slot.point(g.name) })
		if err != nil {
			k.pointed = false
		}
		if failed == nil {
			failed = err
		}
	}
	return failed
}

// settle writes or removes the file of a game. What is wanted of it may have
// changed by the end; then it is not done with.
func (k *Keeper) settle(g *kept) (err error) {
	name, next, drop, lost := g.name, g.next, g.drop, false
	k.unlocked(func() {
		lost = k.slot.lost()
		if drop {
			err = k.slot.folder.remove(g)
		} else {
			err = k.slot.folder.write(g, next)
		}
	})
	if err != nil {
		return err
	}
	if g == k.current && (g.name != name || lost) {
		k.pointed = false
	}
	if g.next == next {
		g.next = nil
	}
	g.drop = g.drop && !drop
	return nil
}

func (f *Folder) write(g *kept, rec *record.Record) error {
	text := []byte(pgn.Write(rec))
	return f.anew(func() error {
		if g.name != "" {
			return atomicfile.Write(f.Path(g.name), text)
		}
		name, err := reserve(f.Games(), fileName(rec, time.Now()), ".pgn")
		if err != nil {
			return err
		}
		if err := atomicfile.Write(f.Path(name), text); err != nil {
			_ = os.Remove(f.Path(name))
			return err
		}
		g.name = name
		return nil
	})
}

func (f *Folder) remove(g *kept) error {
	if g.name != "" {
		if err := os.Remove(f.Path(g.name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	g.name = ""
	return nil
}
