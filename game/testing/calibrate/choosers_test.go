//go:build tools

package calibrate

import (
	"context"
	"fmt"
	"os"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// The bands of ratings by which people are told apart.
const (
	firstBand = 800
	lastBand  = 2400
	bandWidth = 200
)

// A chooser chooses a move, 0 for none, in a position with a number.
type chooser struct {
	name   string
	choose func(worker, i int, at moment) bitboard.Move
}

// people are those of whom a condition is true: they choose what they played.
func people(name string, of func(moment) bool) chooser {
	return chooser{name, func(_, _ int, at moment) bitboard.Move {
		p, err := bitboard.Parse(at.fen)
		if err != nil || !of(at) {
			return 0
		}
		return p.Find(at.played)
	}}
}

// rated are the people with a rating from a least one on.
func rated(least, width int) chooser {
	return people(fmt.Sprintf("%d-%d", least, least+width-1), func(at moment) bool { return at.rating >= least && at.rating < least+width })
}

// levelChoosers are the levels that are measured.
func levelChoosers() (all []chooser) {
	from, to := measured()
	for l := from; l <= to; l++ {
		all = append(all, chooser{fmt.Sprintf("level %d", l), func(_, i int, at moment) bitboard.Move {
			p, err := bitboard.Parse(at.fen)
			if err != nil {
				return 0
			}
			return l.Choose(context.Background(), engine.Question{Position: p, Limits: engine.Limits{Nodes: 200_000}}, uint64(i), nil)
		}})
	}
	return all
}

// stockfishes are Stockfish limited to the rating of each level that is measured, if
// PASSEDPAWN_STOCKFISH names it. It cannot be made weaker than 1320.
func stockfishes(t *testing.T) (all []chooser) {
	const weakest, nodes = 1320, 20_000
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	from, to := measured()
	for l := from; command != "" && l <= to; l++ {
		if l < to && (l+1).Elo() <= weakest {
			continue
		}
		elo := max(weakest, l.Elo())
		limited := fmt.Sprintf("%s UCI_LimitStrength=true UCI_Elo=%d", command, elo)
		workers := [2]*rival{launch(t, limited), launch(t, limited)}
		all = append(all, chooser{fmt.Sprintf("Stockfish %d", elo), func(worker, _ int, at moment) bitboard.Move {
			p, err := bitboard.Parse(at.fen)
			if err != nil {
				return 0
			}
			_, best := workers[worker].judge(at.fen, nodes)
			return p.Find(best)
		}})
	}
	return all
}
