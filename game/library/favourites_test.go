package library

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
)

// TestFavourites marks games of a file, which are found again where others have
// come before them, and kept games by their files.
func TestFavourites(t *testing.T) {
	f := folder(t)
	text := "[White \"A\"]\n[Date \"2024.01.01\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"B\"]\n[Date \"2025.01.01\"]\n\n1. c4 *\n"
	path := fileOf(t, text)
	c := File(path, "", chess)
	table := list(t, c)
	marked := func(want ...int32) {
		t.Helper()
		if got := slices.Sorted(maps.Keys(f.Favourites(c, table))); !slices.Equal(got, want) {
			t.Errorf("favourites %v, want %v", got, want)
		}
	}
	marked()
	if err := f.SetFavourites(c, table, []int32{0, 2}, true); err != nil {
		t.Fatal(err)
	}
	marked(0, 2)
	if err := os.WriteFile(path, []byte("[White \"New\"]\n\n1. a4 *\n\n"+text), 0o644); err != nil {
		t.Fatal(err)
	}
	table = list(t, c)
	marked(1, 3)
	if err := f.SetFavourites(c, table, []int32{3}, false); err != nil {
		t.Fatal(err)
	}
	marked(1)
	other := File(fileOf(t, text), "", chess)
	if got := f.Favourites(other, list(t, other)); len(got) != 0 {
		t.Errorf("another file has favourites: %v", got)
	}
}

// BenchmarkFavourites unmarks half of the games of a file, which are all marked, and of
// which each has moved by one.
func BenchmarkFavourites(b *testing.B) {
	f, text := folder(b), ""
	for n := range 10_000 {
		text += fmt.Sprintf("[White \"%d\"]\n\n1. e4 *\n\n", n)
	}
	path := fileOf(b, text)
	c := File(path, "", chess)
	table := list(b, c)
	var rows []int32
	for row := range table.Len() {
		rows = append(rows, int32(row))
	}
	if err := f.SetFavourites(c, table, rows, true); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("1. a4 *\n\n"+text), 0o644); err != nil {
		b.Fatal(err)
	}
	table = list(b, c)
	for b.Loop() {
		if err := f.SetFavourites(c, table, rows[:5_000], false); err != nil {
			b.Fatal(err)
		}
		if got := f.Favourites(c, table); len(got) != 5_001 {
			b.Fatalf("%d favourites are left", len(got))
		}
	}
}
