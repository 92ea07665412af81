package index

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/opening"
	"passedpawn/game/records/pgn"
)

// source returns a text as a file to index.
func source(text string) PGNFile {
	return PGNFile{In: strings.NewReader(text), Size: int64(len(text)), Sets: sets, Scan: func(r io.Reader) Source { return pgn.NewScanner(r) }}
}

// cacheOf returns the cache of a text with checksums of its pieces.
func cacheOf(t testing.TB, text string, limit int) []byte {
	t.Helper()
	table, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*Table, int64) {})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := NewWriter(&out, sets, opening.Load())
	w.current.limit = limit
	b := reopen(table)
	b.table.hash = make([]uint64, table.Len())
	for row, item := range items(text) {
		info, err := w.Add(row, item)
		if err != nil {
			t.Fatal(err)
		}
		b.moved(row, item, info)
	}
	sums, err := w.Close()
	if err == nil {
		sums, err = sums.Of(table, strings.NewReader(text), int64(len(text)))
	}
	if err == nil {
		err = WriteCache(&out, &b.table, sums)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// edits are ways to change a file of games.
var edits = []func(*rand.Rand, []string) []string{
	func(random *rand.Rand, games []string) []string { // a comment
		at := random.IntN(len(games))
		games[at] = strings.Replace(games[at], "1. ", "{x} 1. ", 1)
		return games
	},
	func(random *rand.Rand, games []string) []string { // other moves
		games[random.IntN(len(games))] = "[White \"Ädam\"]\n\n1. d4 Nf6 2. c4 *\n\n"
		return games
	},
	func(random *rand.Rand, games []string) []string { // a deletion
		at := random.IntN(len(games))
		return slices.Delete(games, at, min(at+1+random.IntN(5), len(games)))
	},
	func(random *rand.Rand, games []string) []string { // two deletions
		games = slices.Delete(games, 3, 4)
		return slices.Delete(games, len(games)-3, len(games)-2)
	},
	func(random *rand.Rand, games []string) []string { // more games, at the end and elsewhere
		games = append(games, games[random.IntN(len(games))])
		return slices.Insert(games, random.IntN(len(games)), games[random.IntN(len(games))])
	},
	func(random *rand.Rand, games []string) []string { // text that no game can contain
		at := random.IntN(len(games))
		games[at] = strings.TrimRight(games[at], "\n") + " {never closed \n\n"
		return games
	},
	func(random *rand.Rand, games []string) []string { // a game without a result
		at := random.IntN(len(games))
		games[at] = "1. e4 e5\n\n"
		return games
	},
	func(random *rand.Rand, games []string) []string { // a game without a position
		return slices.Insert(games, random.IntN(len(games)), "[White \"A\"]\n[FEN \"no\"]\n\n1. e4 *\n\n")
	},
	func(random *rand.Rand, games []string) []string { return games },
}

// TestRenew changes a file in many ways, and compares what Renew finds with what reading
// the file anew finds.
func TestRenew(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(7, 9))
	var games []string
	for _, item := range pgn.Scan(string(data))[:300] {
		games = append(games, item.Raw+"\n\n")
	}
	const limit = 10
	text := strings.Join(games, "")
	old := cacheOf(t, text, limit)
	const rounds = 6
	renewed := 0
	for round := range rounds * len(edits) {
		games = edits[round%len(edits)](random, games)
		text = strings.Join(games, "")
		var out bytes.Buffer
		table, sums, err := renew(context.Background(), source(text), bytes.NewReader(old), int64(len(old)), &out, limit)
		fresh := cacheOf(t, text, limit)
		if errors.Is(err, ErrRebuild) {
			old = fresh
			continue
		}
		renewed++
		if err == nil {
			err = WriteCache(&out, table.Of("now"), sums)
		}
		if err != nil {
			t.Fatal(round, err)
		}
		again, positions, err := open(out.Bytes(), "now")
		if err != nil {
			t.Fatal(round, err)
		}
		want, found, err := open(fresh, "")
		if err != nil {
			t.Fatal(round, err)
		}
		if got, want := listing(t, again, positions), listing(t, want, found); got != want {
			t.Fatalf("round %d: the renewed index lists %s", round, difference(got, want))
		}
		if !slices.Equal(again.hash, want.hash) {
			t.Fatalf("round %d: other hashes", round)
		}
		old = out.Bytes()
	}
	if renewed < rounds*len(edits)*3/4 {
		t.Errorf("only %d times renewed", renewed)
	}
}

// difference returns the first line in which two texts differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d\n%s\nwant\n%s", i, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

// TestRenewReadsLittle counts the games that are read again after a change.
func TestRenewReadsLittle(t *testing.T) {
	var games []string
	for n := range 400 {
		games = append(games, fmt.Sprintf("[White \"%d\"]\n\n1. e4 e5 2. Nf3 *\n\n", n))
	}
	const limit = 10
	old := cacheOf(t, strings.Join(games, ""), limit)
	for name, edit := range map[string]func(games []string) []string{
		"a comment in the first game": func(g []string) []string { g[0] = strings.Replace(g[0], "e5", "e5 {!}", 1); return g },
		"a comment in the middle":     func(g []string) []string { g[200] = strings.Replace(g[200], "e5", "e5 {!}", 1); return g },
		"a comment in the last game":  func(g []string) []string { g[399] = strings.Replace(g[399], "e5", "e5 {!}", 1); return g },
		"the first game deleted":      func(g []string) []string { return g[1:] },
		"three games deleted": func(g []string) []string {
			return slices.Delete(slices.Delete(slices.Delete(g, 300, 301), 200, 201), 10, 11)
		},
		"a game added": func(g []string) []string { return append(g, g[7]) },
		"nothing":      func(g []string) []string { return g },
	} {
		now := strings.Join(edit(slices.Clone(games)), "")
		file, read := source(now), 0
		scan := file.Scan
		file.Scan = func(r io.Reader) Source { return &counted{scan(r), &read} }
		_, _, err := renew(context.Background(), file, bytes.NewReader(old), int64(len(old)), io.Discard, limit)
		if err != nil || read > 8*limit {
			t.Errorf("%s: %v, %d games read", name, err, read)
		}
	}
}

type counted struct {
	Source
	games *int
}

func (c *counted) Scan() bool { *c.games++; return c.Source.Scan() }

// TestRenewRebuilds renews the index of a file with entirely different games, of one with
// a damaged cache, and of one whose cache has no checksums.
func TestRenewRebuilds(t *testing.T) {
	text := strings.Repeat(few, 30)
	good := cacheOf(t, text, 10)
	damaged := slices.Clone(good)
	damaged[len(damaged)-1] ^= 1
	_, without := cache(t, text, "now")
	for name, tt := range map[string]struct {
		text string
		old  []byte
	}{
		"other games":  {strings.Repeat("1. e4 *\n\n", 200), good},
		"an old cache": {text + few, damaged},
		"no checksums": {text + few, without},
	} {
		if _, _, err := renew(context.Background(), source(tt.text), bytes.NewReader(tt.old), int64(len(tt.old)), io.Discard, 10); !errors.Is(err, ErrRebuild) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
