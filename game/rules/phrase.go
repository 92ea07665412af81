package rules

import (
	"errors"
	"fmt"
	"strings"
)

// A Phrase is a sentence with blanks, so that it can be said in any language: Form
// is the English of it, as for fmt.Sprintf. Kinds, sides, reasons, moves as SAN,
// errors and phrases among the words are translated too; all else stands as it is.
type Phrase struct {
	Form  string
	Words []any
}

// Say makes a phrase.
func Say(form string, words ...any) Phrase { return Phrase{form, words} }

// String is the phrase in English.
func (p Phrase) String() string { return p.In(func(text string) string { return text }) }

// In is the phrase in a language; say gives a form or a word in it.
func (p Phrase) In(say func(string) string) string {
	form := say(p.Form)
	if len(p.Words) == 0 {
		return form
	}
	words := make([]any, len(p.Words))
	for i, w := range p.Words {
		words[i] = w
		switch w := w.(type) {
		case Phrase:
			words[i] = w.In(say)
		case error:
			words[i] = PhraseOf(w).In(say)
		case Kind:
			words[i] = say(string(w))
		case Side:
			words[i] = say(w.String())
		case Reason:
			words[i] = say(w.String())
		case SAN:
			words[i] = w.in(say(Letters))
		}
	}
	return fmt.Sprintf(form, words...)
}

// SAN is a move of a game, by its id, as PGN writes it (PGN standard, 8.2.3). In a
// phrase the pieces of orthodox chess have the letters of the language: what
// stands for Letters.
type SAN struct{ Game, Text string }

// Letters are those of the pieces in English, from the king to the knight.
const Letters = "KQRBN"

func (s SAN) in(letters string) string {
	if !Orthodox(s.Game) {
		return s.Text
	}
	others := []rune(letters)
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(Letters, r); i >= 0 && i < len(others) {
			return others[i]
		}
		return r
	}, s.Text)
}

// A fault is an error that is a phrase.
type fault struct{ Phrase }

// Errorf makes an error that can be said in any language. It wraps the errors
// among its words, which have the verb %v.
func Errorf(form string, words ...any) error { return &fault{Say(form, words...)} }

// Error implements error, in English.
func (f *fault) Error() string { return f.String() }

// Unwrap makes errors.Is and errors.As find the causes.
func (f *fault) Unwrap() (causes []error) {
	for _, w := range f.Words {
		if err, ok := w.(error); ok {
			causes = append(causes, err)
		}
	}
	return causes
}

// PhraseOf is what an error says, as a phrase; one that Errorf has not made has
// no blanks.
func PhraseOf(err error) Phrase {
	if f, ok := errors.AsType[*fault](err); ok && f.Error() == err.Error() {
		return f.Phrase
	}
	return Say(err.Error())
}
