package repertoire

import (
	"math"
	"slices"
	"strings"

	"passedpawn/game/files/filename"
)

// Lacking returns the repertoires in a list from another computer that this store lacks. Paths
// differ between computers: two repertoires are the same if the names of their files are, or if
// Adopt has made one of the other.
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
			return o.Side == e.Side && o.Root == e.Root && (filename.Base(o.Path) == filename.Base(e.Path) || slices.Contains(o.rest, adopted(e)))
		}
		if !slices.ContainsFunc(own, same) && !slices.ContainsFunc(lacking, e.Is) {
			lacking = append(lacking, e)
		}
	}
	return lacking, nil
}

// adopted is the line of an entry that was made of another one.
func adopted(e Entry) string { return "  was " + filename.Base(e.Path) }

// Adopt adds a repertoire of another computer, whose games become a copy in the store. It is
// compared with the person's own games or with none: other files are not on this computer.
func (s *Store) Adopt(e Entry, games string) error {
	path, err := s.Copy(strings.TrimSuffix(filename.Base(e.Path), ".pgn"), games)
	if err != nil {
		return err
	}
	e.rest = append(slices.Clone(e.rest), adopted(e))
	if e.Path = path; e.Met != OwnGames {
		e.Met = ""
	}
	return s.Insert(e, math.MaxInt)
}
