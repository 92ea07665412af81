package assets

import "strings"

// Help returns the user's guide, in Markdown, in a language such as "de", or in English
// if it has not been translated.
func Help(language string) string {
	for _, l := range []string{language, "en"} {
		if content, err := read("help/" + l + ".md"); err == nil {
			return strings.TrimSpace(string(content))
		}
	}
	return ""
}
