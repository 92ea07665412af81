package search

import (
	"slices"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/ui/i18n"
)

// IsWord reports whether a term is nothing but a word to find, which needs no explanation.
func IsWord(t index.Term) bool {
	return t.Field == "" && !t.Not && t.Any == nil && t.All == nil
}

// IsWrong reports whether a part of a term has a value that its field cannot have.
func IsWrong(t index.Term) bool {
	return t.Wrong || slices.ContainsFunc(t.Any, IsWrong) || slices.ContainsFunc(t.All, IsWrong)
}

// FirstWrong returns the first term of a search that has no meaning, "" if there is none.
func FirstWrong(text string) string {
	for _, t := range index.ParseQuery(text).Terms {
		if IsWrong(t) {
			return text[t.Start:t.End]
		}
	}
	return ""
}

// With returns a search with another term at its end.
func With(text, term string) string { return strings.TrimSpace(text + " " + term) }

// Without returns a search without one of its terms.
func Without(text string, t index.Term) string {
	return With(strings.TrimSpace(text[:t.Start]), strings.TrimSpace(text[t.End:]))
}

// Pattern returns the term of a search with a pattern that can be drawn, false for none.
func Pattern(text string) (index.Term, bool) {
	for _, t := range index.ParseQuery(text).Terms {
		if t.Pattern != nil && !t.Not && !t.Wrong {
			return t, true
		}
	}
	return index.Term{}, false
}

// WithPattern returns a search with a pattern, in place of the one that Pattern returns.
func WithPattern(text string, p pattern.Pattern) string {
	term := "position:" + p.String()
	if t, ok := Pattern(text); ok {
		return text[:t.Start] + term + text[t.End:]
	}
	return With(text, term)
}

// TermText says a term in words.
func TermText(t index.Term) string {
	said := t.Value
	switch {
	case t.Any != nil && t.Value == "":
		said = termTexts(t.Any, " "+i18n.T("gamelist.chip-or")+" ")
	case t.All != nil:
		said = "(" + termTexts(t.All, ", ") + ")"
	case t.Pattern != nil:
		said = i18n.F("gamelist.chip", fieldName(t.Field), patternText(t))
	case t.Field != "":
		said = i18n.F("gamelist.chip", fieldName(t.Field), valueText(t.Value))
	}
	if t.Not {
		return i18n.F("gamelist.chip-not", said)
	}
	return said
}

func termTexts(terms []index.Term, with string) string {
	var all []string
	for _, t := range terms {
		all = append(all, TermText(t))
	}
	return strings.Join(all, with)
}

// valueText writes a value with the signs of a book: ≥ and –.
func valueText(value string) string {
	for _, sign := range [][2]string{{">=", "≥ "}, {"<=", "≤ "}, {">", "> "}, {"<", "< "}, {"=", ""}} {
		if rest, ok := strings.CutPrefix(value, sign[0]); ok {
			return sign[1] + rest
		}
	}
	return strings.Replace(value, "..", "–", 1)
}

// WithField returns a search with a value for a field in place of those it had, or without any for
// "".
func WithField(text, field, value string) string {
	for {
		terms := index.ParseQuery(text).Terms
		i := slices.IndexFunc(terms, func(t index.Term) bool { return t.Field == field && !t.Not })
		if i < 0 {
			break
		}
		text = Without(text, terms[i])
	}
	if value == "" {
		return text
	}
	return With(text, field+":"+value)
}
