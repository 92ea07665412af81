package bitboard_test

import (
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

func parse960(t testing.TB, fen string) bitboard.Position {
	t.Helper()
	p, err := bitboard.Parse960(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPerft960 compares ten positions with published counts.
func TestPerft960(t *testing.T) {
	for _, row := range rulestest.Perfts(t, "chess960") {
		if row.Nodes > 1e6 && !longtest.Asked() {
			continue
		}
		p := parse960(t, row.FEN)
		if got := p.Perft(row.Depth); uint64(got) != row.Nodes {
			t.Errorf("%s: perft %d = %d, want %d", row.FEN, row.Depth, got, row.Nodes)
		}
	}
}

// TestFEN960 reads castling rights as X-FEN and as Shredder-FEN write them, and writes
// the shorter.
func TestFEN960(t *testing.T) {
	for fen, want := range map[string]string{
		"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1": "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1",
		"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR b KQk - 0 1":  "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR b KQk - 0 1",
		"4k3/8/8/8/8/8/8/RR3K2 w A - 0 1":                          "4k3/8/8/8/8/8/8/RR3K2 w Q - 0 1",
		"4k3/8/8/8/8/8/8/RR3K2 w B - 0 1":                          "4k3/8/8/8/8/8/8/RR3K2 w B - 0 1",
		"rr3k1r/8/8/8/8/8/8/5K2 b hb - 0 1":                        "rr3k1r/8/8/8/8/8/8/5K2 b kb - 0 1",
		"4k3/8/8/8/8/8/8/RR3K2 w KH - 0 1":                         "4k3/8/8/8/8/8/8/RR3K2 w - - 0 1",
		"4k3/8/8/8/8/8/5K2/RR6 w Q - 0 1":                          "4k3/8/8/8/8/8/5K2/RR6 w - - 0 1",
	} {
		p := parse960(t, fen)
		if p.String() != want || !p.Chess960() {
			t.Errorf("%s is written %s, want %s", fen, p.String(), want)
		}
		if again := parse960(t, want); again.Key() != p.Key() {
			t.Errorf("%s has two keys", fen)
		}
	}
	for _, fen := range []string{"4k3/8/8/8/8/8/8/RR3K2 w X - 0 1", "4k3/8/8/8/8/8/8/RR3K2 w é - 0 1"} {
		if _, err := bitboard.Parse960(fen); err == nil {
			t.Errorf("%s is read", fen)
		}
	}
}

// TestCastling960 checks what forbids castling where the king and the rook are anywhere,
// and where they go.
func TestCastling960(t *testing.T) {
	for _, tt := range []struct{ name, fen, san, move, then string }{
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "O-O", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
		{"the king stays", "4k3/8/8/8/8/8/8/6KR w K - 0 1", "O-O", "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
		{"the rook stays", "4k3/8/8/8/8/8/8/3RK3 w Q - 0 1", "O-O-O", "e1d1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
		{"a long walk", "1k6/8/8/8/8/8/8/1K5R w K - 0 1", "O-O", "b1h1", "1k6/8/8/8/8/8/8/5RK1 b - - 1 1"},
		{"Black", "rk6/8/8/8/8/8/8/4K3 b q - 0 1", "O-O-O", "b8a8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"},
		{"a piece where the rook goes", "4k3/8/8/8/8/8/8/5NKR w K - 0 1", "O-O", "", ""},
		{"a piece beyond the rook", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "O-O-O", "e1b1", "4k3/8/8/8/8/8/8/R1KR4 b - - 1 1"},
		{"a piece that the king would meet", "4k3/8/8/8/8/8/8/1K2N2R w K - 0 1", "O-O", "", ""},
		{"check", "4k3/8/8/8/8/8/4r3/4KR2 w K - 0 1", "O-O", "", ""},
		{"an attacked square on the way", "4k3/8/8/8/8/3r4/8/1K5R w K - 0 1", "O-O", "", ""},
		{"an attacked target", "4k3/8/8/8/8/6r1/8/4KR2 w K - 0 1", "O-O", "", ""},
		{"only the rook is attacked", "4k3/8/8/8/8/7r/8/4K2R w K - 0 1", "O-O", "e1h1", "4k3/8/8/8/8/7r/8/5RK1 b - - 1 1"},
		{"the rook shields the king", "4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "O-O-O", "", ""},
	} {
		p := parse960(t, tt.fen)
		m, _ := p.ReadSAN(tt.san)
		switch {
		case m == 0 && tt.move == "":
			continue
		case m == 0 || m.String() != tt.move:
			t.Errorf("%s: %s is %v, want %q", tt.name, tt.san, m, tt.move)
			continue
		}
		if p.Find(tt.move) != m || p.Legal(m.From(), m.To(), bitboard.NoKind) != m || p.SAN(m) != tt.san || p.Captured(m) != bitboard.NoKind {
			t.Errorf("%s: %v is not found again", tt.name, m)
		}
		before := p
		undo := p.Make(m)
		if again := parse960(t, p.String()); p.String() != tt.then || again.Key() != p.Key() || again.InCheck() != p.InCheck() {
			t.Errorf("%s: then %s, want %s", tt.name, p.String(), tt.then)
		}
		if p.Unmake(m, undo); p != before {
			t.Errorf("%s: %v is not taken back whole", tt.name, m)
		}
	}
}

// TestRight960 loses a right with the rook that has it, wherever it began.
func TestRight960(t *testing.T) {
	p := parse960(t, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1")
	for _, move := range []string{"b1b8", "e8e7", "g1h1"} {
		m := p.Find(move)
		if m == 0 {
			t.Fatalf("%s is not legal in %s", move, p.String())
		}
		p.Make(m)
	}
	if want := "1R4r1/4k3/8/8/8/8/8/4K2R b - - 2 2"; p.String() != want {
		t.Errorf("%s, want %s", p.String(), want)
	}
}
