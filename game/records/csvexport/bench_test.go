package csvexport

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/files/zstdframe"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
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

// BenchmarkRows makes the rows of positions, and reports what one takes.
func BenchmarkRows(b *testing.B) {
	var lines []pgn.Line
	for _, item := range pgn.Scan(pgntest.File(b, "plain-1110-games.pgn")) {
		var line pgn.Line
		if !line.Read(item, nil) {
			b.Fatal(item.Text)
		}
		lines = append(lines, line)
	}
	var r rows
	var used zstdframe.Blocks
	count, made := 0, 0
	for b.Loop() {
		for i := range lines {
			r.line(100_000+i, &lines[i])
			if i%together == together-1 {
				used, made = r.take(used)
				count += made
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(count), "ns/row")
}
