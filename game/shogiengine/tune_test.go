//go:build tune

package shogiengine

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogiboard"
	"passedpawn/game/shogimate"
)

// TestPlay plays games of the engine against itself and writes their quiet positions with
// the results, to tune the weights with, and the mates near their ends. It is run by
// hand. PASSEDPAWN_TUNE names a folder, and PASSEDPAWN_MINUTES says how long to play:
//
//	go test -tags tune -run TestPlay -timeout 0 ./game/shogiengine
func TestPlay(t *testing.T) {
	d, err := time.ParseDuration(os.Getenv("PASSEDPAWN_MINUTES") + "m")
	if err != nil {
		t.Skip("PASSEDPAWN_MINUTES does not say how long")
	}
	seed := uint64(time.Now().UnixNano())
	rng := rand.New(rand.NewPCG(seed, 1))
	solver := shogimate.New(1 << 18)
	for until := time.Now().Add(d); time.Now().Before(until); {
		positions, mates := selfPlay(t, rng, solver)
		add(t, "positions.txt", positions)
		add(t, "mates.txt", mates)
	}
}

func add(t *testing.T, name, text string) {
	t.Helper()
	f, err := os.OpenFile(filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), name), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString(text); err != nil {
		t.Fatal(err)
	}
}

// selfPlay plays a game from a random opening. It returns its quiet positions, each after
// the result for sente, 1, 0.5 or 0, and the score for sente; and the positions with
// mates, each after its plies.
func selfPlay(t *testing.T, rng *rand.Rand, solver *shogimate.Solver) (positions, mates string) {
	var game shogi.Rules
	line := []rules.Position{game.Start()}
	for range 2 + rng.IntN(6) {
		moves := line[len(line)-1].Moves()
		next, _ := line[len(line)-1].Play(moves[rng.IntN(len(moves))])
		line = append(line, next)
	}
	o := Opponent{Level: Levels, Seed: rng.Uint64(), Table: NewTable(1 << 16)}
	var quiet []string
	result := "0.5"
	for len(line) < 300 {
		if end := game.Outcome(line); end.Over() {
			switch end.Result {
			case rules.Win(rules.White):
				result = "1"
			case rules.Win(rules.Black):
				result = "0"
			}
			break
		}
		now := line[len(line)-1]
		score := 0
		q := player.Question{Line: line, Limits: player.Limits{Nodes: 1200 + rng.IntN(800)}, Watch: func(th player.Thought) { score = th.Score }}
		a, err := o.Think(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		if a.Claim {
			result = map[rules.Side]string{rules.White: "1", rules.Black: "0"}[now.Turn()]
			break
		}
		b := shogi.Board(now)
		taken := b.On(shogiboard.SquareOf(a.Move.To)) != shogiboard.NoKind
		if len(line) > 10 && !b.InCheck() && !taken && abs(score) < 3000 {
			if now.Turn() == rules.Black {
				score = -score
			}
			quiet = append(quiet, fmt.Sprintf("%d %s", score, b.String()))
		}
		next, err := now.Play(a.Move)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, next)
	}
	for _, q := range quiet {
		positions += result + " " + q + "\n"
	}
	var found strings.Builder
	for _, p := range line[max(0, len(line)-30):] {
		b := shogi.Board(p)
		if v, n := solver.Solve(&b, 15, 60_000, nil); v == shogimate.Mate {
			fmt.Fprintf(&found, "%d %s\n", n, b.String())
		}
	}
	return positions, found.String()
}
