package wdl

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/ending/endingtest"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/testing/longtest"
)

func position(t testing.TB, fen string) *bitboard.Position {
	t.Helper()
	p, err := bitboard.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return &p
}

// TestProbe probes positions that everybody knows.
func TestProbe(t *testing.T) {
	for fen, want := range map[string]Result{
		"k7/8/1K6/8/8/8/8/6Q1 w - - 0 1":                           Won,
		"k7/1Q6/1K6/8/8/8/8/8 b - - 0 1":                           Lost, // mate
		"k7/8/1Q6/8/8/8/8/K7 b - - 0 1":                            Drawn,
		"7k/8/8/8/8/8/8/K7 b - - 0 1":                              Drawn,
		"8/8/8/8/8/1k5r/8/1K6 w - - 0 1":                           Lost,
		"7k/8/8/8/8/8/r7/1K6 w - - 0 1":                            Drawn, // it captures the rook
		"8/4k3/8/4K3/4P3/8/8/8 w - - 0 1":                          Drawn,
		"8/4k3/8/4K3/4P3/8/8/8 b - - 0 1":                          Lost,
		"4k3/8/4K3/4P3/8/8/8/8 b - - 0 1":                          Lost,
		"8/8/8/8/8/8/1k1K1p2/5N2 w - - 0 1":                        Drawn,
		"8/8/8/8/8/1K6/3k2p1/6R1 b - - 0 1":                        Lost,
		"k7/8/P7/1K6/8/8/8/5B2 w - - 0 1":                          Won,
		"k7/8/P7/1K6/8/8/8/2B5 w - - 0 1":                          Drawn, // the wrong bishop
		"8/8/8/8/k2Pp2K/8/8/8 b - d3 0 1":                          Won,
		"6k1/6p1/6K1/6P1/8/8/8/8 b - - 0 1":                        Drawn,
		"8/8/8/8/8/5k2/7p/7K w - - 99 80":                          Drawn,
		"2k5/2P5/3K4/8/8/8/8/8 w - - 0 1":                          Drawn,
		"3kr3/8/8/8/8/8/3Q4/K7 b - - 0 1":                          Lost,
		"7k/7p/6pK/8/8/8/8/8 w - - 0 1":                            Lost,
		"8/8/8/8/8/p1k5/8/K1B5 w - - 0 1":                          Drawn,
		"8/8/8/8/2N5/p1k5/8/K7 w - - 0 1":                          Drawn,
		"8/8/8/KP5r/5p1k/8/8/8 w - - 0 1":                          0, // five men
		"4k3/8/8/8/8/8/8/4K2R w K - 0 1":                           0,
		"4k2r/8/8/8/8/8/8/4K3 w k - 0 1":                           0,
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": 0,
	} {
		p := position(t, fen)
		small := p.Occupied().Count() <= 4 && !p.MayCastle(ending.White, true) && !p.MayCastle(ending.Black, true)
		if got, ok := Probe(p); ok != small || got != want {
			t.Errorf("%s: %d, %v, want %d", fen, got, ok, want)
		}
	}
}

// TestMoves compares positions of all endings with those after their moves.
func TestMoves(t *testing.T) {
	for _, e := range ending.All() {
		for _, p := range endingtest.Sample(e, longtest.OfNight(300, 5000, 20_000)) {
			got, ok := Probe(&p)
			var l bitboard.List
			p.Generate(&l)
			want := none
			if l.Count == 0 {
				want = Drawn
				if p.InCheck() {
					want = Lost
				}
			}
			for _, m := range l.All() {
				next := p
				next.Make(m)
				r, known := Probe(&next)
				ok, want = ok && known, max(want, -r)
			}
			if !ok || got != want {
				t.Errorf("%s: %d, %v, want %d by its moves", &p, got, ok, want)
			}
		}
	}
}

// TestTables compares positions with the tables of distances: those of three men without pawns,
// and at night all. The longest wins are the same as well. The tables of four men take minutes.
func TestTables(t *testing.T) {
	all := ending.All()
	all = all[:longtest.OfNight(4, 4, len(all))] // those of three men without pawns come first
	known := tables.Open(t.TempDir())
	ctx, stop := context.WithCancel(t.Context())
	if err := known.Build(ctx, 1, func(p tables.Progress) {
		if p.Ending == all[len(all)-1].Name {
			stop()
		}
	}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	for _, e := range all {
		longest := 0
		for index := range 2 * e.Regular() {
			p, err := e.Board(bitboard.Side(index%2), e.Squares(index/2), false)
			if err != nil {
				continue
			}
			d, ok := known.Probe(&p)
			got, also := Probe(&p)
			longest = max(longest, d.Plies, -d.Plies)
			if !ok || !also || got != sign(d) {
				t.Fatalf("%s: %d, %v, want %+v, %v", &p, got, also, d, ok)
			}
		}
		p := endingtest.Sample(e, 1)[0]
		if got := Longest(&p); got != longest {
			t.Errorf("%s: the longest win takes %d plies, want %d", e.Name, got, longest)
		}
	}
}

func sign(d tables.Result) Result {
	switch {
	case d.Mated || d.Plies < 0:
		return Lost
	case d.Plies > 0:
		return Won
	}
	return Drawn
}

// TestBroken reads files that were cut or changed. Nothing may crash.
func TestBroken(t *testing.T) {
	good := assets.Endgames()
	for _, n := range []int{0, 1, 3, 7, len(good) / 2, len(good) - 1} {
		if _, err := read(good[:n]); err == nil {
			t.Errorf("a file of %d bytes is read", n)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	p := endingtest.Sample(ending.All()[len(ending.All())-1], 1)[0]
	small, _ := ending.Of(&p)
	for range 20 {
		bad := bytes.Clone(good)
		bad[rng.IntN(len(bad))] ^= byte(1 + rng.IntN(255))
		if f, err := read(bad); err == nil {
			f.value(p, small)
		}
	}
}

// BenchmarkProbe probes positions of all endings.
func BenchmarkProbe(b *testing.B) {
	var all []bitboard.Position
	for _, e := range ending.All() {
		all = append(all, endingtest.Sample(e, 100)...)
	}
	i := 0
	for b.Loop() {
		Probe(&all[i%len(all)])
		i++
	}
}
