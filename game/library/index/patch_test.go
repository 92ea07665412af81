package index

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// regionOf returns the region in which two texts differ, which stand at some offsets.
func regionOf(old, text string, at, nowAt int) Region {
	from, to := 0, 0
	n := min(len(old), len(text))
	for from < n && old[from] == text[from] {
		from++
	}
	for to < n-from && old[len(old)-1-to] == text[len(text)-1-to] {
		to++
	}
	return Region{int64(at + from), int64(len(old) - from - to), int64(nowAt + from), int64(len(text) - from - to)}
}

// TestPatch changes two places of a file in many ways, one change after the other, and
// compares what Patch finds with what reading the file anew finds.
func TestPatch(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(5, 6))
	var games []string
	for _, item := range pgn.Scan(string(data))[:120] {
		games = append(games, item.Raw+"\n\n")
	}
	const limit = 10
	text := strings.Join(games, "")
	table, positions, err := open(cacheOf(t, text, limit), "")
	if err != nil {
		t.Fatal(err)
	}
	const rounds = 6
	patched := 0
	for round := range rounds * len(edits) {
		half := len(games) / 2
		first, second := games[:half], games[half:]
		was := [2]string{strings.Join(first, ""), strings.Join(second, "")}
		first = edits[round%len(edits)](random, slices.Clone(first))
		second = edits[random.IntN(len(edits))](random, slices.Clone(second))
		is := [2]string{strings.Join(first, ""), strings.Join(second, "")}
		regions := []Region{regionOf(was[0], is[0], 0, 0), regionOf(was[1], is[1], len(was[0]), len(is[0]))}
		games = append(first, second...)
		text = is[0] + is[1]
		want, found, err := open(cacheOf(t, text, limit), "")
		if err != nil {
			t.Fatal(round, err)
		}
		table, positions, err = Patch(table, positions, source(text), regions)
		if errors.Is(err, ErrRebuild) && strings.Contains(text, "{never closed") {
			table, positions = want, found
			continue
		}
		if err != nil {
			t.Fatal(round, err)
		}
		patched++
		if got, want := listing(t, table, positions), listing(t, want, found); got != want {
			t.Fatalf("round %d: the patched index lists %s", round, difference(got, want))
		}
		if !slices.Equal(table.hash, want.hash) || !slices.Equal(table.spot, want.spot) {
			t.Fatalf("round %d: other hashes or places", round)
		}
	}
	if patched < 2*len(edits) {
		t.Errorf("only %d changes were patched", patched)
	}
}

// TestPatchReadsLittle counts the games that are read after a change.
func TestPatchReadsLittle(t *testing.T) {
	var games []string
	for n := range 400 {
		games = append(games, fmt.Sprintf("[White \"%d\"]\n\n1. e4 e5 2. Nf3 *\n\n", n))
	}
	old := strings.Join(games, "")
	table, positions, err := open(cacheOf(t, old, 10), "")
	if err != nil {
		t.Fatal(err)
	}
	games[200] = strings.Replace(games[200], "e5", "e5 {!}", 1)
	text := strings.Join(games, "")
	file, read := source(text), 0
	scan := file.Scan
	file.Scan = func(r io.Reader) Source { return &counted{scan(r), &read} }
	if _, _, err := Patch(table, positions, file, []Region{regionOf(old, text, 0, 0)}); err != nil || read > 4 {
		t.Errorf("%v, %d games read", err, read)
	}
}
