package index

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestRanked compares the quick order of texts with the comparison of each with each.
func TestRanked(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	texts := []string{
		"", "a", "ab", "abcdefgh", "abcdefghi", "abcdefgh1", "abcdefgh01", "abcdefgh10", "abcdefgh9", "round 9", "round 10", "round 010", "round 09x",
		"1", "01", "2", "10", "10.2", "10.10", "9.99", "99999999999999999999", "100000000000000000000", "18446744073709551615", "18446744073709551616",
		"\u00e4", "abcdefg\u00e4", "a\x00", "a\x00b", "a/", "a:", "a0", "a9", "abcdefgh\x00", "kasparov, g", "kasparov, s", "kasparov, s1", "/", ":",
	}
	for range 300 {
		text := ""
		for range random.Intn(20) {
			text += string([]rune("ab019 ./\u00e4")[random.Intn(9)])
		}
		texts = append(texts, text)
	}
	rank := ranked(texts)
	for i, a := range texts {
		for j, b := range texts {
			if c := natural(a, b); i > 0 && j > 0 && (c < 0 && rank[i] >= rank[j] || c > 0 && rank[i] <= rank[j]) {
				t.Fatalf("%q has place %d, %q has %d: compared %d", a, rank[i], b, rank[j], c)
			}
		}
	}
	if rank[0] != 0 {
		t.Error("no text has a place")
	}
}

// TestSortKeys sorts numbers by their higher half.
func TestSortKeys(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, n := range []int{0, 1, 2, 1000} {
		keys := make([]uint64, n)
		for i := range keys {
			keys[i] = uint64(random.Uint32()>>random.Intn(32))<<32 | uint64(i)
		}
		want := slices.Sorted(slices.Values(keys))
		if got := sortKeys(keys); !slices.Equal(got, want) {
			t.Errorf("%d numbers are not sorted", n)
		}
	}
}

// TestRanksOfLongerTable sorts a table, then a longer one that shares its texts.
func TestRanksOfLongerTable(t *testing.T) {
	b := NewBuilder()
	for _, name := range []string{"c", "b"} {
		addPlayer(b, name)
	}
	short := b.Table()
	rows := []int32{0, 1}
	short.Sort(rows, White, false)
	addPlayer(b, "a")
	again := reopen(b.Table())
	addPlayer(again, "0")
	longer := again.Finish()
	all := []int32{0, 1, 2, 3}
	longer.Sort(all, White, false)
	if !slices.Equal(rows, []int32{1, 0}) || !slices.Equal(all, []int32{3, 2, 1, 0}) {
		t.Errorf("%v, then %v", rows, all)
	}
}

// addPlayer adds a game of a player.
func addPlayer(b *Builder, name string) {
	b.Add(pgn.Scan(fmt.Sprintf("[White %q]\n\n*\n", name))[0], "")
}
