package record

import "testing"

func TestSamePerson(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"Ada Lovelace", "ada  lovelace", true},
		{"Lovelace, Ada", "Ada Lovelace", true},
		{"Lovelace,Ada", "Lovelace, Ada", true},
		{"Élodie", "élodie", true},
		{"Ada", "Ada Lovelace", false},
		{"", "", false},
		{" ", "", false},
	} {
		if got := SamePerson(c.a, c.b); got != c.want {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}
