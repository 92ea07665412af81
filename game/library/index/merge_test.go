package index

import (
	"slices"
	"testing"
)

// TestLacks compares two files: names may be spelled differently, and a game that the
// second file has twice is added once.
func TestLacks(t *testing.T) {
	table, _ := built(t, `[White "Anand, V"]
[Black "Carlsen, M"]

1. e4 e5 2. Nf3 *

[White "X"]
[Black "Y"]

*
`)
	other, _ := built(t, `[White "X"]
[Black "Y"]

*

[White "Viswanathan Anand"]
[Black "Carlsen,Magnus"]

1. e4 e5 2. Nf3 *

[White "Anand, V"]
[Black "Carlsen, M"]

1. e4 e5 2. Nc3 *

[White "Anand, V"]
[Black "Kramnik, V"]

1. e4 e5 2. Nf3 *

[White "Anand, V"]
[Black "Carlsen, M"]

1. e4 e5 2. Nc3 { again } *
`)
	fresh, extra := table.Lacks(other)
	if !slices.Equal(fresh, []int32{0, 2, 3}) || !slices.Equal(extra, []int32{1, 4}) {
		t.Errorf("fresh %v, extra %v", fresh, extra)
	}
}
