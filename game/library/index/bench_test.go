package index

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// many returns a file of games with different names.
func many(b testing.TB, games int) string {
	b.Helper()
	data, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		b.Fatal(err)
	}
	var text strings.Builder
	for n := 0; n < games; {
		for _, item := range pgn.Scan(string(data)) {
			if n < games {
				text.WriteString(strings.Replace(item.Raw, "[White \"", fmt.Sprintf("[White \"%x ", n/11100), 1) + "\n\n")
			}
			n++
		}
	}
	return text.String()
}

func benchmarkSizes(b *testing.B, run func(b *testing.B, text string, games int)) {
	for _, games := range []int{1_000, 10_000, 100_000, 400_000, 1_000_000} {
		b.Run(fmt.Sprint(games), func(b *testing.B) { run(b, many(b, games), games) })
	}
}

func BenchmarkScan(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			if t, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*Table, int64) {}); err != nil ||
				t.Len() != games {
				b.Fatal(err)
			}
		}
	})
}

func BenchmarkFirstScreen(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		for b.Loop() {
			ctx, cancel := context.WithCancel(context.Background())
			_, _ = Scan(ctx, pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*Table, int64) { cancel() })
			cancel()
		}
	})
}

func BenchmarkDeepen(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		t, _ := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*Table, int64) {})
		for b.Loop() {
			var out bytes.Buffer
			if _, _, err := ReadMoves(context.Background(), t, sets, items(text), &out, func(int64, int) {}); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(games)*float64(b.N)/b.Elapsed().Seconds(), "games/s")
	})
}

func BenchmarkSearch(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, positions := built(b, text)
		for _, moves := range []string{"", "e4", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"} {
			p := place(b, moves)
			b.Run(fmt.Sprintf("%d plies", len(strings.Fields(moves))), func(b *testing.B) {
				for b.Loop() {
					if _, err := positions.Search(context.Background(), p, table, nil); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	})
}

func BenchmarkFilter(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, _ := built(b, text)
		for b.Loop() {
			filtered(b, table, "carl 2025 1-0")
		}
	})
}

func BenchmarkSort(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, _ int) {
		table, _ := built(b, text)
		for b.Loop() {
			table.Sort(filtered(b, table, ""), White, false)
		}
	})
}

// BenchmarkMemory reports the bytes that a game takes in the list of a file.
func BenchmarkMemory(b *testing.B) {
	benchmarkSizes(b, func(b *testing.B, text string, games int) {
		for b.Loop() {
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			t, err := Scan(context.Background(), pgn.NewScanner(strings.NewReader(text)), func() bool { return false }, func(*Table, int64) {})
			if err != nil {
				b.Fatal(err)
			}
			runtime.GC()
			runtime.ReadMemStats(&after)
			b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/float64(t.Len()), "B/game")
			runtime.KeepAlive(t)
		}
	})
}
