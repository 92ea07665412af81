package i18n

import (
	"fmt"
	"strings"

	"passedpawn/game/phrase"
)

// bundled is the form of the name of the bundled engine.
const bundled = "engines.bundled"

// Player returns a player's name as it is shown. Games have the name of the bundled engine
// in English; it is shown in the present language.
func Player(name string) string {
	level := 0
	if _, err := fmt.Sscanf(name, phrase.English().Text(bundled), &level); err != nil || phrase.Say(bundled, level).String() != name {
		return name
	}
	return F(bundled, level)
}

// AsStored returns the words of a search with the word by which Player tells a level in the
// present language, such as "Stufe", as games have it.
func AsStored(query string) string {
	shown, stored := levelIn(T(bundled)), levelIn(phrase.English().Text(bundled))
	words := strings.Split(query, " ")
	for i, word := range words {
		if bare := strings.TrimPrefix(word, "("); strings.EqualFold(bare, shown) {
			words[i] = strings.TrimSuffix(word, bare) + stored
		}
	}
	return strings.Join(words, " ")
}

// levelIn returns the word before the level in the form of the bundled engine's name.
func levelIn(form string) string {
	_, rest, _ := strings.Cut(form, "(")
	word, _, _ := strings.Cut(rest, " ")
	return word
}
