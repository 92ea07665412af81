// Package i18n says what the window says in the person's language. The English
// is in the code; files give it in others, from the one to the other. It knows no
// widget.
package i18n

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2/lang"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// said is the table of the language that is spoken, from the English. Load sets
// it, once, before there is a window; nil is English.
var said atomic.Pointer[map[string]string]

// native is whether moves are written as in the country that their game comes from.
// WriteNative sets it.
var native atomic.Bool

// WriteNative chooses how moves are written in games with two forms of them: as in the
// country that the game comes from, or as in the West.
func WriteNative(on bool) { native.Store(on) }

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
		var table map[string]string
		if err := json.Unmarshal(files[name], &table); err == nil && table["English"] != "" {
			_, code, _ := strings.Cut(strings.TrimSuffix(name, ".json"), ".")
			all = append(all, Language{code, table["English"]})
		}
	}
	return all
}

// Load turns to a language, such as "de", by files called "lessons.de.json". Of
// one that has no files all is English.
func Load(files map[string][]byte, language string) error {
	table := map[string]string{}
	for name, content := range files {
		if !strings.HasSuffix(name, "."+language+".json") {
			continue
		}
		if err := json.Unmarshal(content, &table); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	said.Store(&table)
	return nil
}

// T is a text in the person's language, as it is where nobody has translated it.
func T(text string) string {
	if table := said.Load(); table != nil {
		if other, ok := (*table)[text]; ok {
			return other
		}
	}
	return text
}

// All are texts in the person's language.
func All(texts []string) (all []string) {
	for _, text := range texts {
		all = append(all, T(text))
	}
	return all
}

// F fills the blanks of a form, as fmt.Sprintf does, in the person's language.
func F(form string, words ...any) string { return P(phrase.Say(form, words...)) }

// P is a phrase in the person's language.
func P(p phrase.Phrase) string { return p.In(say) }

// say is T, and answers which form moves have.
func say(text string) string {
	if text == rules.Notation && native.Load() {
		return "native moves"
	}
	return T(text)
}

// SAN is a move in the letters of the person's language and the form that they chose.
func SAN(move rules.SAN) string { return move.In(say) }

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
func Sentence(err error) string {
	text := P(phrase.Of(err))
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:] + "."
}

// Count is how many of something there are: one says what a single one is, many
// has a blank for the number.
func Count(n int, one, many string) string {
	if n == 1 {
		return T(one)
	}
	return F(many, Number(n))
}

// Number is a number with its thousands set apart, such as 12,345.
func Number(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + T(",") + text[i:]
	}
	return text
}
