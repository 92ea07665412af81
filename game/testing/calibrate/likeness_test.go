//go:build tools

// Run by hand: PASSEDPAWN_STOCKFISH=stockfish go test -tags tools ./game/testing/calibrate -run TestLikeness -v -timeout 0

package calibrate

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

const (
	bands     = 8 // of ratings
	firstBand = 800
	bandWidth = 200
	skillMost = 20_000 // nodes of Stockfish
	skillElo  = 1320   // its lowest
)

// A chooser chooses a move, 0 for none, in a position with a number.
type chooser struct {
	name   string
	choose func(worker, i int, at moment) bitboard.Move
}

// choosers are the levels and, if PASSEDPAWN_STOCKFISH names it, Stockfish limited to the
// rating of each, or at its weakest if that is lower still.
func choosers(t *testing.T) (all []chooser) {
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
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	if command == "" {
		return all
	}
	for l := from; l <= to; l++ {
		name, nodes := fmt.Sprintf("Stockfish %d", l.Elo()), skillMost
		options := fmt.Sprintf(" UCI_LimitStrength=true UCI_Elo=%d", l.Elo())
		if l.Elo() < skillElo {
			name, options, nodes = fmt.Sprintf("weakest, %d", l.Elo()), " UCI_LimitStrength=true UCI_Elo=1320", 100*int(l)
		}
		workers := [2]*rival{launch(t, command+options), launch(t, command+options)}
		all = append(all, chooser{name, func(worker, _ int, at moment) bitboard.Move {
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

// TestLikeness counts how often levels, and Stockfish limited to their rating, choose the move
// that a person played, by the person's rating.
func TestLikeness(t *testing.T) {
	positions := fromGames(t, number("PASSEDPAWN_GAMES", 2000))
	t.Logf("%d positions; %% of the moves of people from %d, by %d", len(positions), firstBand, bandWidth)
	for _, c := range choosers(t) {
		var same, all [2][bands]int
		share(2, len(positions), func(worker, i int) {
			band := (positions[i].rating - firstBand) / bandWidth
			if positions[i].rating < firstBand || band >= bands {
				return
			}
			all[worker][band]++
			if c.choose(worker, i, positions[i]).String() == positions[i].played {
				same[worker][band]++
			}
		})
		var line strings.Builder
		sames, alls := 0, 0
		for b := range bands {
			s, n := same[0][b]+same[1][b], all[0][b]+all[1][b]
			sames, alls = sames+s, alls+n
			fmt.Fprintf(&line, "%5.0f", 100*float64(s)/float64(max(n, 1)))
		}
		t.Logf("%-15s%s  all %.1f", c.name, line.String(), 100*float64(sames)/float64(max(alls, 1)))
	}
}
