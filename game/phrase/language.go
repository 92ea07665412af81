package phrase

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"passedpawn/assets"
)

// A Language maps identifiers such as "window.new-game" to texts. If it lacks a text, it
// uses the English one. An identifier without any text stands for itself, so that names
// that are data, such as "queen", need no English text.
type Language struct {
	tag   language.Tag
	texts map[string]text
	next  *Language // is asked for missing texts
	// Native means that moves are written as in the country that their game comes from.
	Native bool

	aloud func(Word) Word // what is said instead of a word, or the word itself; nil if phrases are to be read
}

// A text is one sentence, and one for each further plural category of the language, such
// as "one" (Unicode CLDR).
type text struct {
	other string                 // for every number that forms lacks: "other", or "many" where that is for fractions only
	forms map[plural.Form]string // the others, nil for most texts: there are 1,500 of them
}

// UnmarshalJSON reads a string or an object of plural forms.
func (t *text) UnmarshalJSON(data []byte) error {
	var single string
	if json.Unmarshal(data, &single) == nil {
		*t = text{other: single}
		return nil
	}
	var forms map[string]string
	if err := json.Unmarshal(data, &forms); err != nil {
		return err
	}
	t.forms = map[plural.Form]string{}
	for name, form := range forms {
		category, ok := categories[name]
		if !ok {
			return fmt.Errorf("%q is not a plural category", name)
		}
		t.forms[category] = form
	}
	if t.other = cmp.Or(t.forms[plural.Other], t.forms[plural.Many]); t.other == "" {
		return errors.New(`the plural forms lack "other" and "many"`)
	}
	return nil
}

// categories are the CLDR names of the plural categories.
var categories = map[string]plural.Form{
	"other": plural.Other, "zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many,
}

// NewLanguage reads the files of a language, such as "window.de.json" and "rules.de.json"
// for "de". A language without files uses English texts.
func NewLanguage(files map[string][]byte, code string) (*Language, error) {
	l, err := read(files, code)
	if err != nil {
		return nil, err
	}
	l.next = english()
	return l, nil
}

func read(files map[string][]byte, code string) (*Language, error) {
	tag, err := language.Parse(code)
	if err != nil {
		tag = language.English
	}
	l := &Language{tag: tag, texts: map[string]text{}}
	for name, content := range files {
		if strings.HasSuffix(name, "."+code+".json") {
			if err := json.Unmarshal(content, &l.texts); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return l, nil
}

// english is read once, when it is first needed.
var english = sync.OnceValue(func() *Language {
	l, err := read(assets.Translations("en"), "en")
	if err != nil {
		panic(err) // the files are embedded, and a test reads them
	}
	return l
})

// English is the language of errors, logs and terminals.
func English() *Language { return english() }

// Code is the language's code, such as "de".
func (l *Language) Code() string { return l.tag.String() }

// Text returns a text that does not depend on a number.
func (l *Language) Text(id string) string { return l.form(id, plural.Other) }

// ToEnglish returns a function that returns the English of a text of the language. It is
// nothing for English itself, and several texts where words differ that the language does not
// tell apart.
func (l *Language) ToEnglish() func(text string) []string {
	known := map[string][]string{}
	for id, t := range l.texts {
		if e, ok := english().texts[id]; ok && e.other != t.other {
			known[t.other] = append(known[t.other], e.other)
		}
	}
	return func(text string) []string { return known[text] }
}

// Plural returns a text for a number of things.
func (l *Language) Plural(id string, n int) string {
	for ; l != nil; l = l.next {
		if _, ok := l.texts[id]; ok {
			return l.form(id, plural.Cardinal.MatchPlural(l.tag, n, 0, 0, 0, 0))
		}
	}
	return id
}

func (l *Language) form(id string, wanted plural.Form) string {
	for ; l != nil; l = l.next {
		t, ok := l.texts[id]
		if !ok {
			continue
		}
		if form, ok := t.forms[wanted]; ok {
			return form
		}
		return t.other
	}
	return id
}
