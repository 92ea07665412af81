package csvexport

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// BenchmarkExport exports games, and reports how many in a second.
func BenchmarkExport(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/pgn/plain-1110-games.pgn")
	if err != nil {
		b.Fatal(err)
	}
	path := filepath.Join(b.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat(strings.TrimSpace(string(text))+"\n\n", 20)), 0o644); err != nil {
		b.Fatal(err)
	}
	all := 0
	for b.Loop() {
		games, _, err := Export(context.Background(), []string{path}, b.TempDir(), func(path string, err error) { b.Errorf("%s: %v", path, err) })
		if err != nil {
			b.Fatal(err)
		}
		all += games
	}
	b.ReportMetric(float64(all)/b.Elapsed().Seconds(), "games/s")
}
