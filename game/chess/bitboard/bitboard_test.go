package bitboard_test

import (
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

const (
	start    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
)

func parse(t testing.TB, fen string) bitboard.Position {
	t.Helper()
	p, err := bitboard.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		fen          string
		depth, nodes int
	}{
		{start, 5, 4865609},
		{start, 6, 119060324},
		{kiwipete, 5, 193690690},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 706045033},
		{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194},
		{"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551},
		{"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6, 71179139},
	} {
		if tt.nodes > 20e6 && !longtest.Asked() {
			continue
		}
		p := parse(t, tt.fen)
		if got := p.Perft(tt.depth); got != tt.nodes {
			t.Errorf("%s: perft %d = %d, want %d", tt.fen, tt.depth, got, tt.nodes)
		}
		if p.String() != tt.fen {
			t.Errorf("%s became %s", tt.fen, p.String())
		}
	}
}

func TestPerftTable(t *testing.T) {
	for _, row := range rulestest.Perfts(t, "chess") {
		p := parse(t, row.FEN)
		if got := p.Perft(row.Depth); uint64(got) != row.Nodes {
			t.Errorf("%s: perft %d = %d, want %d", row.FEN, row.Depth, got, row.Nodes)
		}
	}
}

// TestWithout compares positions from which pieces were removed with those that were
// parsed without them.
func TestWithout(t *testing.T) {
	for _, tt := range []struct {
		fen  string
		kind bitboard.PieceType
		side bitboard.Side
		want string
	}{
		{"4k3/8/8/1B6/8/8/8/4KB2 b - - 0 1", bitboard.Bishop, 0, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"4k3/4b3/8/8/4R3/8/8/4K3 b - - 0 1", bitboard.Bishop, 1, "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1"},
	} {
		p := parse(t, tt.fen)
		if got := bitboard.Without(p, p.Pieces(tt.kind, tt.side)); got != parse(t, tt.want) {
			t.Errorf("%s became %s", tt.fen, got.String())
		}
	}
}

func TestReadSANRefuses(t *testing.T) {
	for _, tt := range []struct{ fen, san string }{
		{start, "e5"},
		{start, "Nd2"},
		{start, "O-O"},
		{start, "e4e"},
		{start, ""},
		{start, "N"},
		{start, "Ke2"},
		{start, "e2=Q"},
		{start, "Zf3"},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5"},                             // a capture names the file
		{"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3"},                            // pinned
		{"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O"},                              // no right
		{"4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", "O-O"},                           // into check
		{"4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O"},                           // over an attacked square
		{"4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O-O"},                         // in check
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"},                                // what does it become
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K"},                              // not that
		{"4k3/8/8/8/2N5/8/8/1K4N1 w - - 0 1", "Ne2x"},                           // no square
		{"4k3/8/8/1N3N2/8/8/8/4K3 w - - 0 1", "Nd4"},                            // which
		{"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "exd6"},                           // both pawns leave the king's rank
		{"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3"},                            // pinned
		{"4k3/8/8/8/8/8/8/R3K2R b - - 0 1", "O-O"},                              // the other side's
		{"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3", "exd6"}, // too late
	} {
		p := parse(t, tt.fen)
		if got, exact := p.ReadSAN(tt.san); got != 0 || exact {
			t.Errorf("%s in %s is read as %v", tt.san, tt.fen, got)
		}
	}
}

func BenchmarkReadSAN(b *testing.B) {
	p := parse(b, kiwipete)
	for range b.N {
		for _, san := range [...]string{"Nxd7", "O-O", "dxe6"} {
			if m, _ := p.ReadSAN(san); m == 0 {
				b.Fatal("refused")
			}
		}
	}
}

func BenchmarkAppendSAN(b *testing.B) {
	p := parse(b, kiwipete)
	m, _ := p.ReadSAN("Nxd7")
	var buf []byte
	for range b.N {
		buf = p.AppendSAN(buf[:0], m)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, bad := range []string{
		"", "8/8/8/8/8/8/8/8 w - -", "x w - -", "kK6/9/8/8/8/8/8/8/8/p w - -", "kK", "kKppppppppppppppp w - - ",
		"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
		"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "4k3/8/8/8/8/8/8/4K3 w HAha - 0 1", "4k3/8/8/8/8/8/8/4K3 w - e4 0 1",
		"4k3/8/8/8/8/8/8/4K3 w - - 0 x", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2",
	} {
		if p, err := bitboard.Parse(bad); err == nil {
			t.Errorf("bitboard.Parse(%q) = %v", bad, p.String())
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	p := parse(b, kiwipete)
	nodes := 0
	b.ReportAllocs()
	for range b.N {
		nodes += p.Perft(4)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
