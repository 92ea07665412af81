package index

import (
	"slices"
	"strings"
	"sync"

	"passedpawn/game/chess/opening"
	"passedpawn/game/phrase"
)

// In returns the table as a person sees it in a language: it is filtered and sorted by the
// names of openings in that language, and filtered by the English ones as well. Its texts
// stay as they are in the games.
func (t *Table) In(l *phrase.Language) *Table {
	if t.column[Opening] == nil || l.Code() == phrase.English().Code() {
		return t
	}
	in := *t
	in.shown = sync.OnceValue(func() []string { return t.openings(l) }) // few queries need them
	return &in
}

// openings returns the names of openings in a language, in lower case, "" for texts that
// are none.
func (t *Table) openings(l *phrase.Language) []string {
	all := make([]string, len(t.texts))
	for _, id := range t.column[Opening] {
		if id != 0 && all[id] == "" {
			all[id] = fold(opening.Title(t.texts[id]).In(l))
		}
	}
	return all
}

// fold returns a text in lower case, with every space as it is typed.
func fold(text string) string {
	return strings.ReplaceAll(strings.ToLower(text), "\u00a0", " ")
}

// folded returns the texts of a column in lower case, for comparing.
func (t *Table) folded(c Column) []string {
	if c == Opening && t.shown != nil {
		return t.shown()
	}
	return t.fold
}

// containing returns which texts contain a word, and whether any does.
func containing(texts []string, word string) (found []bool, some bool) {
	found = make([]bool, len(texts))
	for i, text := range texts {
		found[i] = strings.Contains(text, word)
		some = some || found[i]
	}
	return found, some
}

// either returns what is in one of two lists.
func either(a, b []bool) []bool {
	both := slices.Clone(a)
	for i, in := range b {
		both[i] = both[i] || in
	}
	return both
}
