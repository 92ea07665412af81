package polyglot

import (
	"bufio"
	"io"
	"maps"
	"slices"

	"passedpawn/game/phrase"
)

// A Version is a draft at some time.
type Version struct {
	book *Book
	now  map[uint64][]Entry
}

var errNothing = phrase.Errorf("polyglot.nothing")

// Write writes the book. Positions that were not changed keep their entries byte by byte. The
// error may say that no move is left.
func (v Version) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	written := 0
	put := func(all ...Entry) error {
		for _, e := range all {
			written++
			if _, err := out.Write(e.append(out.AvailableBuffer())); err != nil {
				return err
			}
		}
		return nil
	}
	changed := slices.Sorted(maps.Keys(v.now))
	// before writes the changed positions whose keys are smaller than one.
	before := func(key uint64) error {
		for len(changed) > 0 && changed[0] < key {
			if err := put(v.now[changed[0]]...); err != nil {
				return err
			}
			changed = changed[1:]
		}
		return nil
	}
	if v.book != nil {
		for n := range v.book.len {
			e, err := v.book.at(n)
			if err == nil {
				err = before(e.Key)
			}
			if _, replaced := v.now[e.Key]; err == nil && !replaced {
				err = put(e)
			}
			if err != nil {
				return err
			}
		}
	}
	for _, key := range changed {
		if err := put(v.now[key]...); err != nil {
			return err
		}
	}
	if written == 0 {
		return errNothing
	}
	return out.Flush()
}
