package assets

import "strings"

// Lessons returns the lessons about the rules as text, and their names, in the order in
// which they are taught. A name is the file name without its number.
func Lessons() (names, texts []string) {
	entries, err := files.ReadDir("lessons")
	if err != nil {
		panic(err) // cannot happen: the files are embedded
	}
	for _, e := range entries {
		data, err := read("lessons/" + e.Name())
		if err != nil {
			panic(err)
		}
		_, name, _ := strings.Cut(strings.TrimSuffix(e.Name(), ".txt"), "-")
		names, texts = append(names, name), append(texts, string(data))
	}
	return names, texts
}
