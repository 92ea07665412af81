package shogiboard

import (
	"testing"

	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

// TestPerft counts to the depth in the table, whose numbers two independent programs
// agree on.
func TestPerft(t *testing.T) {
	rows := rulestest.Perfts(t, "shogi")
	for _, row := range rows {
		count(t, row.FEN, row.Depth, int(row.Nodes))
	}
	if len(rows) < 20 {
		t.Errorf("the table has %d rows", len(rows))
	}
}

// TestPerftStart compares counts from the start position with published ones.
func TestPerftStart(t *testing.T) {
	all := []int{30, 900, 25470, 719731, 19861490, 547581517}
	for i, want := range all[:longtest.OfNight(4, 5, 6)] {
		count(t, Start, i+1, want)
	}
}

// count checks the number of lines of a position, and that counting leaves the position
// unchanged.
func count(t *testing.T, sfen string, depth, want int) {
	t.Helper()
	p, err := Parse(sfen)
	if err != nil || p.String() != sfen {
		t.Fatalf("%s reads as %s: %v", sfen, p.String(), err)
	}
	before := p
	if got := p.Perft(depth); got != want {
		t.Errorf("%s to depth %d: %d, want %d", sfen, depth, got, want)
	}
	if p != before {
		t.Errorf("%s: the moves were not taken back", sfen)
	}
}

// BenchmarkPerft counts from the start and from a middlegame with many pieces in hand. It
// generates the moves of the last ply without making them, as is usual for such counts.
func BenchmarkPerft(b *testing.B) {
	for _, bb := range []struct {
		name, sfen string
		depth      int
	}{
		{"start", Start, 4},
		{"drops", "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124", 3},
	} {
		b.Run(bb.name, func(b *testing.B) {
			p, err := Parse(bb.sfen)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n += p.Perft(bb.depth)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// BenchmarkMake makes and unmakes every legal move of that middlegame.
func BenchmarkMake(b *testing.B) {
	p, err := Parse("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124")
	if err != nil {
		b.Fatal(err)
	}
	var l List
	p.Generate(&l)
	n := 0
	for b.Loop() {
		for _, m := range l.All() {
			p.Unmake(m, p.Make(m))
		}
		n += l.Count
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}
