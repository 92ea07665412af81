// Package phrase is texts with blanks that can be put into any language, and errors made
// from them. The texts have identifiers. assets/translations contains them in English and
// other languages. The package knows nothing of games.
package phrase

import (
	"errors"
	"fmt"
)

// A Phrase is a sentence with blanks that can be put into any language. Form is the
// identifier of its text, which contains verbs as for fmt.Sprintf. Words, errors and
// phrases in the blanks are translated too. Everything else is inserted unchanged. A Form
// that no language knows is itself the text.
type Phrase struct {
	Form  string
	Words []any
}

// A Word is a value that has a name in each language, such as a side.
type Word interface {
	// In returns the value in a language.
	In(l *Language) string
}

// Say makes a phrase from an identifier and the values of its blanks.
func Say(form string, words ...any) Phrase { return Phrase{form, words} }

// String returns the phrase in English.
func (p Phrase) String() string { return p.In(English()) }

// In returns the phrase in a language.
func (p Phrase) In(l *Language) string {
	if len(p.Words) == 0 {
		return l.Text(p.Form)
	}
	form, words := p.form(l), make([]any, len(p.Words))
	for i, w := range p.Words {
		words[i] = w
		switch w := w.(type) {
		case Word:
			words[i] = l.said(w).In(l)
		case error:
			words[i] = Of(w).In(l)
		}
	}
	return fmt.Sprintf(form, words...)
}

// form returns the text with the plural form for the first Number among the words or, without
// one, for the first int.
func (p Phrase) form(l *Language) string {
	for _, w := range p.Words {
		if n, ok := w.(Number); ok {
			return l.Plural(p.Form, int(n))
		}
	}
	for _, w := range p.Words {
		if n, ok := w.(int); ok {
			return l.Plural(p.Form, n)
		}
	}
	return l.Text(p.Form)
}

// A fault is an error that is a phrase.
type fault struct{ Phrase }

// Errorf makes an error that can be put into any language. It wraps the errors among its
// words, whose verb is %v.
func Errorf(form string, words ...any) error { return &fault{Say(form, words...)} }

// Error implements error. It returns the phrase in English.
func (f *fault) Error() string { return f.String() }

// Unwrap returns the wrapped errors, for errors.Is and errors.As.
func (f *fault) Unwrap() (causes []error) {
	for _, w := range f.Words {
		if err, ok := w.(error); ok {
			causes = append(causes, err)
		}
	}
	return causes
}

// Of returns an error as a phrase. An error that Errorf did not make becomes a phrase
// without blanks.
func Of(err error) Phrase {
	if f, ok := errors.AsType[*fault](err); ok && f.Error() == err.Error() {
		return f.Phrase
	}
	return Say(err.Error())
}
