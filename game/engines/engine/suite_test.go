//go:build tools

// Run by hand: go test -tags tools ./game/engines/engine -run TestSuites -v -timeout 0

package engine

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
)

// TestSuites solves the collections of tactics with a second for each position and logs
// those it misses.
func TestSuites(t *testing.T) {
	for _, name := range []string{"wac300", "bratko-kopec"} {
		data, err := os.ReadFile("../../../testdata/epd/" + name + ".epd")
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(data)), "\n")
		table, count := NewTable(DefaultHash), 0
		for _, line := range lines {
			if table.Clear(); solves(t, line, Limits{Time: time.Second}, table) {
				count++
			} else {
				t.Log("missed: ", line)
			}
		}
		t.Logf("%s: %d of %d", name, count, len(lines))
	}
}

// solves reports whether the search finds a best move ("bm") of an EPD line and no move
// to avoid ("am").
func solves(t *testing.T, line string, l Limits, table *Table) bool {
	fields := strings.Fields(line)
	fen := strings.Join(fields[:4], " ")
	pos, err := bitboard.Parse(fen)
	if err != nil {
		t.Error(err)
		return false
	}
	p, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Error(err)
		return false
	}
	played := convert.Move(Search(context.Background(), Question{Position: pos, Limits: l, Table: table}, nil).Line[0])
	operation, _, _ := strings.Cut(strings.Join(fields[4:], " "), ";")
	good, moves, _ := strings.Cut(operation, " ")
	among := false
	for _, san := range strings.Fields(moves) {
		m, err := orthodox.Rules{}.Read(p, san)
		among = among || err == nil && m == played
	}
	return among == (good == "bm")
}
