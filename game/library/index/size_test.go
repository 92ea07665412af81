package index

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/pgn"
	"passedpawn/game/testing/longtest"
)

// TestCacheSize keeps caches small. These games are longer than most, 91 plies on average, and
// a small file has many names for its games: in a large file a game takes less.
func TestCacheSize(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	sized(t, string(data), 220)
}

// TestLargeCacheSize does the same for made games that fill a segment. They share their openings,
// and then move at random, with fewer structures of pawns than people have: 20,000 games of
// masters, of the same length, take 195 bytes each.
func TestLargeCacheSize(t *testing.T) {
	longtest.Alone(t)
	random := rand.New(rand.NewPCG(41, 2))
	var text strings.Builder
	for n := range segmentRows {
		fmt.Fprintf(&text, "[White \"Player %d\"]\n[Black \"Player %d\"]\n[Date \"19%02d.01.02\"]\n[Result \"1-0\"]\n\n", n%500, n%700, n%100)
		p := bitboard.Start()
		for ply := range 82 {
			var all bitboard.List
			if p.Generate(&all); all.Count == 0 {
				break
			}
			m := all.Moves[random.IntN(all.Count)]
			if ply < 14 { // one of few moves, the first of them the most often
				likely := rand.New(rand.NewPCG(p.Key(), 0)).Perm(all.Count)
				m = all.Moves[likely[min(random.IntN(4), random.IntN(4), len(likely)-1)]]
			}
			text.WriteString(p.SAN(m) + " ")
			p.Make(m)
		}
		text.WriteString("1-0\n\n")
	}
	sized(t, text.String(), 168)
}

// sized fails if a game takes more than so many bytes in the cache of a file.
func sized(t *testing.T, text string, most int) {
	t.Helper()
	size, games := len(cacheOf(t, text, segmentRows)), len(pgn.Scan(text))
	if t.Logf("%d games take %d bytes, %d each", games, size, size/games); size > most*games {
		t.Errorf("a game takes %d bytes, at most %d are wanted", size/games, most)
	}
}
