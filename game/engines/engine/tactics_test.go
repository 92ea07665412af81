package engine

import (
	"bufio"
	"context"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/testing/longtest"
)

// TestWinAtChess requires a share of known tactics to be solved in a small fixed tree.
func TestWinAtChess(t *testing.T) {
	longtest.Alone(t)
	f, err := os.Open("../../../testdata/epd/wac300.epd")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	solved, all, every := 0, 0, longtest.OfNight(15, 3, 1)
	left := every
	for sc := bufio.NewScanner(f); sc.Scan(); {
		fields := strings.Fields(sc.Text())
		_, rest, ok := strings.Cut(sc.Text(), "bm ")
		if !ok {
			continue
		}
		if left--; left > 0 {
			continue
		}
		left = every
		all++
		fen := strings.Join(fields[:4], " ")
		a := Search(context.Background(), question(t, fen, Limits{Nodes: 100_000}), nil)
		p, err := orthodox.Rules{}.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		best, _, _ := strings.Cut(rest, ";")
		for _, san := range strings.Fields(best) {
			if want, err := (orthodox.Rules{}).Read(p, san); err == nil && want == convert.Move(a.Line[0]) {
				solved++
				break
			}
		}
	}
	t.Logf("solved %d of %d", solved, all)
	if all != 300/every || 300*solved < 230*all {
		t.Errorf("solved %d of %d at 100,000 nodes", solved, all)
	}
}
