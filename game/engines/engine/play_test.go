//go:build tools

// Run by hand:
//
//	PASSEDPAWN_TUNE=folder PASSEDPAWN_SEED=1 PASSEDPAWN_MINUTES=60 \
//		GOEXPERIMENT=simd go test -tags tools ./game/engines/engine -run '^TestPlay$' -timeout 0

package engine

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/testing/tunetest"
)

// How the games are played from which the network learns. Every eighth game
// is played out, so that won and drawn endings are learnt too. The others are over when the
// scores leave no doubt.
const (
	leastPlies   = 6   // of random moves, and at most three more
	fairScore    = 200 // the largest score with which a game begins
	wonScore     = 1200
	wonPlies     = 6 // in a row with such scores
	drawnScore   = 10
	drawnPlies   = 40 // in a row with such scores
	drawnFrom    = 80
	longestGame  = 500 // plies; a longer game is dropped
	playedOut    = 8
	falseDraw    = 50 // an evaluation that a score of zero contradicts
	quickNodes   = 450
	carefulNodes = 3000
)

func TestPlay(t *testing.T) {
	seed, workers := tunetest.Seed(t), make([]func(uint32) []tunetest.Packed, workersOf(t))
	for i := range workers {
		table := NewTable(1)
		workers[i] = func(number uint32) []tunetest.Packed { return selfPlay(seed, number, table) }
	}
	tunetest.PlayNumbered(t, tunetest.Origin{Seed: seed, Search: uint32(Bench())}, workers...)
}

// workersOf returns how many games to play at a time: PASSEDPAWN_WORKERS, or two.
func workersOf(t *testing.T) int {
	t.Helper()
	n, err := strconv.Atoi(cmp.Or(os.Getenv("PASSEDPAWN_WORKERS"), "2"))
	if err != nil || n < 1 {
		t.Fatal("PASSEDPAWN_WORKERS is not a number of games at a time")
	}
	return n
}

// TestPlaysAgain checks that a game depends only on the seed and its number.
func TestPlaysAgain(t *testing.T) {
	table := NewTable(1)
	first := selfPlay(5, 3, table)
	selfPlay(5, 4, table) // leaves other results behind
	again, other := selfPlay(5, 3, NewTable(1)), selfPlay(6, 3, table)
	if len(first) < 5 || !equalGames(first, again) {
		t.Errorf("%d positions, and again %d, or others", len(first), len(again))
	}
	if equalGames(first, other) {
		t.Error("another seed gives the same game")
	}
	for i := range first {
		p, err := first[i].Position()
		if err != nil || p.InCheck() || first[i].Game() != 3 || mate.Is(first[i].Score()) {
			t.Errorf("position %d, %v: %v", i, p.String(), err)
		}
	}
}

func equalGames(a, b []tunetest.Packed) bool {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// selfPlay plays the game with a number from a random opening, and returns its quiet
// positions.
func selfPlay(seed uint64, number uint32, table *Table) []tunetest.Packed {
	rng := rand.New(rand.NewPCG(seed, uint64(number)))
	table.Clear()
	g := newGenerator(table)
	for !g.open(rng) {
	}
	out := number%playedOut == 0
	var quiet []tunetest.Packed
	for range longestGame {
		result, over := g.over()
		if !over {
			m, score := g.think(quickNodes)
			if g.learnable(m, score) {
				quiet = append(quiet, tunetest.Pack(&g.at, forWhite(score, g.at.Turn())))
			}
			if result, over = g.clear(score); !over || out {
				g.play(m)
				continue
			}
		}
		for i := range quiet {
			quiet[i] = quiet[i].Ended(number, result)
		}
		return quiet
	}
	return nil
}

func forWhite(score int, turn bitboard.Side) int {
	if turn == 1 {
		return -score
	}
	return score
}

// A generator plays a game.
type generator struct {
	*searcher
	enough    int               // nodes after which no deeper search begins
	at        bitboard.Position // in the game
	earlier   []uint64          // keys of the positions before it
	won, even int               // plies in a row with scores that leave no doubt
	lead      bitboard.Side     // who is winning
}

func newGenerator(table *Table) *generator {
	q := Question{Position: bitboard.Start(), Table: table}
	return &generator{searcher: newSearcher(context.Background(), q), at: q.Position}
}

// Settled implements search.Root. A depth is finished even if it takes a few nodes more, so
// that no work is lost.
func (g *generator) Settled(depth int) bool { return g.searcher.Settled(depth) || g.Nodes >= g.enough }

// think searches until so many nodes are enough.
func (g *generator) think(enough int) (m bitboard.Move, score int) {
	s := g.searcher
	s.pos, s.keys, s.top = g.at, append(append(s.keys[:0], g.earlier...), g.at.Key()), 0
	s.Nodes, s.Over, s.Limit = 0, false, 10*enough
	s.Every, s.Stop = math.MaxInt/2+1, func() bool { return false }
	clear(s.killers[:])
	s.views[0][0].look(&s.pos, 0)
	s.views[0][1].look(&s.pos, 1)
	g.enough = enough
	s.begin(1, maxPly-1, 1)
	s.Deepen(g)
	return s.found[0].Line[0], s.found[0].Score
}

// open plays random moves, and reports whether the position is fair.
func (g *generator) open(rng *rand.Rand) bool {
	g.at, g.earlier = bitboard.Start(), g.earlier[:0]
	for range leastPlies + rng.IntN(4) {
		var l bitboard.List
		if g.at.Generate(&l); l.Count == 0 {
			return false
		}
		g.play(l.Moves[rng.IntN(l.Count)])
	}
	if _, over := g.over(); over {
		return false
	}
	_, score := g.think(carefulNodes)
	return max(score, -score) <= fairScore
}

func (g *generator) play(m bitboard.Move) {
	g.earlier = append(g.earlier, g.at.Key())
	g.at.Make(m)
}

// over returns the result for White of a game that is over by the rules.
func (g *generator) over() (result float64, over bool) {
	var l bitboard.List
	switch g.at.Generate(&l); {
	case l.Count == 0 && g.at.InCheck():
		return float64(g.at.Turn()), true
	case l.Count == 0 || g.at.HalfmoveClock() >= 100 || bare(&g.at):
		return 0.5, true
	}
	return 0.5, g.seen() >= 2
}

// seen returns how often the position came up before.
func (g *generator) seen() (n int) {
	for _, key := range g.earlier[max(0, len(g.earlier)-g.at.HalfmoveClock()):] {
		if key == g.at.Key() {
			n++
		}
	}
	return n
}

// clear counts a score, and returns the result for White if there has been no doubt about
// it for long enough.
func (g *generator) clear(score int) (result float64, over bool) {
	leader := g.at.Turn()
	if score < 0 {
		leader ^= 1
	}
	if max(score, -score) < wonScore || leader != g.lead {
		g.won = 0
	}
	if max(score, -score) >= wonScore {
		g.won, g.lead = g.won+1, leader
	}
	if g.even++; max(score, -score) > drawnScore || len(g.earlier) < drawnFrom {
		g.even = 0
	}
	if g.won >= wonPlies {
		return float64(1 - leader), true
	}
	return 0.5, g.even >= drawnPlies
}

// learnable reports whether a position and its score are worth learning. An evaluation
// should know nothing of a capture that is due, of mates, and of repetitions, which the
// position does not show. A score of zero far from the evaluation is such a repetition.
func (g *generator) learnable(m bitboard.Move, score int) bool {
	s := g.searcher
	if s.pos = g.at; g.at.InCheck() || noisy(&g.at, m) || mate.Is(score) || g.seen() > 0 {
		return false
	}
	static := s.evaluate()
	return score != 0 || max(static, -static) < falseDraw
}
