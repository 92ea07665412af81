package library

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/atomicfile"
)

// Favourites are the names of the kept games that a person has marked.
func (f *Folder) Favourites() map[string]bool {
	marked := map[string]bool{}
	data, err := os.ReadFile(f.favourites())
	if err != nil {
		return marked
	}
	for name := range strings.Lines(string(data)) {
		marked[strings.TrimSpace(name)] = true
	}
	return marked
}

// SetFavourite marks a kept game, or unmarks it.
func (f *Folder) SetFavourite(name string, yes bool) error {
	defer f.gate()()
	marked := f.Favourites()
	delete(marked, name)
	if yes {
		marked[name] = true
	}
	var names []string
	for name := range marked {
		names = append(names, name)
	}
	slices.Sort(names)
	return atomicfile.Write(f.favourites(), []byte(strings.Join(names, "\n")+"\n"))
}

func (f *Folder) favourites() string { return filepath.Join(f.dir, "favourites") }
