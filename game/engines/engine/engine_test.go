package engine

import (
	"context"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/testing/longtest"
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
		if want := mate.Score - (2*tt.moves - 1); a.Score != want {
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

// TestOddBoards searches boards that no game reaches but a FEN may contain: any number of
// any pieces.
func TestOddBoards(t *testing.T) {
	longtest.Alone(t)
	rng := rand.New(rand.NewPCG(8, 9))
	table := NewTable(1)
	for tried := 0; tried < 300; {
		board := [64]byte{}
		crowd, pieces := rng.IntN(64), []string{"Q", "R", "N", "QRBNPqrbnp", "QRBNqrbn", "Pp", "BBBq"}[rng.IntN(7)]
		for range crowd {
			s := rng.IntN(64)
			if c := pieces[rng.IntN(len(pieces))]; c|0x20 != 'p' || s/8 > 0 && s/8 < 7 {
				board[s] = c
			}
		}
		white := rng.IntN(64)
		board[white], board[(white+1+rng.IntN(63))%64] = 'K', 'k'
		var fen strings.Builder
		for s, c := range board {
			if c == 0 {
				c = '1'
			}
			if fen.WriteByte(c); s%8 == 7 && s < 63 {
				fen.WriteByte('/')
			}
		}
		p, err := bitboard.Parse(fen.String() + " w - - 0 1")
		if err != nil {
			continue // a king can be captured
		}
		tried++
		var l bitboard.List
		p.Generate(&l)
		a := Search(context.Background(), Question{Position: p, Limits: Limits{Nodes: 2000}, Table: table}, nil)
		if len(a.Line) == 0 != (l.Count == 0) || len(a.Line) > 0 && !slices.Contains(l.All(), a.Line[0]) {
			t.Errorf("%v: %v of %d moves", p.String(), a.Line, l.Count)
		}
	}
}

// TestAnswers checks what callers rely on: legal lines, limits, a first move even if
// there was no time, and no move if there is none.
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

// TestPeopleSeeNoQuietChecks checks that the levels search what they searched when they
// were measured.
func TestPeopleSeeNoQuietChecks(t *testing.T) {
	for _, who := range []*human{nil, {}} {
		s := newSearcher(context.Background(), question(t, "7k/8/8/8/8/8/1P6/R5K1 w - - 0 1", Limits{}))
		s.human = who
		s.quiesce(0, -infinite, infinite, true)
		if looked := s.Nodes > 1; looked != (who == nil) {
			t.Errorf("%d nodes for %v", s.Nodes, who)
		}
	}
}

const benchNodes = 476288

// TestBench checks the tree of a fixed search, so that it changes only on purpose.
func TestBench(t *testing.T) {
	longtest.Alone(t)
	for _, fen := range benchPositions {
		question(t, fen, Limits{})
	}
	if nodes := Bench(); nodes != benchNodes {
		t.Errorf("bench visits %d nodes, it was %d", nodes, benchNodes)
	}
}

// BenchmarkStop measures how soon a search ends after it is told to.
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

// TestLines checks that several lines are different moves, best first, and that the first
// is as good as a single one.
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
	if a := Search(context.Background(), q, nil); a.Score != mate.Score-3 {
		t.Errorf("with all moves as lines: %+v", a)
	}
}

// TestThreads checks the same for a search on several threads, and that the other threads
// search too: nothing else counts positions while the first one waits.
func TestThreads(t *testing.T) {
	q := question(t, "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", Limits{Depth: 9, Nodes: 3e6})
	q.Threads = 3
	if a := Search(context.Background(), q, nil); a.Score != mate.Score-5 {
		t.Errorf("score %d, want mate in 3", a.Score)
	}
	q = question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{Depth: 9})
	q.Threads = 3
	s := newSearcher(context.Background(), q)
	done := s.help(context.Background(), q)
	for s.others.Load() == 0 {
		runtime.Gosched()
	}
	done()
	if s.Nodes != 0 {
		t.Errorf("the first thread visited %d nodes", s.Nodes)
	}
	if a := Search(context.Background(), q, nil); a.Depth != 9 || len(a.Line) == 0 {
		t.Errorf("three threads find %+v", a)
	}
}
