package index

import (
	"slices"
	"testing"
)

// TestDuplicates finds games with the same moves and players, however their names are
// written. Of each group, the copy with the most text is kept.
func TestDuplicates(t *testing.T) {
	table, _ := built(t, `[White "Anand, V"]
[Black "Carlsen, M"]

1. e4 e5 2. Nf3 *

[White "Club, A"]
[Black "Player, B"]

1. e4 e5 2. Nf3 *

[White "Viswanathan Anand"]
[Black "Magnus Carlsen"]

1. e4 {the best of all first moves} e5 2. Nf3 *

[White "Anand, Viswanathan"]
[Black "Carlsen M."]

1. e4 e5 2. Nf3 *

[White "Anand, V"]
[Black "Carlsen, M"]

1. e4 e5 2. Nc3 *

[White "X"]
[Black "Y"]

*

[White "X"]
[Black "Y"]

*

[White "Club,Anna"]
[Black "B Player"]

1. e4 e5 2. Nf3 *
`)
	all := []int32{0, 1, 2, 3, 4, 5, 6, 7}
	if got := table.Duplicates(all); !slices.Equal(got, []int32{0, 2, 3, 1, 7}) {
		t.Errorf("duplicates %v", got)
	}
	if got := table.Extras(all); !slices.Equal(got, []int32{0, 3, 1}) {
		t.Errorf("extras %v", got)
	}
	if got := table.Duplicates([]int32{0, 1, 4}); got == nil || len(got) != 0 {
		t.Errorf("without their copies, duplicates are %v", got)
	}
}

func TestFamily(t *testing.T) {
	for name, want := range map[string]string{
		"": "", "anand, v": "anand", "anand,viswanathan": "anand", "viswanathan anand": "anand", "carlsen m.": "carlsen",
		"el khoury,alexander": "khoury", "praggnanandhaa r": "praggnanandhaa", "van wely, l": "wely", "xu": "xu", "wei yi": "wei", "j. r. capablanca": "capablanca",
	} {
		if got := family(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
