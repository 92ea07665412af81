package library

import (
	"strings"
	"testing"
)

// TestLaterManyPieces deletes every second of many games: that is done at once, because the
// file could only be opened slowly with so many changes.
func TestLaterManyPieces(t *testing.T) {
	f, _ := settler(t)
	for _, pieces := range []int{mostPieces, mostPieces + 1} {
		text := strings.Repeat("1. e4 *\n\n", 2*pieces)
		path := fileOf(t, text)
		c := File(path, "", chess).Over(f)
		var rows []int32
		for n := range int32(pieces) {
			rows = append(rows, 2*n+1)
		}
		if _, err := f.DeleteGames(c, list(t, c), rows, unwrapped); err != nil {
			t.Fatal(err)
		}
		if waits := contents(t, path) == text; waits != (pieces <= mostPieces) {
			t.Errorf("%d pieces wait: %v", pieces, waits)
		}
		if got := strings.Count(seen(t, c), "e4"); got != pieces {
			t.Errorf("%d games are left, want %d", got, pieces)
		}
	}
}
