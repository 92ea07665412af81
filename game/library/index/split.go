package index

import (
	"slices"
	"strings"

	"passedpawn/game/chess/opening"
	"passedpawn/game/phrase"
)

// Split divides a query in two that together ask for the same: terms that the tags and the
// comments of a game decide, and terms for which its moves have to be read. Names of
// openings are those of a language.
func (q Query) Split(in *phrase.Language) (early, late Query) {
	names := openingNames(in)
	for _, t := range q.Terms {
		if t.asksMoves(names) {
			late.Terms = append(late.Terms, t)
		} else {
			early.Terms = append(early.Terms, t)
		}
	}
	return early, late
}

// asksMoves reports whether the moves of a game decide the term. A word does so if it
// occurs in the names of openings.
func (t Term) asksMoves(names string) bool {
	asks := func(t Term) bool { return t.asksMoves(names) }
	switch {
	case t.Any != nil, t.All != nil:
		return slices.ContainsFunc(t.Any, asks) || slices.ContainsFunc(t.All, asks)
	case t.Field == "":
		return strings.Contains(names, t.Value)
	}
	return t.Pattern != nil || slices.Contains([]string{"opening", "eco", "moves"}, t.Field)
}

// openingNames returns the codes and names of all openings, in English and in another
// language, one per line, as they are searched.
func openingNames(in *phrase.Language) string {
	var all strings.Builder
	for _, n := range opening.Load() {
		for _, text := range []string{n.ECO, n.Title, opening.Title(n.Title).In(in)} {
			all.WriteString(fold(text))
			all.WriteByte('\n')
		}
	}
	return all.String()
}
