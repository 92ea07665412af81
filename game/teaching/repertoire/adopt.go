package repertoire

import (
	"math"
	"slices"
	"strings"
)

// Lacking returns the repertoires of a list that another computer has written and that this store
// lacks. A path is of no use here, so one with the same name of its file is the same, and so is one
// that Adopt has made of it.
func (s *Store) Lacking(list string) ([]Entry, error) {
	theirs, err := parse(list)
	if err != nil {
		return nil, err
	}
	own, err := s.List()
	if err != nil {
		return nil, err
	}
	var lacking []Entry
	for _, e := range theirs {
		same := func(o Entry) bool {
			return o.Side == e.Side && o.Root == e.Root && (base(o.Path) == base(e.Path) || slices.Contains(o.rest, adopted(e)))
		}
		if !slices.ContainsFunc(own, same) && !slices.ContainsFunc(lacking, e.Is) {
			lacking = append(lacking, e)
		}
	}
	return lacking, nil
}

// adopted is the line of an entry that was made of another one.
func adopted(e Entry) string { return "  was " + base(e.Path) }

// Adopt adds a repertoire of another computer, whose games become a copy in the store. It is
// compared with no games unless with the person's own, because the others are not here.
func (s *Store) Adopt(e Entry, games string) error {
	path, err := s.Copy(strings.TrimSuffix(base(e.Path), ".pgn"), games)
	if err != nil {
		return err
	}
	e.rest = append(slices.Clone(e.rest), adopted(e))
	if e.Path = path; e.Met != OwnGames {
		e.Met = ""
	}
	return s.Insert(e, math.MaxInt)
}

// base is the name of a file by its path on any system.
func base(path string) string { return path[strings.LastIndexAny(path, `/\`)+1:] }
