//go:build tools

// Run by hand: PASSEDPAWN_GAMES=400 go test -tags tools ./game/engines/shogiengine -run TestTuned -v -timeout 0

package shogiengine

import (
	"context"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestTuned plays the weights in use against the rules of thumb with equal nodes for each
// move, on either side of every random opening. PASSEDPAWN_GAMES says how many games.
func TestTuned(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("PASSEDPAWN_GAMES"))
	if err != nil {
		t.Fatalf("PASSEDPAWN_GAMES does not say how many: %v", err)
	}
	sides, r, points := [2]*weights{weight, begun()}, rand.New(rand.NewPCG(7, 8)), 0.0
	var line []rules.Position
	for n := range games {
		if n%2 == 0 {
			line = randomOpening(r, 6+r.IntN(5))
		}
		points += duel(t, line, sides[n%2], sides[1-n%2], n%2 == 0)
		if n%20 == 19 {
			t.Logf("%v of %d", points, n+1)
		}
	}
	weight = sides[0]
}

// duel plays a game and returns the points of sente, or of gote if first is false.
func duel(t *testing.T, line []rules.Position, sente, gote *weights, first bool) float64 {
	line = append([]rules.Position(nil), line...)
	tables := [2]*Table{NewTable(1 << 15), NewTable(1 << 15)}
	for len(line) < 320 {
		now := line[len(line)-1]
		end := (shogi.Rules{}).Outcome(line)
		if end.Over() {
			return pointsOf(end.Result, first)
		}
		weight = [2]*weights{sente, gote}[now.Turn()]
		o := Opponent{Level: Levels, Unlimited: true, Table: tables[now.Turn()]}
		a, err := o.Think(context.Background(), player.Question{Line: line, Limits: player.Limits{Nodes: 3_000}})
		if err != nil {
			t.Fatal(err)
		}
		if a.Claim {
			return pointsOf(rules.Win(now.Turn()), first)
		}
		next, err := now.Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, next)
	}
	return 0.5
}

func pointsOf(r rules.Result, sente bool) float64 {
	switch {
	case r == rules.Drawn:
		return 0.5
	case (r == rules.Win(rules.White)) == sente:
		return 1
	}
	return 0
}
