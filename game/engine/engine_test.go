package engine

import (
	"bufio"
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/bitboard"
	"passedpawn/game/orthodox"
	"passedpawn/game/player"
	"passedpawn/game/rules"
)

func question(t testing.TB, fen string, l Limits) Question {
	t.Helper()
	p, err := bitboard.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return Question{Position: p, Limits: l}
}

func TestFindsMates(t *testing.T) {
	for _, tt := range []struct {
		fen   string
		moves int
	}{
		{"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1},
		{"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2},
		{"r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1", 2},
		{"r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3},
	} {
		a := Search(context.Background(), question(t, tt.fen, Limits{Depth: 2*tt.moves + 5, Nodes: 3e6}), nil)
		if want := Mate - (2*tt.moves - 1); a.Score != want {
			t.Errorf("%s: score %d, want mate in %d", tt.fen, a.Score, tt.moves)
		}
	}
}

func TestKnowsDraws(t *testing.T) {
	for _, fen := range []string{
		"8/8/8/3k4/8/3K4/3B4/8 w - - 0 1",
		"7k/8/6QK/8/8/8/8/8 b - - 99 80",
	} {
		if a := Search(context.Background(), question(t, fen, Limits{Depth: 5}), nil); a.Score > 20 || a.Score < -20 {
			t.Errorf("%s: score %d", fen, a.Score)
		}
	}
}

// TestAnswers holds the answer to what a caller relies on: legal lines, limits
// kept, the first move even when there was no time, nothing when there is none.
func TestAnswers(t *testing.T) {
	const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	a := Search(context.Background(), question(t, fen, Limits{Nodes: 50_000}), func(i Info) {
		p, _ := bitboard.Parse(fen)
		for _, m := range i.Line {
			var l bitboard.List
			p.Generate(&l)
			legal := false
			for _, other := range l.All() {
				legal = legal || other == m
			}
			if !legal {
				t.Fatalf("depth %d: %v is not legal in %v", i.Depth, i.Line, p.String())
			}
			p.Make(m)
		}
	})
	if a.Nodes > 51_000 || a.Depth < 4 {
		t.Errorf("depth %d after %d nodes", a.Depth, a.Nodes)
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	if a := Search(cancelled, question(t, fen, Limits{}), nil); len(a.Line) == 0 {
		t.Error("no move from a cancelled search")
	}
	if a := Search(context.Background(), question(t, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Limits{}), nil); len(a.Line) != 0 {
		t.Errorf("a move in a stalemate: %v", a.Line)
	}
}

const benchNodes = 151850

// TestBench holds the tree of a fixed search: a change here was meant.
func TestBench(t *testing.T) {
	for _, fen := range benchPositions {
		question(t, fen, Limits{})
	}
	if nodes := Bench(); nodes != benchNodes {
		t.Errorf("bench visits %d nodes, it was %d", nodes, benchNodes)
	}
}

func TestLevels(t *testing.T) {
	// A queen hangs on d5; the strongest take it, every time.
	const hanging = "r1b1kbnr/pppp1ppp/2n5/3qp3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 1"
	for level := Level(6); level <= Levels; level++ {
		for seed := range uint64(10) {
			q := question(t, hanging, Limits{})
			if m := level.Choose(context.Background(), q, seed, nil); m.To().String() != "d5" {
				t.Errorf("level %d, seed %d, plays %v and leaves the queen", level, seed, m)
			}
			if level > 8 {
				break // no luck in these
			}
		}
	}
	// The weakest see far less, and differ from game to game.
	seen := map[string]bool{}
	for seed := range uint64(20) {
		q := question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{})
		seen[Level(1).Choose(context.Background(), q, seed, nil).String()] = true
	}
	if len(seen) < 3 {
		t.Errorf("20 games of the lowest level begin in %d ways", len(seen))
	}
}

// TestLevelsRank plays short matches: levels apart rank as they are numbered.
func TestLevelsRank(t *testing.T) {
	if testing.Short() {
		t.Skip("a match takes a while")
	}
	if score := match(t, 5, 1, 12); score < 9 {
		t.Errorf("level 5 scores %v of 12 against level 1", score)
	}
	if score := match(t, 9, 5, 12); score < 9 {
		t.Errorf("level 9 scores %v of 12 against level 5", score)
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

func TestMoveNowAndWithdrawal(t *testing.T) {
	line := []rules.Position{orthodox.Rules{}.Start()}
	now := make(chan struct{})
	close(now)
	o := Opponent{Level: Levels, Pause: time.Hour}
	if a, err := o.Think(context.Background(), player.Question{Line: line, Now: now}); err != nil || !rules.Legal(line[0], a.Move) {
		t.Errorf("move now: %v, %v", a, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := o.Think(ctx, player.Question{Line: line}); err == nil {
		t.Error("a withdrawn question was answered as if nothing had happened")
	}
}

func TestDrawOffers(t *testing.T) {
	for fen, want := range map[string]bool{
		"4k3/8/8/8/8/8/PPPP4/R3K3 w - - 0 1":                       true,  // the engine, Black, is lost
		"4k3/pppp4/8/8/8/8/8/r3K3 w - - 0 1":                       false, // it is winning
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": false,
	} {
		p, err := orthodox.Rules{}.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Opponent{Level: 3}.Think(context.Background(), player.Question{Line: []rules.Position{p}, Offer: true})
		if err != nil || a.Accept != want {
			t.Errorf("%s: accepts %v, %v", fen, a.Accept, err)
		}
	}
}

// TestWinAtChess asks for a share of known tactics in a fixed small tree.
func TestWinAtChess(t *testing.T) {
	if testing.Short() {
		t.Skip("300 searches take a while")
	}
	f, err := os.Open("../../testdata/epd/wac300.epd")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	solved, all := 0, 0
	for sc := bufio.NewScanner(f); sc.Scan(); {
		fields := strings.Fields(sc.Text())
		_, rest, ok := strings.Cut(sc.Text(), "bm ")
		if !ok {
			continue
		}
		all++
		fen := strings.Join(fields[:4], " ")
		a := Search(context.Background(), question(t, fen, Limits{Nodes: 100_000}), nil)
		p, err := orthodox.Rules{}.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		best, _, _ := strings.Cut(rest, ";")
		for _, san := range strings.Fields(best) {
			if want, err := (orthodox.Rules{}).Read(p, san); err == nil && want == asMove(a.Line[0]) {
				solved++
				break
			}
		}
	}
	t.Logf("solved %d of %d", solved, all)
	if all != 300 || solved < 195 {
		t.Errorf("solved %d of %d at 100,000 nodes", solved, all)
	}
}

// BenchmarkStop times how soon a search ends when it is told to.
func BenchmarkStop(b *testing.B) {
	q := question(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Limits{})
	worst := time.Duration(0)
	for range b.N {
		ctx, cancel := context.WithCancel(context.Background())
		ended := make(chan time.Time)
		deep := make(chan struct{})
		go func() {
			Search(ctx, q, func(i Info) {
				if i.Depth == 8 {
					close(deep)
				}
			})
			ended <- time.Now()
		}()
		<-deep
		told := time.Now()
		cancel()
		worst = max(worst, (<-ended).Sub(told))
	}
	b.ReportMetric(worst.Seconds()*1000, "ms-worst")
}

func BenchmarkSearch(b *testing.B) {
	q := question(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Limits{Nodes: 500_000})
	nodes := 0
	for range b.N {
		nodes += Search(context.Background(), q, nil).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// TestLines holds several lines to be different moves, best first, the first as
// good as a single one.
func TestLines(t *testing.T) {
	const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	q := question(t, fen, Limits{Depth: 7})
	q.Lines = 4
	var last []Info
	Search(context.Background(), q, func(i Info) {
		if i.Depth == 7 {
			last = append(last, i)
		}
	})
	if len(last) != 4 {
		t.Fatalf("%d lines", len(last))
	}
	seen := map[bitboard.Move]bool{}
	for i, info := range last {
		if info.Rank != i+1 || seen[info.Line[0]] || i > 0 && info.Score > last[i-1].Score {
			t.Errorf("line %d: %+v", i+1, info)
		}
		seen[info.Line[0]] = true
	}
	q = question(t, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", Limits{Depth: 4})
	q.Lines = 500
	if a := Search(context.Background(), q, nil); a.Score != Mate-3 {
		t.Errorf("with all moves as lines: %+v", a)
	}
}

// TestThreads holds a search on several threads to the same rules.
func TestThreads(t *testing.T) {
	q := question(t, "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", Limits{Depth: 9, Nodes: 3e6})
	q.Threads = 3
	if a := Search(context.Background(), q, nil); a.Score != Mate-5 {
		t.Errorf("score %d, want mate in 3", a.Score)
	}
	q = question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{Depth: 9})
	one := Search(context.Background(), q, nil)
	q.Threads = 3
	if three := Search(context.Background(), q, nil); three.Nodes <= one.Nodes/2 || len(three.Line) == 0 {
		t.Errorf("three threads visited %d nodes, one %d", three.Nodes, one.Nodes)
	}
}
