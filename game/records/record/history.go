package record

import (
	"slices"

	"passedpawn/game/phrase"
)

// A Step is a record that undo or redo returns to.
type Step struct {
	Record *Record
	Path   Path          // the place that was shown when another record replaced it
	What   phrase.Phrase // the edit that led to it from the step before it, for a menu
}

// A History is the records that undo and redo return to, the oldest first, with the present
// one among them. It never changes: its methods return another one. The zero value has
// nothing to undo or redo.
type History struct {
	Steps []Step
	At    int // the index of the present record
}

// Undoing names the edit that an undo would undo, empty for none.
func (h History) Undoing() phrase.Phrase { return h.what(h.At) }

// Redoing names the edit that a redo would repeat, empty for none.
func (h History) Redoing() phrase.Phrase { return h.what(h.At + 1) }

// what names the edit that led to a step, empty for the first step or none.
func (h History) what(i int) phrase.Phrase {
	if i > 0 && i < len(h.Steps) {
		return h.Steps[i].What
	}
	return phrase.Phrase{}
}

// Leaving notes what the present record is, and which place is shown, before another record
// replaces it.
func (h History) Leaving(r *Record, shown Path) History {
	steps := slices.Clone(h.Steps)
	if len(steps) == 0 {
		steps = []Step{{Record: r}}
	}
	now := &steps[h.At]
	if now.Path = shown; !now.Record.Equal(r) {
		now.Record = r
	}
	return History{steps, h.At}
}

// Edited adds the record to which an edit of the present one has led. What had been undone
// can no longer be redone.
func (h History) Edited(what phrase.Phrase, r *Record) History {
	return History{append(slices.Clip(h.Steps[:h.At+1]), Step{Record: r, What: what}), h.At + 1}
}

// TakenBack adds the record to which taking back a move of the present one has led. The move
// can be redone, and nothing can be undone.
func (h History) TakenBack(move phrase.Phrase, r *Record) History {
	steps := slices.Concat([]Step{{Record: r}}, h.Steps[h.At:])
	steps[1].What = move
	return History{Steps: steps}
}
