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
	text := Of(s.err).In(l)
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(text[n:], ".") + "." // some are sentences already
}

// Join returns phrases one after the other, with a separator between them.
func Join(separator string, all ...Phrase) Phrase {
	words := make([]any, len(all))
	for i, p := range all {
		words[i] = p
	}
	return Phrase{strings.Join(slices.Repeat([]string{"%v"}, len(all)), separator), words}
}
