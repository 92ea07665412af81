//go:build tools

// Run by hand: PASSEDPAWN_BLUNDERS=file go test -tags tools ./game/teaching/why -run TestBlunders -v -timeout 0

package why

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
)

// TestBlunders counts the blunders of real games that have an answer, has the auditor check the
// answers, and says how long they take. The blunders are in the file that TestClaims of
// game/testing/calibrate writes.
func TestBlunders(t *testing.T) {
	content, err := os.ReadFile(os.Getenv("PASSEDPAWN_BLUNDERS"))
	if err != nil {
		t.Fatalf("PASSEDPAWN_BLUNDERS does not name the file: %v", err)
	}
	games := matchtest.Mainlines(t, "../../../testdata/pgn/lichess-clocks.pgn")
	kinds, asked, proved, threats, nodes, most := map[claims.Kind]int{}, 0, 0, 0, 0, 0
	var total, worst time.Duration
	for text := range strings.Lines(string(content)) {
		var b struct {
			Game, Ply     int
			Better, Reply string
		}
		if err := json.Unmarshal([]byte(text), &b); err != nil {
			t.Fatal(err)
		}
		line, played := games[b.Game].Positions[:b.Ply+1], games[b.Game].Moves[b.Ply]
		better, reply := coordinates(line[b.Ply], b.Better), coordinates(play(line[b.Ply], played), b.Reply)
		began := time.Now()
		a := Ask(line, played, better, reply, true)
		took := time.Since(began)
		asked, total, worst = asked+1, total+took, max(worst, took)
		if !a.Proved {
			if a.Proof.Kind == claims.Threat {
				threats++
			}
			continue
		}
		proved++
		kinds[a.Proof.Kind]++
		n := count(a.Proof.Tree)
		nodes, most = nodes+n, max(most, n)
		if wrong := audit(line[b.Ply], a.Proof); wrong != "" {
			t.Errorf("game %d, ply %d, %v: %v: %s", b.Game, b.Ply, line[b.Ply], a.Proof.Text, wrong)
		}
	}
	t.Logf("%d of %d have a proof %v, %d a threat; %d positions in all, %d at most; %v for each, %v at most",
		proved, asked, kinds, threats, nodes, most, total/time.Duration(asked), worst)
}

// coordinates returns the legal move with a UCI notation, no move if there is none.
func coordinates(p rules.Position, text string) rules.Move {
	for _, m := range p.Moves() {
		if rules.Coordinates(orthodox.Rules{}, m) == text {
			return m
		}
	}
	return rules.Move{}
}
