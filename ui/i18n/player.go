package i18n

import (
	"fmt"
	"strings"

	"passedpawn/game/phrase"
)

// Player returns a player's name as it is shown. Games have the name of the bundled engine
// in English; it is shown in the present language.
func Player(name string) string {
	const form = "engines.bundled"
	level := 0
	if _, err := fmt.Sscanf(name, phrase.English().Text(form), &level); err != nil || phrase.Say(form, level).String() != name {
		return name
	}
	return F(form, level)
}

// AsStored returns the words of a search with those in the present language by which Player
// names the bundled engine, such as "(Stufe", as games have them.
func AsStored(query string) string {
	shown, stored := strings.Fields(T("engines.bundled")), strings.Fields(phrase.English().Text("engines.bundled"))
	if len(shown) != len(stored) {
		return query
	}
	words := strings.Split(query, " ")
	for i, word := range words {
		for at := range shown {
			if one := strings.TrimPrefix(shown[at], "("); one != stored[at] && strings.EqualFold(strings.TrimPrefix(word, "("), one) {
				words[i] = stored[at]
				if !strings.HasPrefix(word, "(") {
					words[i] = strings.TrimPrefix(stored[at], "(")
				}
			}
		}
	}
	return strings.Join(words, " ")
}
