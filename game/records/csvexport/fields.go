package csvexport

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// special marks the bytes that make a field be quoted.
var special = [256]bool{',': true, '"': true, '\r': true, '\n': true}

// appendFields appends a row of CSV (RFC 4180). It quotes the fields that encoding/csv quotes,
// which a program may take for something else.
func appendFields(b []byte, fields []string) []byte {
	for i, field := range fields {
		if i > 0 {
			b = append(b, ',')
		}
		if isPlain(field) {
			b = append(b, field...)
			continue
		}
		b = append(b, '"')
		b = append(b, strings.ReplaceAll(field, `"`, `""`)...)
		b = append(b, '"')
	}
	return append(b, '\n')
}

// isPlain reports whether a field needs no quotes.
func isPlain(field string) bool {
	for i := range len(field) {
		if special[field[i]] {
			return false
		}
	}
	first, _ := utf8.DecodeRuneInString(field)
	return !unicode.IsSpace(first) && field != `\.` // the end of the data in PostgreSQL
}
