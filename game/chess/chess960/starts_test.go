package chess960

import (
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestStarts checks that there are 960 different starts: with bishops on squares of both
// colours and the king between the rooks. Some are compared with the published table.
func TestStarts(t *testing.T) {
	seen := map[string]bool{}
	for n := range Starts {
		r := rank(n)
		bishop := strings.IndexByte(r, 'B')
		king := strings.IndexByte(r, 'K')
		if (bishop+strings.LastIndexByte(r, 'B'))%2 == 0 || king < strings.IndexByte(r, 'R') || king > strings.LastIndexByte(r, 'R') {
			t.Errorf("start %d is %s", n, r)
		}
		seen[r] = true
		p, err := bitboard.Parse960(FEN(n))
		if err != nil || p.String() != FEN(n) {
			t.Errorf("%s reads back as %s, %v", FEN(n), p.String(), err)
		}
		if got, ok := Number(FEN(n)); !ok || got != n {
			t.Errorf("start %d has number %d", n, got)
		}
	}
	if len(seen) != Starts {
		t.Errorf("there are %d starts", len(seen))
	}
	for n, want := range map[int]string{
		0: "BBQNNRKR", 1: "BQNBNRKR", 2: "BQNNRBKR", 3: "BQNNRKRB", 4: "QBBNNRKR", 5: "QNBBNRKR", 12: "QBNNRKBR", 16: "BBNQNRKR",
		Usual: "RNBQKBNR", 959: "RKRNNQBB",
	} {
		if got := rank(n); got != want {
			t.Errorf("start %d is %s, want %s", n, got, want)
		}
	}
	for _, fen := range []string{
		"", "8/8/8/8/8/8/8/BBQNNRKR", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
	} {
		if n, ok := Number(fen); ok {
			t.Errorf("%q has number %d", fen, n)
		}
	}
}
