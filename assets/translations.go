package assets

// Translations returns the files with the program's texts by their names, such as
// "lessons.de.json". Each is a JSON object that maps identifiers to the texts of one
// language.
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
		panic(err) // cannot happen: the files are embedded
	}
	return all
}
