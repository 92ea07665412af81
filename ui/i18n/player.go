package i18n

import (
	"fmt"

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
