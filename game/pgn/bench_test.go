package pgn

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// realFile is a file of games that people made. Those with people's comments are in no
// copy of the project.
func realFile(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../../testdata/pgn", name))
	if errors.Is(err, fs.ErrNotExist) {
		folder := cmp.Or(os.Getenv("PASSEDPAWN_PGN"), "../../../shared/testdata/pgn")
		if data, err = os.ReadFile(filepath.Join(folder, name)); err != nil {
			t.Skipf("the file is not here: %v", err)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func benchmarkCheck(b *testing.B, name string) {
	text := realFile(b, name)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	games := 0
	for b.Loop() {
		games += Check(strings.NewReader(text), chess, func(err error) { b.Fatal(err) }).Games
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

func BenchmarkCheckPlain(b *testing.B)     { benchmarkCheck(b, "plain-1110-games.pgn") }
func BenchmarkCheckClocks(b *testing.B)    { benchmarkCheck(b, "lichess-clocks.pgn") }
func BenchmarkCheckAnnotated(b *testing.B) { benchmarkCheck(b, "annotated-latin1-crlf.pgn") }

func BenchmarkScan(b *testing.B) {
	text := strings.Repeat(realFile(b, "plain-1110-games.pgn")+"\n", 20)
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

// BenchmarkRead shows in "times" how much a game takes beside its text.
func BenchmarkRead(b *testing.B) {
	for _, name := range []string{"plain-1110-games.pgn", "annotated-latin1-crlf.pgn", "lichess-clocks.pgn", "deep-variations.pgn"} {
		b.Run(name, func(b *testing.B) {
			text := realFile(b, name)
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
