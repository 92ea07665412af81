package assets

// Openings returns the table of the names that openings are made of, in English: a line for
// each name or part of a name, below lines with # that are headings.
func Openings() string { return string(must("openings.tsv")) }

// OpeningWords returns what the lines of Openings are called in a language such as "de": the
// line, a tab and the words for it. A line that it lacks is the same as in English. It is
// empty for English, and for a language without such a table.
func OpeningWords(language string) string {
	data, err := read("translations/openings." + language + ".tsv")
	if err != nil {
		return ""
	}
	return string(data)
}
