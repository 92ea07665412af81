package pgn

import (
	"runtime"
	"strings"
	"testing"

	"passedpawn/game/records/pgn/pgntest"
)

func BenchmarkScan(b *testing.B) {
	text := strings.Repeat(pgntest.File(b, "plain-1110-games.pgn")+"\n", 20)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		n := 0
		for s := NewScanner(strings.NewReader(text)); s.Scan(); n++ {
		}
		if n != 20*1110 {
			b.Fatal(n)
		}
	}
}

// BenchmarkRead reports in "times" how much memory a game takes, as a multiple of its
// text.
func BenchmarkRead(b *testing.B) {
	for _, name := range []string{"plain-1110-games.pgn", "annotated-latin1-crlf.pgn", "lichess-clocks.pgn", "deep-variations.pgn"} {
		b.Run(name, func(b *testing.B) {
			text := pgntest.File(b, name)
			items := Scan(text)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for b.Loop() {
				for _, item := range items {
					_, _ = Read(item, chess)
				}
			}
			runtime.ReadMemStats(&after)
			b.SetBytes(int64(len(text)))
			b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(b.N)/float64(len(text)), "times")
		})
	}
}
