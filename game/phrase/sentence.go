package phrase

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentence returns what an error says as a sentence: with a capital letter and a full
// stop.
func Sentence(err error) Phrase { return Say("%v", sentence{err}) }

type sentence struct{ err error }

// In implements Word.
func (s sentence) In(l *Language) string {
	return strings.TrimSuffix(l.Capital(Of(s.err).In(l)), ".") + "." // some are sentences already
}

// Capital returns a phrase with a capital letter at its start, where it may have a blank.
func Capital(p Phrase) Phrase { return Say("%v", capitalised{p}) }

type capitalised struct{ of Phrase }

// In implements Word.
func (c capitalised) In(l *Language) string { return l.Capital(c.of.In(l)) }

// Capital returns a text with a capital letter at its start. That of i has a dot in Turkish.
func (l *Language) Capital(text string) string {
	text = strings.TrimPrefix(text, lead)
	first, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return ""
	}
	upper := unicode.ToUpper
	if base, _ := l.tag.Base(); base.String() == "tr" {
		upper = unicode.TurkishCase.ToUpper
	}
	return string(upper(first)) + text[n:]
}

// Join returns phrases one after the other, with a separator between them.
func Join(separator string, all ...Phrase) Phrase {
	words := make([]any, len(all))
	for i, p := range all {
		words[i] = p
	}
	return Phrase{strings.Join(slices.Repeat([]string{"%v"}, len(all)), separator), words}
}
