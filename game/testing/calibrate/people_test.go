//go:build tools

// Run by hand: go test -tags tools ./game/testing/calibrate -run TestPeople -v -timeout 0

package calibrate

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// TestPeople compares the mistakes of levels with those of people: in positions
// of real games, from the eighth ply on, how much winning chance their moves
// give away, and how much those gave away who played there, by their rating.
func TestPeople(t *testing.T) {
	positions := fromGames(t, number("PASSEDPAWN_GAMES", 1000))
	t.Logf("%d positions", len(positions))
	t.Log("who         loss %  cp loss  best %  inaccuracy %  mistake %  blunder %  gift of the moved piece, % of blunders")
	rivals := judges(t)
	judged := verdicts(rivals, positions)
	measure := func(c chooser) {
		var parts [2]errors
		share(2, len(positions), func(worker, i int) {
			p, err := bitboard.Parse(positions[i].fen)
			if err != nil {
				return
			}
			if m := c.choose(worker, i, positions[i]); m != 0 {
				parts[worker].add(rivals[worker], p, judged[i], m)
			}
		})
		e := parts[0].plus(parts[1])
		n := float64(max(e.moves, 1))
		t.Logf("%-10s  %6.1f  %7.0f  %6.0f  %12.0f  %9.1f  %9.1f  %.0f  (%d moves)", c.name, e.loss/n, e.centipawns/n, 100*e.best/n,
			100*e.inaccuracies/n, 100*e.mistakes/n, 100*e.blunders/n, 100*e.gifts/max(e.blunders, 1), e.moves)
	}
	for rating := firstBand; rating < lastBand; rating += bandWidth {
		measure(rated(rating, bandWidth))
	}
	for _, l := range levelChoosers() {
		measure(l)
	}
}

// A moment is a position of a game between people, with what was played there, as UCI says it,
// the rating of who did, and how many seconds they had left, -1 if that is not known.
type moment struct {
	fen, played  string
	rating, left int
}

type verdict struct {
	score int
	best  string
}

// verdicts has positions judged.
func verdicts(judges []judge, positions []moment) []verdict {
	all := make([]verdict, len(positions))
	share(len(judges), len(positions), func(worker, i int) {
		all[i].score, all[i].best = judges[worker].judge(positions[i].fen, judgeNodes)
	})
	return all
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

// add has a move judged.
func (e *errors) add(r judge, p bitboard.Position, before verdict, m bitboard.Move) {
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
		if e.blunders++; len(reply) > 2 && strings.HasPrefix(reply[2:], m.To().String()) {
			e.gifts++
		}
	}
}

// chance is the winning chance of a score, in percent.
func chance(cp int) float64 {
	return 50 + 50*(2/(1+math.Exp(-0.00368208*float64(cp)))-1)
}

// fromGames picks positions of real games, spread over all of them.
func fromGames(t *testing.T, n int) []moment {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	var all []moment
	for i, item := range pgn.Scan(string(data)) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if err != nil {
			continue
		}
		var p rules.Position = orthodox.Rules{}.Start()
		clocks := [2]int{-1, -1}
		for ply, node := range rec.Main() {
			if ply >= 8 && (ply+i)%4 == 0 {
				rating, _ := strconv.Atoi(rec.Tag([2]string{"WhiteElo", "BlackElo"}[p.Turn()]))
				all = append(all, moment{p.String(), coordinates(node.Move()), rating, clocks[p.Turn()]})
			}
			clocks[p.Turn()] = seconds(node.Command("clk"))
			if p, err = p.Play(node.Move()); err != nil {
				break
			}
		}
	}
	var picked []moment
	for i := range min(n, len(all)) {
		picked = append(picked, all[i*len(all)/min(n, len(all))])
	}
	return picked
}

// seconds are those of a clock such as 0:02:58, -1 if it is none.
func seconds(clock string) int {
	var h, m, s int
	if _, err := fmt.Sscanf(clock, "%d:%d:%d", &h, &m, &s); err != nil {
		return -1
	}
	return (h*60+m)*60 + s
}

// coordinates is a move as UCI says it.
func coordinates(m rules.Move) string {
	letters := map[rules.Kind]string{rules.Queen: "q", rules.Rook: "r", rules.Bishop: "b", rules.Knight: "n"}
	return m.From.String() + m.To.String() + letters[m.Promote]
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
