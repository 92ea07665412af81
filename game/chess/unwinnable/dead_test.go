package unwinnable

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/longtest"
)

// blockades are closed positions from which many others can be reached.
var blockades = []struct {
	name, fen string
	dead      bool
}{
	{"pawns that nothing protects", "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w", true},
	{"pawns that nothing protects, with a bishop shut in", "1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w", true},
	{"pawns that a bishop may take", "1b1k4/p1p1p1p1/P1P1P1P1/p1p1pBp1/8/8/P1P1P1P1/3K4 w", false},
	{"pawns that another protects", "1k6/p1p1p1p1/P1P1P1P1/p1pp2p1/8/8/P1P1P1P1/4K3 w", false},
	{"a king that only a bishop could check", "1k6/b7/7p/5p1P/5p2/5PpK/6P1/8 w", true},
	{"a king that only six bishops could check", "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b", true},
	{"a king between bishops and its own bishop", "k1b5/1p1p4/1P1P4/B7/8/2B5/8/K7 w", true},
	{"a king that is shut in beside a knight", "k1b5/1p1pB3/1PpP4/2PpB3/N1pP4/1pP5/1P6/K7 w", true},
	{"a king on squares of the colour of the bishop", "8/7p/k4p1P/3b1p1K/5Pp1/6P1/6P1/8 w", false},
	{"too few moves before stalemate", "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b", true},
	{"too few moves before stalemate, with three pairs of pawns", "k7/3p1p1p/8/1p6/1P6/KP1P1P1P/PP6/8 w", true},
	{"just enough moves before stalemate", "k7/3p1p2/7p/1p6/1P6/KP6/PP1P1P1P/8 w", false},
	{"two ways in", "2k5/2p1p1p1/p1P1P1P1/P1p4K/8/8/2P5/8 w", true},
	{"a knight after the pawn has gone", "6k1/7P/4N1K1/8/8/8/8/8 b", true},
}

func TestDead(t *testing.T) {
	for _, tt := range blockades {
		for _, fen := range []string{tt.fen, mirrored(tt.fen)} {
			p := parse(t, fen)
			before := p
			if dead := Dead(&p); dead != tt.dead {
				t.Errorf("%s, %s: dead %t", tt.name, fen, dead)
			}
			if p != before {
				t.Errorf("%s: the position has changed", fen)
			}
		}
	}
}

// TestTame checks that positions with many bishops are told without visiting all.
func TestTame(t *testing.T) {
	p := parse(t, "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b")
	for _, winner := range []bitboard.Side{white, black} {
		if v := Decide(&p, winner, Briefly); v != Impossible {
			t.Errorf("side %d: %d", winner, v)
		}
	}
}

// altered returns a position with some changes: a man on another square, one more, or one
// less.
func altered(r *rand.Rand, p *bitboard.Position) (bitboard.Position, bool) {
	var men [64]byte
	for s := range men {
		if kind := p.On(bitboard.Square(s)); p.Side(white).Has(bitboard.Square(s)) {
			men[s] = "PNBRQK"[kind]
		} else if kind != bitboard.NoKind {
			men[s] = "pnbrqk"[kind]
		}
	}
	for range 1 + r.IntN(3) {
		a, b := r.IntN(64), r.IntN(64)
		switch r.IntN(4) {
		case 0:
			men[b] = "BbBbPpNn"[r.IntN(8)]
		case 1:
			men[a] = 0
		default:
			men[a], men[b] = men[b], men[a]
		}
	}
	at, err := bitboard.Parse(fen(men, r.IntN(2)))
	return at, err == nil
}

// TestDeadAgainstExhaustion checks positions near blockades against all positions that can
// be reached from them.
func TestDeadAgainstExhaustion(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var solver Solver
	var dead, tame, alive int
	for asked := 0; asked < longtest.OfNight(300, 1000, 30_000); {
		base := parse(t, blockades[r.IntN(len(blockades))].fen)
		p, ok := altered(r, &base)
		if !ok {
			continue
		}
		asked++
		can, all := exhaust(p, 3000)
		mates := can != [2]bool{}
		if mates {
			alive++
		}
		if solver.tame(&p) {
			if tame++; mates {
				t.Fatalf("%s: tame, but there is a mate", p.String())
			}
		}
		if Dead(&p) {
			if dead++; mates {
				t.Fatalf("%s: dead, but there is a mate", p.String())
			}
		} else if all && !mates {
			t.Fatalf("%s: not dead, but there is no mate", p.String())
		}
		for _, winner := range []bitboard.Side{white, black} {
			if solver.reach.forced(&p, winner) && can[winner] {
				t.Fatalf("%s: a wall against side %d that mates", p.String(), winner)
			}
		}
	}
	t.Logf("%d dead, %d of them tame, %d with a mate", dead, tame, alive)
	if dead < 20 || tame == 0 || alive < 20 {
		t.Error("too few of one kind")
	}
}

func BenchmarkDead(b *testing.B) {
	all := lostOnTime(b)
	for _, tt := range blockades {
		all = append(all, parse(b, tt.fen))
	}
	b.ReportAllocs()
	for b.Loop() {
		for i := range all {
			Dead(&all[i])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(all)), "ns/question")
}
