package unwinnable

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
)

func parse(t testing.TB, fen string) bitboard.Position {
	t.Helper()
	if len(strings.Fields(fen)) == 2 {
		fen += " - - 0 1"
	}
	p, err := bitboard.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// mirrored returns a position with the sides swapped.
func mirrored(fen string) string {
	f := strings.Fields(fen)
	ranks := strings.Split(f[0], "/")
	slices.Reverse(ranks)
	f[0] = strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c - 32
		case c >= 'A' && c <= 'Z':
			return c + 32
		}
		return c
	}, strings.Join(ranks, "/"))
	f[1] = map[string]string{"w": "b", "b": "w"}[f[1]]
	return strings.Join(f, " ")
}

// TestDecide asks for both sides of positions whose answer is known, and of the same
// positions with the sides swapped.
func TestDecide(t *testing.T) {
	var s Solver
	for _, tt := range []struct {
		name, fen    string
		white, black bool
	}{
		{"the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true, true},
		{"bare kings", "4k3/8/8/8/8/8/8/4K3 w", false, false},
		{"a knight", "4k3/8/8/8/8/8/8/4KN2 w", false, false},
		{"a bishop", "4k3/8/8/8/8/8/8/4KB2 b", false, false},
		{"two knights", "4k3/8/8/8/8/8/8/3NKN2 b", true, false},
		{"bishops of one colour", "4k1b1/8/8/8/8/3B4/8/4KB2 w", false, false},
		{"bishops of two colours", "3bk3/8/8/8/8/8/8/4KB2 w", true, true},
		{"bishop and knight", "4k3/8/8/8/8/8/8/4KBN1 w", true, false},
		{"a pawn", "4k3/8/8/8/8/8/4P3/4K3 w", true, false},
		{"a knight against a pawn", "4k3/4p3/8/8/8/8/8/4KN2 w", true, true},
		{"a knight against a knight", "4kn2/8/8/8/8/8/8/4KN2 w", true, true},
		{"a knight against a bishop", "4kb2/8/8/8/8/8/8/4KN2 w", true, true},
		{"a knight against a rook", "3rk3/8/8/8/8/8/8/4KN2 w", true, true},
		{"a knight against a queen", "3qk3/8/8/8/8/8/8/4KN2 w", false, true},
		{"a knight against queens", "qqqqk3/8/8/8/8/8/8/4KN2 w", false, true},
		{"a knight against a queen and a pawn", "3qk3/7p/8/8/8/8/8/4KN2 w", true, true},
		{"a bishop against a rook", "3rk3/8/8/8/8/8/8/4KB2 w", false, true},
		{"a bishop against heavy pieces", "rrqqk3/8/8/8/8/8/8/4KB2 w", false, true},
		{"a bishop against a knight", "3nk3/8/8/8/8/8/8/4KB2 w", true, true},
		{"a bishop against a pawn", "4k3/7p/8/8/8/8/8/4KB2 w", true, true},
		{"a rook", "4k3/8/8/8/8/8/8/4KR2 w", true, false},
		{"a wall of three", "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w", false, false},
		{"a wall with a gap", "8/2k5/8/1p1p4/1P1P4/8/2K5/8 w", true, true},
		{"a wall of eight", "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w", false, false},
		{"a wall with a bishop shut in behind it", "4kb2/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w", false, false},
		{"a wall with a bishop that takes its pawns", "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/2B1K3 w", true, true},
		{"a wall that a knight jumps", "4kn2/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w", true, true},
		{"a bishop that takes nothing", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w", true, false},
		{"mate is forced", "7r/2PR4/6pk/6q1/5P1K/r7/8/8 w", true, false},
		{"before a queen or nothing", "8/1P6/k7/8/1K6/8/8/8 w", true, false},
		{"after a bishop", "1B6/8/k7/8/1K6/8/8/8 b", false, false},
		{"after a knight", "1N6/8/k7/8/1K6/8/8/8 b", false, false},
		{"pawns against a king", "8/8/8/8/8/5kp1/7p/6K1 w", false, true},
		{"mate on the board", "R5k1/5ppp/8/8/8/8/8/6K1 b", true, false},
		{"stalemate on the board", "7k/5Q2/6K1/8/8/8/8/8 b", false, false},
		{"a rook shut in", "6bk/4p1p1/4P1P1/8/8/8/8/R3K3 w", true, true},
		{"pawns that their king protects", "8/p1p1p1p1/P1P1P1P1/p1p1p1p1/1k6/8/P1P1P1P1/4K3 w", true, true},
		{"pawns that nothing protects", "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w", false, false},
		{"smothered", "6rk/6pp/8/6N1/8/8/8/7K w", true, true},
	} {
		for _, changed := range []bool{false, true} {
			fen, want := tt.fen, [2]bool{tt.white, tt.black}
			if changed {
				if strings.Contains(fen, "KQkq") {
					continue
				}
				fen, want = mirrored(fen), [2]bool{tt.black, tt.white}
			}
			p := parse(t, fen)
			for _, side := range []bitboard.Side{white, black} {
				v := s.Decide(&p, side, Thoroughly)
				if (v == Possible) != want[side] || v == Undecided {
					t.Errorf("%s, %s, side %d: %d", tt.name, fen, side, v)
				}
				if v == Possible {
					mated(t, p, side, s.Line())
				}
			}
		}
	}
}

// TestEnPassant uses positions in which an en passant capture is the only way through a
// wall.
func TestEnPassant(t *testing.T) {
	const wall = "4k3/8/1p1p4/pPpPp1p1/P1P1PpP1/5P2/8/4K3 b - "
	for _, tt := range []struct {
		passant string
		want    Verdict
	}{{"g3", Possible}, {"-", Impossible}} {
		p := parse(t, wall+tt.passant+" 0 1")
		if v := Decide(&p, black, Thoroughly); v != tt.want {
			t.Errorf("%s: %d, want %d", p.String(), v, tt.want)
		}
	}
}

// TestBound asks for more than a small bound can decide, and checks that there is no
// guess.
func TestBound(t *testing.T) {
	p := parse(t, "8/5B2/1n1p4/2k1p3/4K3/8/8/8 w")
	if v := Decide(&p, white, 10); v != Undecided {
		t.Errorf("%d within ten positions", v)
	}
	if v := Decide(&p, white, Thoroughly); v != Possible {
		t.Errorf("%d in the end", v)
	}
}

func TestWall(t *testing.T) {
	p := parse(t, "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w")
	if cage := Cage(&p, black); cage == 0 || cage&^(1<<24-1) != 0 {
		t.Errorf("White's king can stand on %x", uint64(cage))
	}
	if p := parse(t, "8/2k5/8/1p1p4/1P1P4/8/2K5/8 w"); Cage(&p, black) != 0 {
		t.Error("a wall with a gap")
	}
}

// lostOnTime returns the last positions of games that ended on time. The side that is not
// to move had time left.
func lostOnTime(t testing.TB) (all []bitboard.Position) {
	t.Helper()
	text, err := os.ReadFile("testdata/lost-on-time.txt")
	if err != nil {
		t.Fatal(err)
	}
	for fen := range strings.Lines(string(text)) {
		all = append(all, parse(t, strings.TrimSpace(fen)))
	}
	return all
}

// TestLostOnTime decides these games again.
func TestLostOnTime(t *testing.T) {
	var counts [3]int
	var longest time.Duration
	var s Solver
	for _, p := range lostOnTime(t) {
		begun := time.Now()
		v := s.Decide(&p, p.Turn()^1, Briefly)
		longest = max(longest, time.Since(begun))
		if counts[v]++; v == Possible {
			mated(t, p, p.Turn()^1, s.Line())
		}
	}
	t.Logf("mate possible %d, impossible %d, undecided %d, at most %v", counts[Possible], counts[Impossible], counts[Undecided], longest)
	if counts != [3]int{Undecided: 0, Possible: 136, Impossible: 2} {
		t.Errorf("%v", counts)
	}
}

// TestNothingAllocated checks that the common case does not allocate.
func TestNothingAllocated(t *testing.T) {
	p := parse(t, "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1")
	wall := parse(t, "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w")
	var s Solver
	for _, p := range []bitboard.Position{p, wall} {
		if n := testing.AllocsPerRun(10, func() { s.Decide(&p, black, Briefly) }); n > 0 {
			t.Errorf("%s: %v allocations", p.String(), n)
		}
	}
}

func BenchmarkLostOnTime(b *testing.B) {
	all := lostOnTime(b)
	b.ReportAllocs()
	var s Solver
	for b.Loop() {
		for i := range all {
			s.Decide(&all[i], all[i].Turn()^1, Briefly)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(all)), "ns/question")
}

func BenchmarkWall(b *testing.B) {
	p := parse(b, "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w")
	b.ReportAllocs()
	var s Solver
	for b.Loop() {
		s.Decide(&p, black, Briefly)
	}
}
