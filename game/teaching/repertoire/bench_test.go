package repertoire

import (
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/rules"
)

// BenchmarkLeave reads 10,000 games and says where each has left a repertoire of two sides.
func BenchmarkLeave(b *testing.B) {
	games := pgn.Scan(pgntest.File(b, "plain-1110-games.pgn"))
	text := pgntest.File(b, "lichess-clocks.pgn")
	var items []pgn.Item
	for len(items) < 10_000 {
		items = append(items, games...)
	}
	items = items[:10_000]
	g := read(b, text)
	all := []*Repertoire{New(g, rules.White, nil, ""), New(g, rules.Black, nil, "")}
	b.ReportMetric(float64(g.Len()), "positions")
	for b.Loop() {
		line := pgn.Line{Most: Depth}
		for _, item := range items {
			if line.Read(item, nil) {
				for _, r := range all {
					r.Leave(line.Start, line.Moves)
				}
			}
		}
	}
}

// BenchmarkCount counts 10,000 games and covers them.
func BenchmarkCount(b *testing.B) {
	games := pgn.Scan(pgntest.File(b, "plain-1110-games.pgn"))
	g := read(b, pgntest.File(b, "lichess-clocks.pgn"))
	r := New(g, rules.White, nil, "")
	for b.Loop() {
		c := NewCounts(g)
		line := pgn.Line{Most: Depth}
		for range 9 {
			for _, item := range games {
				if line.Read(item, nil) {
					c.Add(line.Start, line.Moves)
				}
			}
		}
		r.Cover(c)
	}
}

// BenchmarkRead reads the games of a file as a repertoire.
func BenchmarkRead(b *testing.B) {
	text := strings.Repeat(pgntest.File(b, "plain-1110-games.pgn"), 1)
	for b.Loop() {
		New(read(b, text), rules.White, nil, "")
	}
}
