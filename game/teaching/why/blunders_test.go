//go:build tools

// Run by hand: PASSEDPAWN_BLUNDERS=file go test -tags tools ./game/teaching/why -run TestBlunders -v -timeout 0

package why

import (
	"testing"
	"time"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/teaching/claims"
)

// TestBlunders counts the blunders of real games that have an answer, has the auditor check the
// answers, and says how long they take. The blunders are in the file that TestClaims of
// game/testing/calibrate writes.
func TestBlunders(t *testing.T) {
	kinds, asked, proved, threats, nodes, most := map[claims.Kind]int{}, 0, 0, 0, 0, 0
	var total, worst time.Duration
	for _, b := range matchtest.Blunders(t, "../../../testdata/pgn/lichess-clocks.pgn") {
		began := time.Now()
		a := Ask(b.Line, b.Played, b.Better, b.Reply, true)
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
		if wrong := audit(b.Line[b.Ply], a.Proof); wrong != "" {
			t.Errorf("game %d, ply %d, %v: %v: %s", b.Game, b.Ply, b.Line[b.Ply], a.Proof.Text, wrong)
		}
	}
	t.Logf("%d of %d have a proof %v, %d a threat; %d positions in all, %d at most; %v for each, %v at most",
		proved, asked, kinds, threats, nodes, most, total/time.Duration(asked), worst)
}
