package index

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestSearchAnywhere searches for thousands of positions, early and late ones, some of
// which no game has, and finds the games and moves that playing all games finds: in one
// segment, and in segments so small that hardly any position is common.
func TestSearchAnywhere(t *testing.T) {
	longtest.Alone(t)
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data) + "\n" + strings.Repeat(wideGame, 3)
	var lines []pgn.Line
	occurs := map[uint64][]int32{}
	for row, item := range pgn.Scan(text) {
		var line pgn.Line
		if !line.Read(item, sets) {
			t.Fatal(item.Raw)
		}
		lines = append(lines, line)
		for i, key := range line.Keys {
			if slices.Index(line.Keys, key) == i {
				occurs[key] = append(occurs[key], int32(row))
			}
		}
	}
	for _, limit := range []int{segmentRows, 100, 7} {
		table, positions, err := open(cacheOf(t, text, limit), "")
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(uint64(limit), 41))
		missed := 0
		for range 1500 {
			line := lines[random.IntN(len(lines))]
			p := line.Start
			for _, m := range line.Moves[:random.IntN(len(line.Moves)+1)] {
				p.Make(m)
			}
			var l bitboard.List
			if p.Generate(&l); random.IntN(3) == 0 && l.Count > 0 {
				p.Make(l.Moves[random.IntN(l.Count)])
			}
			at, err := chess.Parse(p.String())
			if err != nil {
				t.Fatal(err)
			}
			found, err := positions.Search(context.Background(), Place{chess, at}, table, nil)
			if rows := occurs[p.Key()]; err != nil || !slices.Equal(found.Rows, rows) {
				t.Fatalf("%d games a segment: %s is in %v, want %v (%v)", limit, p.String(), found.Rows, rows, err)
			}
			if len(found.Rows) == 0 {
				missed++
			}
			want := map[rules.Move]int{}
			for _, row := range found.Rows {
				l := lines[row]
				if ply := slices.Index(l.Keys, p.Key()); ply < len(l.Moves) {
					want[convert.Move(l.Moves[ply])]++
				}
			}
			for _, n := range found.Next {
				if want[n.Move] != n.Games {
					t.Fatalf("%s: %v in %d games, want %d", p.String(), n.Move, n.Games, want[n.Move])
				}
				delete(want, n.Move)
			}
			if len(want) > 0 {
				t.Fatalf("%s: without %v", p.String(), want)
			}
		}
		if missed < 100 || missed > 1000 {
			t.Errorf("%d of 1,500 positions are in no game", missed)
		}
	}
}

// wideGame starts with more pieces of a side than a Coder can number.
const wideGame = "[SetUp \"1\"]\n[FEN \"4k3/pppppppp/8/8/8/PPP5/PPPPPPPP/RNBQKBNR w KQ - 0 1\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 exd4 4. cxd4 Kd7 *\n\n"
