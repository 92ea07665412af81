//go:build tools

// Run by hand: PASSEDPAWN_A=stockfish PASSEDPAWN_B=gnuchess go test -tags tools ./game/testing/calibrate -run TestMatch -v -timeout 0

package calibrate

import (
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
	"passedpawn/game/play/clock"
)

// A side plays one half of a game.
type side interface {
	fresh()
	move(g *game, clocks [2]time.Duration, increment time.Duration) bitboard.Move
}

// A leveled side is the engine at a level. A clock only keeps it from losing on
// time.
type leveled struct {
	level engine.Level
	seed  uint64
}

func (l *leveled) fresh() { l.seed++ }

func (l *leveled) move(g *game, clocks [2]time.Duration, increment time.Duration) bitboard.Move {
	q := engine.Question{Position: g.pos, Earlier: g.keys, Book: true}
	if left := clocks[g.pos.Turn()]; left > 0 || increment > 0 {
		limits := engine.Shared(clock.Turn{Left: left, Increment: increment})
		if q.Limits.Time = limits.Time; l.level == engine.Levels {
			q.Limits.Enough = limits.Enough // it has no other measure
		}
	}
	return l.level.Choose(context.Background(), q, l.seed, nil)
}

// A tally counts from the first side's view.
type tally struct{ won, drawn, lost, forfeits int }

func (t *tally) add(score float64, forfeit bool) {
	switch score {
	case 1:
		t.won++
	case 0:
		t.lost++
	default:
		t.drawn++
	}
	if forfeit {
		t.forfeits++
	}
}

// String gives the score with its 95 % interval and as Elo.
func (t tally) String() string {
	n := float64(t.won + t.drawn + t.lost)
	p := (float64(t.won) + float64(t.drawn)/2) / n
	v := (float64(t.won)*(1-p)*(1-p) + float64(t.drawn)*(.5-p)*(.5-p) + float64(t.lost)*p*p) / n
	r := 1.96 * math.Sqrt(v/n)
	return fmt.Sprintf("%.0f games +%d =%d -%d  %.1f %% +-%.1f  Elo %+.0f (%+.0f to %+.0f)  forfeits %d",
		n, t.won, t.drawn, t.lost, 100*p, 100*r, elo(p), elo(p-r), elo(p+r), t.forfeits)
}

func elo(p float64) float64 {
	p = max(0.001, min(p, 0.999))
	return -400 * math.Log10(1/p-1)
}

// match plays games from balanced openings, each twice with colours swapped, in
// as many workers as there are pairs of sides.
func match(t *testing.T, games int, clock, increment time.Duration, pairs [][2]side) tally {
	openings := openings(t)
	jobs := make(chan int, games)
	for g := range games {
		jobs <- g
	}
	close(jobs)
	var mu sync.Mutex
	var sum tally
	var wg sync.WaitGroup
	for _, pair := range pairs {
		wg.Go(func() {
			for g := range jobs {
				sides := pair
				if g%2 == 1 {
					sides[0], sides[1] = pair[1], pair[0]
				}
				score, why := play(openings[g/2*7%len(openings)], sides, clock, increment)
				if g%2 == 1 {
					score = 1 - score
				}
				mu.Lock()
				if sum.add(score, why != ""); why != "" {
					t.Logf("game %d: %s", g, why)
				}
				if n := sum.won + sum.drawn + sum.lost; n%50 == 0 && n < games {
					fmt.Println(sum)
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return sum
}

// TestMatch plays two UCI engines against each other.
func TestMatch(t *testing.T) {
	a, b := os.Getenv("PASSEDPAWN_A"), os.Getenv("PASSEDPAWN_B")
	if a == "" || b == "" {
		t.Fatal("PASSEDPAWN_A and PASSEDPAWN_B do not name two engines")
	}
	clock, increment := control()
	var pairs [][2]side
	for range number("PASSEDPAWN_SIDE_BY_SIDE", 2) {
		pairs = append(pairs, [2]side{launch(t, a), launch(t, b)})
	}
	t.Logf("%s against %s at %v + %v: %v", a, b, clock, increment, match(t, number("PASSEDPAWN_GAMES", 200), clock, increment, pairs))
}

func control() (clock, increment time.Duration) {
	text := os.Getenv("PASSEDPAWN_CLOCK")
	if text == "" {
		text = "1000+50"
	}
	game, move, _ := strings.Cut(text, "+")
	g, _ := strconv.Atoi(game)
	m, _ := strconv.Atoi(move)
	return time.Duration(g) * time.Millisecond, time.Duration(m) * time.Millisecond
}

func number(name string, preset int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return preset
}
