package why

import (
	"testing"
	"time"

	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/testing/longtest"
)

// TestProofs checks what is said against moves of real games and, in the same positions, against
// other moves, most of which are bad.
func TestProofs(t *testing.T) {
	step, n, asked, nodes := longtest.OfNight(997, 97, 7), 0, 0, 0
	kinds := map[claims.Kind]int{}
	var worst, total time.Duration
	for _, g := range matchtest.Mainlines(t, "../../../testdata/pgn/lichess-clocks.pgn") {
		for ply, m := range g.Moves {
			if n++; n%step != 0 {
				continue
			}
			line := g.Positions[:ply+1]
			legal := line[ply].Moves()
			for _, m := range []rules.Move{m, legal[n/step%len(legal)]} {
				began := time.Now()
				a := Ask(line, m, nil, nil, true)
				took := time.Since(began)
				asked, total, worst = asked+1, total+took, max(worst, took)
				if !a.Proved {
					continue
				}
				kinds[a.Proof.Kind]++
				nodes += count(a.Proof.Tree)
				if wrong := audit(line[ply], a.Proof); wrong != "" {
					t.Errorf("%v, %v: %v: %s", line[ply], m, a.Proof.Text, wrong)
				}
			}
		}
	}
	t.Logf("%d moves, proofs %v with %d nodes, %v for each, %v at most", asked, kinds, nodes, total/time.Duration(asked), worst)
	if len(kinds) < 3 {
		t.Errorf("only %v", kinds)
	}
}

func count(n claims.Node) int {
	sum := 1
	for _, next := range n.Next {
		sum += count(next)
	}
	return sum
}
