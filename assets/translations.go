package assets

import (
	"bytes"
	"strings"
)

// Languages returns the list of the languages of the translations as JSON. The program reads it at its
// start instead of all of them.
func Languages() []byte { return must("languages.json") }

// translated are the files with texts that each language can have: English has no lessons of
// shogi, because they are written in it.
var translated = []string{"lessons", "rules", "shogi", "shogilessons", "window"}

// Translations returns the files with the program's texts in a language, such as "de", or in all for
// "", by their names, such as "lessons.de.json". Each is a JSON object that maps identifiers to
// the texts of one language. In a page, those in all languages are only those in the program.
func Translations(code string) map[string][]byte {
	all := map[string][]byte{}
	for _, name := range translationsIn(code) {
		if content, err := read("translations/" + name); err == nil {
			all[name] = content
		}
	}
	return all
}

// Complete reports whether some files are all that a language has, "" for all languages: a page may
// not have been able to load some.
func Complete(loaded map[string][]byte, code string) bool {
	for _, name := range translationsIn(code) {
		if _, there := loaded[name]; !there && apart("translations/"+name) {
			return false
		}
	}
	return true
}

// translationsIn returns the names of the files in a language, or in all for "".
func translationsIn(code string) (names []string) {
	if code != "" {
		if !bytes.Contains(Languages(), []byte(`"Code": "`+code+`"`)) {
			return nil
		}
		for _, of := range translated {
			names = append(names, of+"."+code+".json")
		}
		return names
	}
	entries, err := files.ReadDir("translations")
	if err != nil {
		panic(err) // cannot happen: the files are embedded
	}
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".json") {
			names = append(names, e.Name())
		}
	}
	return names
}
