package index

import (
	"fmt"
	"strings"
	"testing"
)

// TestTrend compares the last two years with those before. Games without a year do not count.
func TestTrend(t *testing.T) {
	var text strings.Builder
	add := func(date, move string, games int) {
		for range games {
			fmt.Fprintf(&text, "[Date \"%s\"]\n\n1. %s *\n\n", date, move)
		}
	}
	add("2020.01.01", "e4", 6)
	add("2021.05.??", "d4", 2)
	add("2023.01.01", "e4", 1)
	add("2024.01.01", "d4", 3)
	add("????.??.??", "c4", 9)
	table, positions := built(t, text.String())
	find, err := positions.Search(t.Context(), place(t, ""), table, nil)
	if err != nil || find.Since != 2023 || len(find.Next) != 3 {
		t.Fatal(find, err)
	}
	for i, want := range []int{0, -50, 50} { // 1.c4, 1.e4 from 75 to 25, 1.d4 from 25 to 75
		if got, ok := find.Trend(find.Next[i]); !ok || got != want {
			t.Errorf("%v: %d, %v, want %d", find.Next[i].Move, got, ok, want)
		}
	}
	// Among the first games, 2021 is the newest year, and there is nothing before 2020.
	if find, err = positions.Search(t.Context(), place(t, ""), table, []int32{0, 1, 2, 3, 6, 7}); err != nil || find.Since != 2020 {
		t.Fatal(find, err)
	}
	if got, ok := find.Trend(find.Next[0]); ok {
		t.Errorf("%d, compared with nothing", got)
	}
}
