package engine

import (
	"context"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/levels"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// enough lets each level search as much as it wants, except the last one, which would
// otherwise search until a time is over.
var enough = Limits{Nodes: 60_000}

func TestLevels(t *testing.T) {
	longtest.Alone(t)
	// A queen is unprotected on d5. The strongest level captures it every time, and so did
	// each level from 9 on, with 60 seeds.
	const hanging = "r1b1kbnr/pppp1ppp/2n5/3qp3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 1"
	for level := Level(11); level <= Levels; level++ {
		for seed := range uint64(10) {
			q := question(t, hanging, enough)
			if m := level.Choose(context.Background(), q, seed, nil); m.To().String() != "d5" {
				t.Errorf("level %d, seed %d, plays %v and leaves the queen", level, seed, m)
			}
			if level > 12 {
				break // chance plays no part in these
			}
		}
	}
	// The weakest level sees far less, and differs from game to game: no two moves make up
	// more than a quarter of 200, so that 20 are of fewer than three kinds once in 10^9.
	seen := map[string]bool{}
	for seed := range uint64(20) {
		q := question(t, "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9", Limits{})
		seen[Level(1).Choose(context.Background(), q, seed, nil).String()] = true
	}
	if len(seen) < 3 {
		t.Errorf("20 games of the lowest level go on in %d ways", len(seen))
	}
}

// TestLevelsRank plays short matches between levels, which should rank in order. They are
// so far apart that a game of the weaker one may end in a draw at most once in 2,000 games,
// or 50 in the long run: then a match fails by chance once in a million runs.
func TestLevelsRank(t *testing.T) {
	longtest.Alone(t)
	games, share := longtest.Of(2, 12), longtest.Of(0.9995, 0.98)
	for _, pair := range longtest.Of([][2]Level{{13, 1}}, [][2]Level{{8, 1}, {13, 8}}) {
		if score, least := match(t, pair[0], pair[1], games), longtest.Least(games, share); score < float64(least) {
			t.Errorf("level %d scores %v of %d against level %d, want %d", pair[0], score, games, pair[1], least)
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
		b.Run(levels.Name(int(l)), func(b *testing.B) {
			q := question(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Limits{})
			for i := range b.N {
				l.Choose(context.Background(), q, uint64(i), nil)
			}
		})
	}
}

// TestSameSeedSameMoves checks that a weak level depends only on its seed, whatever was
// searched before and however long it may take, and that up to level 9 another seed gives
// another move. Level 5 plays the most frequent one half of the time, so that it plays
// nothing else with one choice of 30 seeds in 10^9.
func TestSameSeedSameMoves(t *testing.T) {
	longtest.Alone(t)
	q := question(t, "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9", Limits{})
	for l := Level(1); l < Levels; l += longtest.Of[Level](4, 1) {
		differ := map[bitboard.Move]bool{}
		for seed := range uint64(30) {
			if seed >= 6 && (l > 9 || len(differ) > 1) {
				break
			}
			first := l.Choose(context.Background(), q, seed, nil)
			differ[first] = true
			q.Table = NewTable(1)
			Search(context.Background(), Question{Position: q.Position, Table: q.Table, Limits: Limits{Depth: 6}}, nil)
			if again := l.Choose(context.Background(), q, seed, nil); again != first {
				t.Errorf("level %d, seed %d: %v and then %v", l, seed, first, again)
			}
		}
		if l <= 9 && len(differ) < 2 {
			t.Errorf("level %d plays the same in 30 games", l)
		}
	}
}

// TestMatesInOne checks how often a level sees a mate in one against the level's value: it
// fails by chance with one choice of seeds in a million.
func TestMatesInOne(t *testing.T) {
	longtest.Alone(t)
	q := question(t, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", Limits{})
	for _, l := range []Level{1, 5, 9} {
		seen := 0
		seeds := longtest.Of(100, 400)
		for seed := range uint64(seeds) {
			if l.Choose(context.Background(), q, seed, nil).String() == "a1a8" {
				seen++
			}
		}
		share := strengths[l].mate * (1 - strengths[l].whim)
		if least, most := longtest.Between(seeds, share); seen < least || seen > most {
			t.Errorf("level %d mates %d times of %d, want %d to %d", l, seen, seeds, least, most)
		}
	}
}

// TestNeverAbsurd plays the lowest level in a position with much to lose. It overlooks
// much, but it never puts its queen where a pawn can capture it, and it seldom moves its
// king into the open: in 1 % of 2,000 games. If the true share is up to 3 %, the test fails
// by chance once in a million runs.
func TestNeverAbsurd(t *testing.T) {
	longtest.Alone(t)
	q := question(t, "r1bqkbnr/ppp2ppp/2n1p3/3p4/3PP3/5Q2/PPP2PPP/RNB1KBNR w KQkq - 0 4", Limits{})
	kings, seeds := 0, longtest.OfNight(200, 800, 2000)
	for seed := range uint64(seeds) {
		m := Level(1).Choose(context.Background(), q, seed, nil)
		if q.Position.On(m.From()) == bitboard.King {
			kings++
		}
		if q.Position.On(m.From()) == bitboard.Queen && exchange(&q.Position, m) <= -absurd {
			t.Errorf("seed %d: %v loses the queen for nothing", seed, m)
		}
	}
	if most := longtest.Most(seeds, 0.03); kings > most {
		t.Errorf("the king moves out in %d of %d games, want %d at most", kings, seeds, most)
	}
}

// TestTakesWhatHangs checks that levels recapture a queen, which even a beginner sees.
// The two lowest levels, which are for children, overlook it now and then: with 400 seeds,
// levels 1 to 4 took it in 71, 82, 90 and 93 % and higher ones in 97 % or always. If the
// true shares are at least those in the test, it fails by chance once in a million runs.
func TestTakesWhatHangs(t *testing.T) {
	longtest.Alone(t)
	q := question(t, "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 1", enough)
	takes := func(l Level, seeds int) (times int) {
		for seed := range uint64(seeds) {
			if l.Choose(context.Background(), q, seed, nil).String() == "c3d5" {
				times++
			}
		}
		return times
	}
	for l, share := range map[Level]float64{1: 0.6, 2: 0.66, 3: 0.72, 4: 0.8, 5: 0.83, 6: 0.87} {
		seeds := longtest.Of(16, 100)
		if times, least := takes(l, seeds), longtest.Least(seeds, share); times < least {
			t.Errorf("level %d takes the queen %d times of %d, want %d", l, times, seeds, least)
		}
	}
	times, seeds := 0, 0
	for l := Level(7); l < 15; l++ {
		n := longtest.Of(5, 20)
		times, seeds = times+takes(l, n), seeds+n
	}
	if least := longtest.Least(seeds, 0.92); times < least {
		t.Errorf("levels 7 to 14 take the queen %d times of %d, want %d", times, seeds, least)
	}
	for l := Level(15); l <= Levels; l++ { // chance hardly plays a part in these
		if takes(l, 1) == 0 {
			t.Errorf("level %d leaves the queen", l)
		}
	}
}
