package assets

// Openings returns the table of what openings are called in languages other than English:
// a line for each name or part of a name, with a column for each language. The first line
// names the columns; lines with # are headings. A name without further columns is the same
// in every language.
func Openings() string { return string(must("openings.tsv")) }
