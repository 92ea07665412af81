package assets

// Translations are the files that say the program's words in other languages, by
// their names, such as "lessons.de.json". Each is an object in JSON from the
// English to the other.
func Translations() map[string][]byte {
	all := map[string][]byte{}
	entries, err := files.ReadDir("translations")
	for _, e := range entries {
		var content []byte
		if content, err = files.ReadFile("translations/" + e.Name()); err != nil {
			break
		}
		all[e.Name()] = content
	}
	if err != nil {
		panic(err) // they are embedded
	}
	return all
}
