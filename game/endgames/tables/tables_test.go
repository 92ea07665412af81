package tables

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
	"passedpawn/game/endgames/ending/endingtest"
)

// three are the endings with three men.
func three() (all []*ending.Ending) {
	for _, e := range ending.All() {
		if len(e.Men) == 1 {
			all = append(all, e)
		}
	}
	return all
}

// built returns a folder with the tables of three men.
func built(t testing.TB) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "endgames")
	if err := Open(dir).build(context.Background(), three(), 2, func(Progress) {}); err != nil {
		t.Fatal(err)
	}
	return dir
}

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
	tables := Open(built(t))
	for fen, want := range map[string]Result{
		"k7/8/1K6/8/8/8/8/6Q1 w - - 0 1":   {Plies: 1},
		"k7/1Q6/1K6/8/8/8/8/8 b - - 0 1":   {Mated: true},
		"8/8/8/8/8/1k6/1q6/K7 w - - 0 1":   {Mated: true},
		"k7/8/1Q6/8/8/8/8/K7 b - - 0 1":    {}, // stalemate
		"8/8/8/8/8/1k5r/8/1K6 b - - 0 1":   {Plies: 1},
		"8/8/8/8/8/1k5r/8/1K6 w - - 0 1":   {Plies: -4},
		"7k/8/8/8/8/8/8/KB6 w - - 0 1":     {},
		"7k/8/8/8/8/8/8/K7 b - - 0 1":      {},
		"8/4k3/8/4K3/4P3/8/8/8 w - - 0 1":  {}, // Black has the opposition
		"4k3/8/4K3/4P3/8/8/8/8 b - - 0 1":  {Plies: -24},
		"8/8/8/8/4p3/4k3/8/4K3 w - - 0 1":  {Plies: -24},
		"7k/8/5K2/6P1/8/8/8/8 w - - 99 80": {Plies: 11}, // counters mean nothing
	} {
		if got, ok := tables.Probe(position(t, fen)); !ok || got != want {
			t.Errorf("%s: %+v, %v, want %+v", fen, got, ok, want)
		}
	}
}

// TestUnknown probes positions that are in no table, or whose table has not been built.
func TestUnknown(t *testing.T) {
	tables := Open(built(t))
	for _, fen := range []string{
		"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
		"r3k3/8/8/8/8/8/8/4K3 w q - 0 1",
		"4k3/8/8/8/8/8/8/Q3K2R w - - 0 1",
		"4k3/pppp4/8/8/8/8/8/4K3 w - - 0 1",
	} {
		if got, ok := tables.Probe(position(t, fen)); ok {
			t.Errorf("%s: %+v", fen, got)
		}
	}
	if _, ok := Open(filepath.Join(t.TempDir(), "none")).Probe(position(t, "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1")); ok {
		t.Error("a folder that does not exist has tables")
	}
	if tables.Complete() {
		t.Error("the tables of three men are all")
	}
}

// TestDamaged changes a byte anywhere in a file, or cuts it: it is refused and built again.
func TestDamaged(t *testing.T) {
	dir := built(t)
	path := filepath.Join(dir, "KRK.table")
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p := position(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	want, _ := Open(dir).Probe(p)
	for _, at := range []int{0, len(magic) + 1, len(magic) + 6, len(good) / 2, len(good) - 40, len(good) - 1} {
		bad := slices.Clone(good)
		bad[at] ^= 1
		for name, data := range map[string][]byte{"changed": bad, "cut": good[:at]} {
			if err := os.WriteFile(path, data, 0o644); err != nil {
				t.Fatal(err)
			}
			if r, ok := Open(dir).Probe(p); ok {
				t.Fatalf("%s at %d: %+v", name, at, r)
			}
		}
	}
	var again []string
	if err := Open(dir).build(t.Context(), three(), 1, func(p Progress) { again = append(again, p.Ending) }); err != nil {
		t.Fatal(err)
	}
	if got, ok := Open(dir).Probe(p); !ok || got != want || !slices.Equal(again, []string{"KRK"}) {
		t.Errorf("after %v were built again, %+v, %v, want %+v", again, got, ok, want)
	}
	if now, err := os.ReadFile(path); err != nil || !slices.Equal(now, good) {
		t.Errorf("the file built again differs: %v", err)
	}
}

// TestRenamed refuses the table of another ending.
func TestRenamed(t *testing.T) {
	dir := built(t)
	if err := os.Rename(filepath.Join(dir, "KQK.table"), filepath.Join(dir, "KRK.table")); err != nil {
		t.Fatal(err)
	}
	if r, ok := Open(dir).Probe(position(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")); ok {
		t.Errorf("it is %+v", r)
	}
}

// TestStopped stops after the first ending, and continues.
func TestStopped(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	var first []Progress
	tables := Open(dir)
	err := tables.build(ctx, three(), 1, func(p Progress) {
		first = append(first, p)
		cancel()
	})
	if !errors.Is(err, context.Canceled) || len(first) != 1 {
		t.Fatalf("stopped, it returns %v after %v", err, first)
	}
	var rest []Progress
	if err := tables.build(t.Context(), three(), 2, func(p Progress) { rest = append(rest, p) }); err != nil {
		t.Fatal(err)
	}
	last := rest[len(rest)-1]
	if len(rest) != len(three())-1 || last.Done != last.Total || rest[0].Done <= first[0].Done {
		t.Errorf("it continues with %v after %v", rest, first)
	}
	if r, ok := tables.Probe(position(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")); !ok || r.Plies <= 0 {
		t.Errorf("what was built is not probed: %+v, %v", r, ok)
	}
}

// TestNoFolder says that the tables cannot be written.
func TestNoFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Open(path).Build(t.Context(), 2, func(Progress) {}); err == nil {
		t.Error("tables are in a file")
	}
}

// BenchmarkProbe probes positions all over the tables.
func BenchmarkProbe(b *testing.B) {
	tables := Open(built(b))
	var all []*bitboard.Position
	for _, e := range three() {
		for _, p := range endingtest.Sample(e, 100) {
			all = append(all, &p)
		}
	}
	i := 0
	for b.Loop() {
		tables.Probe(all[i%len(all)])
		i++
	}
}
