//go:build tools

// Run by hand: PASSEDPAWN_BLUNDERS=file go test -tags tools ./game/teaching/claims -run TestProvedInBlunders -v -timeout 0

package claims

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"passedpawn/game/play/match/matchtest"
)

// TestProvedInBlunders holds the claims about blunders of real games to the second
// implementation. They are in the file that TestClaims of game/testing/calibrate writes.
func TestProvedInBlunders(t *testing.T) {
	content, err := os.ReadFile(os.Getenv("PASSEDPAWN_BLUNDERS"))
	if err != nil {
		t.Fatalf("PASSEDPAWN_BLUNDERS does not name the file: %v", err)
	}
	games := matchtest.Mainlines(t, "../../../testdata/pgn/lichess-clocks.pgn")
	var all []moment
	for text := range strings.Lines(string(content)) {
		var b struct {
			Game, Ply     int
			Better, Reply string
		}
		if err := json.Unmarshal([]byte(text), &b); err != nil {
			t.Fatal(err)
		}
		line := games[b.Game].Positions[:b.Ply+1]
		played := games[b.Game].Moves[b.Ply]
		all = append(all, moment{line, played, find(t, line[b.Ply], b.Better), find(t, after(line[b.Ply], played), b.Reply)})
	}
	prove(t, all)
}
