// Package i18n says what the window says in the person's language. Texts have
// identifiers, and the files in assets/translations have a text for each in every
// language. It knows no widget.
package i18n

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"fyne.io/fyne/v2/lang"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// spoken is the language of the window; nil is English.
var spoken atomic.Pointer[phrase.Language]

// Spoken is the language of the window.
func Spoken() *phrase.Language {
	if l := spoken.Load(); l != nil {
		return l
	}
	return phrase.English()
}

// WriteNative chooses how moves are written in games with two forms of them: as in the
// country that the game comes from, or as in the West.
func WriteNative(on bool) {
	l := *Spoken()
	l.Native = on
	spoken.Store(&l)
}

// Desktop is the language of the desktop, such as "de".
func Desktop() string {
	language, _, _ := strings.Cut(string(lang.SystemLocale()), "-")
	return language
}

// A Language is one that can be spoken: its code and what it calls itself.
type Language struct{ Code, Name string }

// Languages are English and those of some files, which call themselves by the
// translation of "English".
func Languages(files map[string][]byte) []Language {
	all := []Language{{"en", "English"}}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		var table struct{ English string }
		_, code, _ := strings.Cut(strings.TrimSuffix(name, ".json"), ".")
		if err := json.Unmarshal(files[name], &table); err == nil && table.English != "" && code != "en" {
			all = append(all, Language{code, table.English})
		}
	}
	return all
}

// Load turns to a language, such as "de", by files called "lessons.de.json". A
// language that has no files is English, whose texts are read already.
func Load(files map[string][]byte, language string) error {
	l := *phrase.English()
	if language != "en" {
		read, err := phrase.NewLanguage(files, language)
		if err != nil {
			return err
		}
		l = *read
	}
	l.Native = Spoken().Native
	spoken.Store(&l)
	return nil
}

// T is a text in the person's language by its identifier; what has no text is its own.
func T(id string) string { return Spoken().Text(id) }

// All are texts in the person's language.
func All(ids []string) (all []string) {
	for _, id := range ids {
		all = append(all, T(id))
	}
	return all
}

// F fills the blanks of a text, as fmt.Sprintf does, in the person's language.
func F(id string, words ...any) string { return P(phrase.Say(id, words...)) }

// P is a phrase in the person's language.
func P(p phrase.Phrase) string { return p.In(Spoken()) }

// List is some phrases in the person's language, with commas between them.
func List(all []phrase.Phrase) string { return P(phrase.Join(", ", all...)) }

// SAN is a move in the letters of the person's language and the form that they chose.
func SAN(move rules.SAN) string { return move.In(Spoken()) }

// Name is what a square is called, in the form that they chose.
func Name(s rules.SquareName) string { return s.In(Spoken()) }

// English is what was typed in those letters in the English ones.
func English(san string) string {
	letters := []rune(T(rules.Letters))
	return strings.Map(func(r rune) rune {
		if i := slices.Index(letters, r); i >= 0 && i < len(rules.Letters) {
			return rune(rules.Letters[i])
		}
		return r
	}, san)
}

// Sentence is what an error says, as a sentence.
func Sentence(err error) string { return P(phrase.Sentence(err)) }

// Count is how many of something there are, by the text for that.
func Count(n int, id string) string { return F(id, phrase.Number(n)) }

// Number is a number with its thousands set apart, such as 12,345.
func Number(n int) string { return phrase.Number(n).In(Spoken()) }
