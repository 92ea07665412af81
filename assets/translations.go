package assets

import "strings"

// Translations returns the files with the program's texts by their names, such as
// "lessons.de.json". Each is a JSON object that maps identifiers to the texts of one
// language.
func Translations() map[string][]byte { return translations(".json") }

// Translation returns the files of one language, such as "de": none if there are none.
func Translation(code string) map[string][]byte { return translations("." + code + ".json") }

// translations returns the files whose names end so.
func translations(end string) map[string][]byte {
	all := map[string][]byte{}
	entries, err := files.ReadDir("translations")
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), end) {
			continue
		}
		var content []byte
		if content, err = read("translations/" + e.Name()); err != nil {
			break
		}
		all[e.Name()] = content
	}
	if err != nil {
		panic(err) // cannot happen: the files are embedded
	}
	return all
}
