// Package phrase is texts with blanks, which can be said in any language, and errors
// made of them. The texts have identifiers; assets/translations has them in English and
// other languages. It knows no game.
package phrase

import (
	"errors"
	"fmt"
)

// A Phrase is a sentence with blanks that can be said in any language: Form is the
// identifier of its text, which has verbs as for fmt.Sprintf. Words, errors and phrases
// in the blanks are translated too; all else is put there as it is. A Form that no
// language knows is the text itself.
type Phrase struct {
	Form  string
	Words []any
}

// A Word is a value that languages have their own words for, such as a side.
type Word interface {
	// In is the value in a language.
	In(l *Language) string
}

// Say makes a phrase.
func Say(form string, words ...any) Phrase { return Phrase{form, words} }

// String is the phrase in English.
func (p Phrase) String() string { return p.In(English()) }

// In is the phrase in a language.
func (p Phrase) In(l *Language) string {
	if len(p.Words) == 0 {
		return l.Text(p.Form)
	}
	form, words := p.form(l), make([]any, len(p.Words))
	for i, w := range p.Words {
		words[i] = w
		switch w := w.(type) {
		case Word:
			words[i] = w.In(l)
		case error:
			words[i] = Of(w).In(l)
		}
	}
	return fmt.Sprintf(form, words...)
}

// form is the text whose plural fits the first Number among the words.
func (p Phrase) form(l *Language) string {
	for _, w := range p.Words {
		if n, ok := w.(Number); ok {
			return l.Plural(p.Form, int(n))
		}
	}
	return l.Text(p.Form)
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

// Of is what an error says, as a phrase; one that Errorf has not made has no blanks.
func Of(err error) Phrase {
	if f, ok := errors.AsType[*fault](err); ok && f.Error() == err.Error() {
		return f.Phrase
	}
	return Say(err.Error())
}
