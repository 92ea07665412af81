//go:build tools

package calibrate

import (
	"context"
	"os"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// judgeNodes is how many nodes a judge searches.
const judgeNodes = 8000

// A judge says how good positions are: Stockfish if PASSEDPAWN_STOCKFISH names it, and
// else the engine itself, at full strength.
type judge interface {
	// judge gives the score for the side to move, in centipawns, and the best move.
	judge(fen string, nodes int) (score int, best string)
}

// own is the engine as a judge.
type own struct{}

func (own) judge(fen string, nodes int) (score int, best string) {
	p, err := bitboard.Parse(fen)
	if err != nil {
		return 0, ""
	}
	a := engine.Search(context.Background(), engine.Question{Position: p, Limits: engine.Limits{Nodes: nodes}}, nil)
	if len(a.Line) == 0 { // it is over
		if p.InCheck() {
			return -10_000, ""
		}
		return 0, ""
	}
	return a.Score, a.Line[0].String()
}

func judges(t *testing.T) []judge {
	if command := os.Getenv("PASSEDPAWN_STOCKFISH"); command != "" {
		return []judge{remember(launch(t, command)), remember(launch(t, command))}
	}
	return []judge{remember(own{}), remember(own{})}
}

// remembering is a judge that is asked about a position only once, since many choosers choose the
// same move. Only one goroutine at a time may use it.
type remembering struct {
	asked judge
	known map[asking]verdict
}

type asking struct {
	fen   string
	nodes int
}

func remember(j judge) remembering { return remembering{j, map[asking]verdict{}} }

func (r remembering) judge(fen string, nodes int) (score int, best string) {
	q := asking{fen, nodes}
	v, ok := r.known[q]
	if !ok {
		v.score, v.best = r.asked.judge(fen, nodes)
		r.known[q] = v
	}
	return v.score, v.best
}
