package review

import (
	"context"
	"testing"

	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
)

// BenchmarkReview reviews a real game of 40 moves. It must take at most 20 s on two cores.
func BenchmarkReview(b *testing.B) {
	g := lichess(b)[16].Game
	for b.Loop() {
		r := New(g)
		err := Run(context.Background(), g, nil, player.Limits{Nodes: Nodes},
			func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} }, func(ply int, e Eval) { r.Evals[ply] = e })
		if err != nil || !r.Complete() {
			b.Fatal(err, r.Done())
		}
	}
	b.ReportMetric(float64(len(g.Line)), "positions")
}
