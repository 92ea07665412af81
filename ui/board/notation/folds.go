package notation

import (
	"fmt"
	"maps"

	"passedpawn/game/records/record"
)

// folds records which variations of a game are collapsed: all or none, with exceptions.
// So collapsing 100,000 variations stores none of them.
type folds struct {
	all bool
	but map[string]bool // exceptions, by key
}

func (f folds) has(p record.Path) bool {
	if len(f.but) == 0 {
		return f.all // without building a key
	}
	return f.all != f.but[key(p)]
}

// turn collapses a variation, or expands it.
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

// key returns the key of a path in a map.
func key(p record.Path) string { return fmt.Sprint([]int(p)) }
