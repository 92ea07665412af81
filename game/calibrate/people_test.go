//go:build tune

package calibrate

import (
	"context"
	"math"
	"os"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/bitboard"
	"passedpawn/game/engine"
	"passedpawn/game/orthodox"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// TestPeople compares the mistakes of levels with those of people: in positions
// of real games, from the eighth ply on, how much winning chance their moves
// give away as Stockfish judges it.
func TestPeople(t *testing.T) {
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	if command == "" {
		t.Skip("PASSEDPAWN_STOCKFISH does not name it")
	}
	positions := fromGames(t, number("PASSEDPAWN_GAMES", 1000))
	from, to := measured()
	t.Logf("%d positions", len(positions))
	t.Log("level   Elo  loss %  cp loss  best %  inaccuracy %  mistake %  blunder %  gift of the moved piece, % of blunders")
	rivals := []*rival{launch(t, command), launch(t, command)}
	judged := make([]verdict, len(positions))
	share(2, len(positions), func(worker, i int) {
		judged[i].score, judged[i].best = rivals[worker].judge(positions[i], judgeNodes)
	})
	for l := from; l <= to; l++ {
		var parts [2]errors
		share(2, len(positions), func(worker, i int) {
			parts[worker].add(rivals[worker], positions[i], judged[i], l, uint64(i))
		})
		e := parts[0].plus(parts[1])
		n := float64(e.moves)
		t.Logf("%5d  %4d  %6.1f  %7.0f  %6.0f  %12.0f  %9.1f  %9.1f  %.0f", l, l.Elo(), e.loss/n, e.centipawns/n, 100*e.best/n,
			100*e.inaccuracies/n, 100*e.mistakes/n, 100*e.blunders/n, 100*e.gifts/max(e.blunders, 1))
	}
}

const judgeNodes = 8000

type verdict struct {
	score int
	best  string
}

type errors struct {
	moves                                                           int
	loss, centipawns, best, inaccuracies, mistakes, blunders, gifts float64
}

func (e errors) plus(o errors) errors {
	return errors{
		e.moves + o.moves, e.loss + o.loss, e.centipawns + o.centipawns, e.best + o.best,
		e.inaccuracies + o.inaccuracies, e.mistakes + o.mistakes, e.blunders + o.blunders, e.gifts + o.gifts,
	}
}

// add lets a level play a move and has it judged.
func (e *errors) add(r *rival, fen string, before verdict, l engine.Level, seed uint64) {
	p, err := bitboard.Parse(fen)
	if err != nil {
		return
	}
	m := l.Choose(context.Background(), engine.Question{Position: p}, seed, nil)
	e.moves++
	if m.String() == before.best {
		e.best++
		return
	}
	p.Make(m)
	after, reply := r.judge(p.String(), judgeNodes)
	cp := max(0, before.score+after)
	lost := max(0, chance(before.score)-chance(-after))
	e.centipawns += float64(min(cp, 1000))
	e.loss += lost
	if lost >= 5 {
		e.inaccuracies++
	}
	if lost >= 10 {
		e.mistakes++
	}
	if lost >= 20 {
		if e.blunders++; strings.HasPrefix(reply[2:], m.To().String()) {
			e.gifts++
		}
	}
}

// chance is the winning chance of a score, in percent.
func chance(cp int) float64 {
	return 50 + 50*(2/(1+math.Exp(-0.00368208*float64(cp)))-1)
}

// fromGames picks positions of real games, spread over all of them.
func fromGames(t *testing.T, n int) []string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for i, item := range pgn.Scan(string(data)) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if err != nil {
			continue
		}
		var p rules.Position = orthodox.Rules{}.Start()
		for ply, node := range rec.Main() {
			if ply >= 8 && (ply+i)%4 == 0 {
				all = append(all, p.String())
			}
			if p, err = p.Play(node.Move()); err != nil {
				break
			}
		}
	}
	var picked []string
	for i := range min(n, len(all)) {
		picked = append(picked, all[i*len(all)/min(n, len(all))])
	}
	return picked
}

// share deals n tasks to workers.
func share(workers, n int, do func(worker, i int)) {
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for i := w; i < n; i += workers {
				do(w, i)
			}
		})
	}
	wg.Wait()
}
