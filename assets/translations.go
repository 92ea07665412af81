package assets

import "strings"

// translated are the files with texts that each language can have: English has no lessons of
// shogi, because they are written in it.
var translated = []string{"lessons", "rules", "shogi", "shogilessons", "window"}

// Languages returns the list of the languages of the translations as JSON. The program reads it at its
// start instead of all of them.
func Languages() []byte { return must("languages.json") }

// Translations returns the files with the program's texts by their names, such as
// "lessons.de.json". Each is a JSON object that maps identifiers to the texts of one
// language. In a page, they are those in the program: all English ones, and the texts of the
// window in each language.
func Translations() map[string][]byte {
	all := map[string][]byte{}
	entries, err := files.ReadDir("translations")
	if err != nil {
		panic(err) // cannot happen: the files are embedded
	}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".json") {
			all[name] = must("translations/" + name)
		}
	}
	return all
}

// Translation returns the files of one language, such as "de": none if there are none.
func Translation(code string) map[string][]byte {
	all := map[string][]byte{}
	if _, err := files.Open("translations/window." + code + ".json"); err != nil {
		return all
	}
	for _, of := range translated {
		name := of + "." + code + ".json"
		if content, err := read("translations/" + name); err == nil {
			all[name] = content
		}
	}
	return all
}
