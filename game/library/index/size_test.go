package index

import (
	"os"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestCacheSize keeps caches small. These games are longer than most, 91 plies on average, and
// a small file has many names for its games: in a large file a game takes less.
func TestCacheSize(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	size, games := len(cacheOf(t, string(data), segmentRows)), len(pgn.Scan(string(data)))
	if size > 230*games {
		t.Errorf("%d games take %d bytes, %d each", games, size, size/games)
	}
}
