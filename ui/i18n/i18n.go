// Package i18n returns the window's texts in the person's language. Each text has an
// identifier, and the files in assets/translations contain the text for it in every
// language. The package uses no widgets.
package i18n

import (
	"encoding/json"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"fyne.io/fyne/v2/lang"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// spoken is the language of the window; nil is English.
var spoken atomic.Pointer[phrase.Language]

// Spoken returns the language of the window.
func Spoken() *phrase.Language {
	if l := spoken.Load(); l != nil {
		return l
	}
	return phrase.English()
}

// WriteNative chooses how moves are written in games with two notations: that of the
// country the game comes from, or the Western one.
func WriteNative(on bool) {
	l := *Spoken()
	l.Native = on
	spoken.Store(&l)
}

// Desktop returns the language of the desktop, such as "de".
func Desktop() string {
	language, _, _ := strings.Cut(string(lang.SystemLocale()), "-")
	return language
}

// A Language is one that the window can use: its code, and its own name for itself. Note says in
// the language itself that it is new or incomplete, and is empty for most.
type Language struct{ Code, Name, Note string }

// Offered returns the languages of a list in JSON.
func Offered(list []byte) (all []Language) {
	if err := json.Unmarshal(list, &all); err != nil {
		panic(err) // cannot happen: a test reads it
	}
	return all
}

// Load sets the language, such as "de", and reads it from files with names such as
// "lessons.de.json". Without files for the language, the window stays in English.
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

// T returns the text for an identifier in the person's language, or the identifier if
// there is none.
func T(id string) string { return Spoken().Text(id) }

// InEnglish returns a function that returns the English of a text of the window.
func InEnglish() func(text string) []string { return Spoken().ToEnglish() }

// All returns the texts for some identifiers.
func All(ids []string) (all []string) {
	for _, id := range ids {
		all = append(all, T(id))
	}
	return all
}

// F returns the text for an identifier with its blanks filled, as by fmt.Sprintf.
func F(id string, words ...any) string { return P(phrase.Say(id, words...)) }

// P returns a phrase in the person's language.
func P(p phrase.Phrase) string { return p.In(Spoken()) }

// Aloud returns a phrase as it is said: with what how returns for each of its words.
func Aloud(p phrase.Phrase, how func(phrase.Word) phrase.Word) string { return Spoken().Aloud(p, how) }

// List returns phrases in the person's language, separated by commas.
func List(all []phrase.Phrase) string { return P(phrase.Join(", ", all...)) }

// SAN returns a move with the piece letters of the person's language, in the notation that
// the person has chosen.
func SAN(move rules.SAN) string { return move.In(Spoken()) }

// English returns a move that was typed with the person's piece letters, with the English
// ones.
func English(san string) string {
	var b strings.Builder
	for letters := Letters(); san != ""; {
		i, typed := begins(letters, san)
		if i < 0 {
			_, n := utf8.DecodeRuneInString(san)
			b.WriteString(san[:n])
			san = san[n:]
			continue
		}
		b.WriteByte(rules.Letters[i])
		san = san[len(typed):]
	}
	return b.String()
}

// Letters returns the letters of the pieces in the person's language, from the king to the
// knight: one each, or two, such as the king's in Russian.
func Letters() []string { return rules.LettersIn(Spoken())[:len(rules.Letters)] }

// begins returns the index of the longest of some letters that a text begins with, -1 if it
// begins with none.
func begins(letters []string, text string) (at int, longest string) {
	at = -1
	for i, l := range letters {
		if strings.HasPrefix(text, l) && len(l) > len(longest) {
			at, longest = i, l
		}
	}
	return at, longest
}

// Sentence returns the text of an error as a sentence.
func Sentence(err error) string { return P(phrase.Sentence(err)) }

// Count returns the text for an identifier in the plural form for a number.
func Count(n int, id string) string { return F(id, phrase.Number(n)) }

// Number returns a number with its thousands separated, such as 12,345.
func Number(n int) string { return phrase.Number(n).In(Spoken()) }
