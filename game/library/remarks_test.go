package library

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/library/index"
)

// TestCommentedAgain searches again for what was searched for, and for more: games that are
// known not to have it are not read again.
func TestCommentedAgain(t *testing.T) {
	path := fileOf(t, "1. e4 {a novelty} *\n\n1. d4 {a novelty of course} *\n\n1. c4 {nothing} *\n\n1. Nf3 *\n")
	c := File(path, "", chess)
	table, all := list(t, c), []int32{0, 1, 2, 3}
	ask := func(text string, rows []int32, want ...int32) {
		t.Helper()
		if found, err := c.Commented(context.Background(), table, rows, text); err != nil || !slices.Equal(found, want) {
			t.Errorf("%q: %v, %v, want %v", text, found, err, want)
		}
	}
	ask("Novelty", all, 0, 1)
	ask("novelty of", all, 1)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	ask("novelty", all, 0, 1)
	ask("NOVELTY OF", []int32{3, 1}, 1)
	ask("novelty at last", []int32{2, 3})
	if _, err := c.Commented(context.Background(), table, all, "e"); err == nil {
		t.Error("a file that is gone was read")
	}
	for n := range mostAsked {
		ask("novelty", all, 0, 1) // stays among the newest
		ask(fmt.Sprint("novelty ", n), []int32{2, 3})
	}
	if _, err := c.Commented(context.Background(), table, all, "novelty of"); err == nil {
		t.Error("more is remembered than said")
	}
	longer := *table
	if _, err := c.Commented(context.Background(), &longer, all, "novelty 1"); err == nil {
		t.Error("another table has the same games")
	}
}

// TestCommentedLetters finds letters of any encoding and case.
func TestCommentedLetters(t *testing.T) {
	path := fileOf(t, "1. e4 {sch\xf6n NEU, und zwar} *\n\n1. e4 {sch\u00f6n und \u212aing} *\n\n1. e4 ; SCH\u00d6N\n*\n\n1. e4 {neither} *\n")
	c := File(path, "", chess)
	table := list(t, c)
	for text, want := range map[string][]int32{"Sch\u00f6n": {0, 1, 2}, "neu": {0}, "king": {1}, "und zwar": {0}, "n\u00ef": nil} {
		if found, err := c.Commented(context.Background(), table, []int32{0, 1, 2, 3}, text); err != nil || !slices.Equal(found, want) {
			t.Errorf("%q: %v, %v, want %v", text, found, err, want)
		}
	}
}

// BenchmarkCommented searches the comments of 20,000 games, for a word that is in none, in
// some and in most of them, and once more for what was searched for.
func BenchmarkCommented(b *testing.B) {
	game := "[White \"A\"]\n[Black \"B\"]\n\n" + strings.Repeat("1. Nf3 Nf6 2. Ng1 Ng8 ", 20) + "{a %s in the end} *\n\n"
	var text strings.Builder
	const games = 20_000
	for n := range games {
		fmt.Fprintf(&text, game, []string{"novelty", "mistake", "mistake", "mistake"}[n%4])
	}
	path := b.TempDir() + "/x.pgn"
	if err := os.WriteFile(path, []byte(text.String()), 0o644); err != nil {
		b.Fatal(err)
	}
	c := File(path, "", chess)
	table, err := c.List(context.Background(), func(*index.Table, float64) {})
	if err != nil {
		b.Fatal(err)
	}
	for _, text := range []string{"nowhere", "novelty", "mistake", "again"} {
		b.Run(text, func(b *testing.B) {
			b.SetBytes(int64(games * len(game)))
			for b.Loop() {
				if text != "again" {
					c = c.As("")
				}
				from, so := c.Sources(context.Background(), table, nil), func([]int32, float64) {}
				if _, err := table.Filter(context.Background(), index.ParseQuery("comment:"+text), nil, from, so); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
