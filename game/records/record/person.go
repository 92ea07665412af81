package record

import (
	"slices"
	"strings"
)

// SamePerson reports whether two names are of one person. Files have the surname first and a
// comma after it, or write a name as people do.
func SamePerson(a, b string) bool {
	a, b = inOrder(a), inOrder(b)
	return a != "" && strings.EqualFold(a, b)
}

// IsOneOf reports whether a name is of the same person as one of some names.
func IsOneOf(name string, names []string) bool {
	return slices.ContainsFunc(names, func(one string) bool { return SamePerson(name, one) })
}

// inOrder returns a name with the first name first and single spaces.
func inOrder(name string) string {
	if last, first, comma := strings.Cut(name, ","); comma {
		name = first + " " + last
	}
	return strings.Join(strings.Fields(name), " ")
}
