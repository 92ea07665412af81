package library

import (
	"errors"
	"io"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/journal"
)

// An edit is a change that is merged into a file. If it saved a game, texts are those that
// the game had one after the other: several changes can be one edit.
type edit struct {
	journal.Change
	texts []string
}

// edits joins the changes that saved the same game again.
func edits(changes []journal.Change) (all []*edit) {
next:
	for _, c := range changes {
		if c.Kind != savedLater || len(c.Cuts) != 1 {
			all = append(all, &edit{Change: c})
			continue
		}
		old, text := string(c.Cuts[0].Old), string(c.Cuts[0].New)
		for _, e := range all {
			if n := len(e.texts); n > 0 && e.Game == c.Game && e.texts[n-1] == old {
				e.Change, e.texts = c, append(e.texts, text)
				continue next
			}
		}
		all = append(all, &edit{c, []string{old, text}})
	}
	return all
}

// merge writes changes to a file that another program has changed since, as far as their
// games are still there.
func (s settling) merge(changes []journal.Change) error {
	var lost []journal.Change
	for _, e := range edits(changes) {
		switch found, err := s.mergeOne(e); {
		case err != nil:
			return err
		case !found:
			lost = append(lost, e.Change)
		}
	}
	told, err := s.keepLost(lost)
	if err != nil {
		return err
	}
	if err := s.forgetUndeleted(lost); err != nil {
		return err
	}
	return errors.Join(s.journals().Drop(s.path), told)
}

// mergeOne saves a game that still has one of its texts, and reports whether it was found.
func (s settling) mergeOne(e *edit) (found bool, err error) {
	if len(e.texts) == 0 {
		return false, nil
	}
	was, err := atomicfile.Look(s.path)
	if err != nil || !was.There {
		return false, err
	}
	last := len(e.texts) - 1
	done, err := s.look(e, last)
	if err != nil {
		return false, err
	}
	for n := range last {
		at, err := s.look(e, n)
		if err != nil {
			return false, err
		}
		if at.number == 0 || e.texts[n] == e.texts[last] {
			continue
		}
		if done.number == e.Game && at.number != e.Game { // another game has the old text
			return true, nil
		}
		return true, s.put(at, was, e.texts[last])
	}
	return done.number > 0, nil // it was written before a crash
}

// look looks for one of the texts of a game.
func (s settling) look(e *edit, n int) (spot, error) {
	return Original{Path: s.path, Number: e.Game, Raw: e.texts[n]}.find()
}

// put replaces a game of a file.
func (s settling) put(at spot, was atomicfile.State, raw string) error {
	if err := s.keep(s.path, daily, unwrapped); err != nil && !errors.Is(err, errTooLarge) {
		return err
	}
	return s.replace(s.path, was, func(w io.Writer) error { return at.rewrite(w, s.path, raw) })
}
