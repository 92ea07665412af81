package search

import (
	"math/bits"
	"strings"

	"passedpawn/game/files/plain"
	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/ui/i18n"
)

// A Structure is a formation of pawns with its name in the person's language.
type Structure struct{ Name, Title string }

// Structures lists the formations that index knows.
func Structures() []Structure {
	return []Structure{
		{"isolani", i18n.T("gamelist.structure-isolani")},
		{"hanging", i18n.T("gamelist.structure-hanging")},
		{"carlsbad", i18n.T("gamelist.structure-carlsbad")},
		{"maroczy", i18n.T("gamelist.structure-maroczy")},
		{"hedgehog", i18n.T("gamelist.structure-hedgehog")},
		{"scheveningen", i18n.T("gamelist.structure-scheveningen")},
		{"dragon", i18n.T("gamelist.structure-dragon")},
		{"najdorf", i18n.T("gamelist.structure-najdorf")},
		{"french", i18n.T("gamelist.structure-french")},
		{"exchangefrench", i18n.T("gamelist.structure-exchange-french")},
		{"caro", i18n.T("gamelist.structure-caro")},
		{"slav", i18n.T("gamelist.structure-slav")},
		{"benoni", i18n.T("gamelist.structure-benoni")},
		{"kingsindian", i18n.T("gamelist.structure-kings-indian")},
		{"stonewall", i18n.T("gamelist.structure-stonewall")},
	}
}

// longestPattern is the longest description of a pattern, in characters.
const longestPattern = 120

// patternText says in words what positions a term searches for.
func patternText(t index.Term) string {
	p := *t.Pattern
	var said []string
	name, _, _ := strings.Cut(t.Value, "/")
	switch {
	case t.Wrong:
		return t.Value
	case t.Field == "structure":
		said = append(said, structureTitle(name))
	default:
		said = clausesText(p.Clauses)
		if p.Material != nil {
			said = append(said, materialText(p.Material.String()))
		}
	}
	for _, o := range []struct {
		set  bool
		text string
	}{
		{p.Mirrored, i18n.T("gamelist.pattern-mirrored")},
		{p.Turned && t.Field == "position", i18n.T("gamelist.pattern-colours")},
		{p.Plies > 1, i18n.Count(p.Plies, "gamelist.pattern-plies")},
		{p.Variations, i18n.T("gamelist.pattern-variations")},
	} {
		if o.set {
			said = append(said, o.text)
		}
	}
	return plain.Short(strings.Join(said, ", "), longestPattern)
}

// structureTitle returns the name of a formation in the person's language.
func structureTitle(name string) string {
	for _, s := range Structures() {
		if s.Name == name {
			return s.Title
		}
	}
	return name
}

// materialText writes a material with spaces: KRP v KR.
func materialText(text string) string {
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == 'v' })
	for i := range parts {
		parts[i] = strings.ToUpper(strings.Replace(parts[i], "=", " = ", 1))
	}
	return strings.Join(parts, " v ")
}

// clausesText says what must be on squares, or must not be. Squares with the same
// condition are named together.
func clausesText(clauses []pattern.Clause) (said []string) {
	type kind struct {
		content pattern.Content
		none    bool
	}
	where, seen := map[kind][]string{}, []kind{}
	for _, c := range clauses {
		k := kind{c.Content, c.None}
		if where[k] == nil {
			seen = append(seen, k)
		}
		where[k] = append(where[k], squaresText(c.Squares))
	}
	for _, k := range seen {
		said = append(said, conditionText(pattern.Clause{Content: k.content, None: k.none}, strings.Join(where[k], " ")))
	}
	return said
}

// ClauseText says what must be on some squares of a file, or must not be.
func ClauseText(c pattern.Clause) string { return conditionText(c, squaresText(c.Squares)) }

// conditionText says a condition on squares that are named.
func conditionText(c pattern.Clause, where string) string {
	if c.None && c.Content == pattern.Pieces {
		return i18n.F("gamelist.pattern-empty", where)
	}
	side := i18n.T("White")
	letter, black, single := c.Content.Letter()
	if black || c.Content == pattern.Blacks {
		side = i18n.T("Black")
	}
	piece := side
	if single {
		piece += " " + strings.ToUpper(string(letter))
	}
	if c.None {
		return i18n.F("gamelist.pattern-not-on", piece, where)
	}
	return i18n.F("gamelist.pattern-on", piece, where)
}

// squaresText names squares of one file: d4, d6/d7, or the whole d-file.
func squaresText(squares uint64) string {
	file := bits.TrailingZeros64(squares) % 8
	letter := string(rune('a' + file))
	if bits.OnesCount64(squares) == 8 {
		return i18n.F("gamelist.pattern-file", letter)
	}
	var names []string
	for rank := range 8 {
		if squares>>(file+8*rank)&1 != 0 {
			names = append(names, letter+string(rune('1'+rank)))
		}
	}
	return strings.Join(names, "/")
}
