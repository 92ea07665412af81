package assets

import "strings"

// Lessons are the lessons of the rules as text, by their names, in the order in
// which they are learnt. A name is that of the file without its number.
func Lessons() (names, texts []string) {
	entries, err := files.ReadDir("lessons")
	if err != nil {
		panic(err) // they are embedded
	}
	for _, e := range entries {
		data, err := files.ReadFile("lessons/" + e.Name())
		if err != nil {
			panic(err)
		}
		_, name, _ := strings.Cut(strings.TrimSuffix(e.Name(), ".txt"), "-")
		names, texts = append(names, name), append(texts, string(data))
	}
	return names, texts
}
