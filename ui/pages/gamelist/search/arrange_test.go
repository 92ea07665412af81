package search

import (
	"slices"
	"testing"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
)

// TestArrange sorts moves by each value: those without one are last, either way.
func TestArrange(t *testing.T) {
	at := func(file int) rules.Move { return rules.Move{From: rules.Sq(file, 1), To: rules.Sq(file, 3)} }
	all := []Candidate{
		{Next: index.Next{Move: at(0), Games: 9, Wins: [2]int{3, 6}, Year: 2020}, Trend: -5, Trended: true},
		{Next: index.Next{Move: at(1), Games: 5, Wins: [2]int{5, 0}, Year: 2024}, Trend: 5, Trended: true, Others: 2, Mine: 1},
		{Next: index.Next{Move: at(2), Games: 1, Draws: 1}, Mine: 4, Part: 0.75, Share: "75 %"},
		{Next: index.Next{Move: at(3)}, Part: 0.25, Share: "25 %"},
	}
	said := func(m rules.Move) string { return m.To.String() }
	for _, tt := range []struct {
		by   By
		up   bool
		turn rules.Side
		want string
	}{
		{ByGames, false, rules.White, "abcd"},
		{ByGames, true, rules.White, "cbad"},
		{ByName, true, rules.White, "abcd"},
		{ByName, false, rules.White, "dcba"},
		{ByScore, false, rules.White, "bcad"},
		{ByScore, false, rules.Black, "acbd"},
		{ByScore, true, rules.White, "acbd"},
		{ByTrend, false, rules.White, "bacd"},
		{ByOthers, false, rules.White, "bacd"},
		{ByRepertoire, false, rules.White, "cbad"},
		{ByBook, true, rules.White, "dcab"},
		{ByYear, false, rules.White, "bacd"},
		{ByElo, true, rules.White, "abcd"},
	} {
		var got string
		for _, c := range Arrange(all, tt.by, tt.up, tt.turn, said) {
			got += said(c.Move)[:1]
		}
		if got != tt.want {
			t.Errorf("by %d, up %v, %v: %s, want %s", tt.by, tt.up, tt.turn, got, tt.want)
		}
	}
	if !slices.Equal(all, Arrange(all, ByGames, false, rules.White, said)) || all[0].Games != 9 {
		t.Error("the moves themselves were sorted")
	}
}

// TestWithField replaces the value of a field and leaves the rest of a search.
func TestWithField(t *testing.T) {
	for _, tt := range []struct{ text, field, value, want string }{
		{"", "year", "2024", "year:2024"},
		{"blitz year:2020 -year:2021", "year", ">=2022", "blitz -year:2021 year:>=2022"},
		{"year:2020 ada year:2021", "year", "", "ada"},
		{"ada", "year", "", "ada"},
	} {
		if got := WithField(tt.text, tt.field, tt.value); got != tt.want {
			t.Errorf("%q with %s:%s is %q, want %q", tt.text, tt.field, tt.value, got, tt.want)
		}
	}
}
