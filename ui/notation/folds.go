package notation

import (
	"fmt"
	"maps"

	"passedpawn/game/record"
)

// folds are the variations of a game that are shown as a word: all or none, but for
// some. So collapsing 100,000 of them names none.
type folds struct {
	all bool
	but map[string]bool // by key
}

func (f folds) has(p record.Path) bool {
	if len(f.but) == 0 {
		return f.all // and no key is made
	}
	return f.all != f.but[key(p)]
}

// turn folds a variation, or unfolds it.
func (f *folds) turn(p record.Path) {
	if f.but == nil {
		f.but = map[string]bool{}
	}
	if k := key(p); f.but[k] {
		delete(f.but, k)
	} else {
		f.but[k] = true
	}
}

func (f folds) clone() folds { return folds{f.all, maps.Clone(f.but)} }

// key names a path in a map.
func key(p record.Path) string { return fmt.Sprint([]int(p)) }
