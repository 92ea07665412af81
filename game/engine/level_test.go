package engine

import (
	"context"
	"math"
	"testing"

	"passedpawn/game/bitboard"
	"passedpawn/game/longtest"
	"passedpawn/game/orthodox"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

func TestLevels(t *testing.T) {
	// A queen is unprotected on d5. The strongest level captures it every time.
	const hanging = "r1b1kbnr/pppp1ppp/2n5/3qp3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 1"
	for level := Level(7); level <= Levels; level++ {
		for seed := range uint64(10) {
			q := question(t, hanging, Limits{})
			if m := level.Choose(context.Background(), q, seed, nil); m.To().String() != "d5" {
				t.Errorf("level %d, seed %d, plays %v and leaves the queen", level, seed, m)
			}
			if level > 8 {
				break // chance plays no part in these
			}
		}
	}
	// The weakest level sees far less, and differs from game to game.
	seen := map[string]bool{}
	for seed := range uint64(20) {
		q := question(t, "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9", Limits{})
		seen[Level(1).Choose(context.Background(), q, seed, nil).String()] = true
	}
	if len(seen) < 3 {
		t.Errorf("20 games of the lowest level go on in %d ways", len(seen))
	}
}

// TestLevelsRank plays short matches between levels, which should rank in order.
func TestLevelsRank(t *testing.T) {
	games, pairs := longtest.Of(2, 12), longtest.Of([][2]Level{{9, 1}}, [][2]Level{{5, 1}, {9, 5}})
	for _, pair := range pairs {
		if score := match(t, pair[0], pair[1], games); score < 0.75*float64(games) {
			t.Errorf("level %d scores %v of %d against level %d", pair[0], score, games, pair[1])
		}
	}
}

func match(t *testing.T, a, b Level, games int) (score float64) {
	t.Helper()
	var r orthodox.Rules
	for g := range games {
		players := [2]player.Thinker{Opponent{Level: a, Seed: uint64(g)}, Opponent{Level: b, Seed: uint64(g) + 99}}
		line := []rules.Position{r.Start()}
		for len(line) < 240 && !r.Outcome(line).Over() {
			act, err := players[(len(line)-1+g)%2].Think(context.Background(), player.Question{Line: line})
			if err != nil {
				t.Fatal(err)
			}
			next, err := line[len(line)-1].Play(act.Move)
			if err != nil {
				t.Fatal(err)
			}
			line = append(line, next)
		}
		switch r.Outcome(line).Result {
		case rules.Win(rules.Side(g % 2)):
			score++
		case rules.Drawn, rules.Ongoing:
			score += 0.5
		}
	}
	return score
}

func BenchmarkLevels(b *testing.B) {
	for l := Level(1); l <= Levels; l++ {
		b.Run(l.Name(), func(b *testing.B) {
			q := question(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Limits{})
			for i := range b.N {
				l.Choose(context.Background(), q, uint64(i), nil)
			}
		})
	}
}

// TestSameSeedSameMoves checks that a weak level depends only on its seed, whatever was
// searched before and however long it may take.
func TestSameSeedSameMoves(t *testing.T) {
	q := question(t, "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9", Limits{})
	for l := Level(1); l < Levels; l += longtest.Of[Level](4, 1) {
		differ := map[bitboard.Move]bool{}
		for seed := range uint64(6) {
			first := l.Choose(context.Background(), q, seed, nil)
			differ[first] = true
			q.Table = NewTable(1)
			Search(context.Background(), Question{Position: q.Position, Table: q.Table, Limits: Limits{Depth: 6}}, nil)
			if again := l.Choose(context.Background(), q, seed, nil); again != first {
				t.Errorf("level %d, seed %d: %v and then %v", l, seed, first, again)
			}
		}
		if l <= 6 && len(differ) < 2 {
			t.Errorf("level %d plays the same in six games", l)
		}
	}
}

// TestMatesInOne checks the probability of seeing a mate in one against the level's
// value.
func TestMatesInOne(t *testing.T) {
	q := question(t, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", Limits{})
	for _, l := range []Level{1, 5, 9} {
		seen := 0
		seeds := longtest.Of(100, 400)
		for seed := range uint64(seeds) {
			if l.Choose(context.Background(), q, seed, nil).String() == "a1a8" {
				seen++
			}
		}
		if want := strengths[l].mate * (1 - strengths[l].whim); math.Abs(float64(seen)/float64(seeds)-want) > longtest.Of(0.16, 0.08) {
			t.Errorf("level %d mates %d times of %d, want %.0f %%", l, seen, seeds, 100*want)
		}
	}
}

// TestNeverAbsurd plays the lowest level in a position with much to lose. It overlooks
// much, but it never puts its queen where a pawn can capture it, and it seldom moves its
// king into the open.
func TestNeverAbsurd(t *testing.T) {
	q := question(t, "r1bqkbnr/ppp2ppp/2n1p3/3p4/3PP3/5Q2/PPP2PPP/RNB1KBNR w KQkq - 0 4", Limits{})
	kings, seeds := 0, longtest.Of(200, 2000)
	for seed := range uint64(seeds) {
		m := Level(1).Choose(context.Background(), q, seed, nil)
		if q.Position.On(m.From()) == bitboard.King {
			kings++
		}
		if q.Position.On(m.From()) == bitboard.Queen && exchange(&q.Position, m) <= -absurd {
			t.Errorf("seed %d: %v loses the queen for nothing", seed, m)
		}
	}
	if kings > seeds/12 {
		t.Errorf("the king moves out in %d of %d games", kings, seeds)
	}
}

// TestTakesWhatHangs checks that levels recapture a queen, which even a beginner sees.
// The two lowest levels, which are for children, overlook it now and then.
func TestTakesWhatHangs(t *testing.T) {
	seeds := longtest.Of(5, 20)
	q := question(t, "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 1", Limits{})
	for l := Level(1); l <= Levels; l++ {
		took := 0
		for seed := range uint64(seeds) {
			if l.Choose(context.Background(), q, seed, nil).String() == "c3d5" {
				took++
			}
			if l >= 11 {
				took += seeds - 1 // there is only one answer, so chance plays no part
				break
			}
		}
		if least := min(3, int(l)); 5*took < least*seeds {
			t.Errorf("level %d takes the queen %d times of %d", l, took, seeds)
		}
	}
}
