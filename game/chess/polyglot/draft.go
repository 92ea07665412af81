package polyglot

import (
	"cmp"
	"maps"
	"slices"

	"passedpawn/game/chess/bitboard"
)

// MostWeight is the largest weight of a move in a book.
const MostWeight = 1<<16 - 1

// A Draft is a book that is being edited: weights are changed, moves added and removed, and each
// change can be undone. The book itself stays as it is until the draft is written.
type Draft struct {
	book  *Book              // nil for an empty one
	now   map[uint64][]Entry // of the positions that have been changed
	steps []step
	done  int // steps that are not undone
}

// A step is a change of the entries of a position.
type step struct {
	key         uint64
	before, now []Entry
}

// NewDraft begins to edit a book, nil for an empty one. The book must stay open.
func NewDraft(b *Book) *Draft { return &Draft{book: b, now: map[uint64][]Entry{}} }

// entries returns the entries of a position.
func (d *Draft) entries(key uint64) ([]Entry, error) {
	if e, changed := d.now[key]; changed || d.book == nil {
		return e, nil
	}
	return d.book.Entries(key)
}

// Moves returns the legal moves in a position, the heaviest first.
func (d *Draft) Moves(p *bitboard.Position) ([]Move, error) {
	e, err := d.entries(Key(p))
	return movesOf(p, e), err
}

// Set gives a legal move in a position a weight, from 0 to MostWeight, and adds the move if the
// book does not have it. It reports whether that is a change.
func (d *Draft) Set(p *bitboard.Position, m bitboard.Move, weight int) (changed bool, err error) {
	key, w := Key(p), uint16(min(max(weight, 0), MostWeight))
	before, err := d.entries(key)
	if err != nil {
		return false, err
	}
	now := slices.Clone(before)
	switch i := slices.IndexFunc(now, func(e Entry) bool { return legal(p, e.Move) == m }); {
	case i < 0:
		now = append(now, Entry{Key: key, Move: codeOf(p, m), Weight: w})
	case now[i].Weight == w:
		return false, nil
	default:
		now[i].Weight = w
	}
	slices.SortStableFunc(now, func(a, b Entry) int { return cmp.Compare(b.Weight, a.Weight) })
	d.change(step{key, before, now})
	return true, nil
}

// Remove removes a move from a position. It reports whether the book had it.
func (d *Draft) Remove(p *bitboard.Position, m bitboard.Move) (changed bool, err error) {
	key := Key(p)
	before, err := d.entries(key)
	if err != nil {
		return false, err
	}
	now := slices.DeleteFunc(slices.Clone(before), func(e Entry) bool { return legal(p, e.Move) == m })
	if len(now) == len(before) {
		return false, nil
	}
	d.change(step{key, before, now})
	return true, nil
}

// change makes a step, which replaces those that were undone.
func (d *Draft) change(s step) {
	d.steps = append(d.steps[:d.done], s)
	d.Redo()
}

// Undo takes back the last change that is not undone, if there is one.
func (d *Draft) Undo() {
	if d.done > 0 {
		d.done--
		d.now[d.steps[d.done].key] = d.steps[d.done].before
	}
}

// Redo makes the change again that was undone last, if there is one.
func (d *Draft) Redo() {
	if d.done < len(d.steps) {
		d.now[d.steps[d.done].key] = d.steps[d.done].now
		d.done++
	}
}

// Steps returns how many changes there are that are not undone, and how many are.
func (d *Draft) Steps() (done, undone int) { return d.done, len(d.steps) - d.done }

// Version returns the draft as it is now, to be written on another goroutine.
func (d *Draft) Version() Version { return Version{d.book, maps.Clone(d.now)} }
