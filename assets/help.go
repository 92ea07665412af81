package assets

import "strings"

// Help is how to use the program, in Markdown, in a language such as "de"; in English
// where there is none in it.
func Help(language string) string {
	for _, l := range []string{language, "en"} {
		if content, err := files.ReadFile("help/" + l + ".md"); err == nil {
			return strings.TrimSpace(string(content))
		}
	}
	return ""
}
