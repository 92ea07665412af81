package orthodox

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

func position0(t testing.TB, fen string) rules.Position {
	t.Helper()
	p, err := Rules{}.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		name, fen string
		nodes     []int // for each depth
	}{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", []int{20, 400, 8902, 197281, 4865609}},
		{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", []int{48, 2039, 97862, 4085603}},
		{"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", []int{14, 191, 2812, 43238, 674624}},
		{"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", []int{6, 264, 9467, 422333}},
		{"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", []int{44, 1486, 62379}},
		{"position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", []int{46, 2079, 89890}},
		{"promotion", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", []int{24, 496, 9483, 182838}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			for i, want := range tt.nodes {
				if want > longtest.Of(10_000, 5_000_000) {
					break
				}
				if got := perft(t, position0(t, tt.fen), i+1); got != want {
					t.Errorf("perft %d = %d, want %d", i+1, got, want)
				}
			}
		})
	}
}

// perft counts the leaves of the tree of legal moves. As usual, the last moves are
// counted but not played. TestRandomGames plays every legal move.
func perft(t *testing.T, p rules.Position, depth int) (nodes int) {
	if depth == 1 {
		return len(p.Moves())
	}
	for _, m := range p.Moves() {
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%v: %v", p, err)
		}
		nodes += perft(t, next, depth-1)
	}
	return nodes
}

func TestPerftTable(t *testing.T) {
	rows := 0
	for _, row := range rulestest.Perfts(t, "chess") {
		if row.Nodes > longtest.Of[uint64](10_000, 20_000) {
			continue
		}
		rows++
		if got := perft(t, position0(t, row.FEN), row.Depth); uint64(got) != row.Nodes {
			t.Errorf("%s: perft %d = %d, want %d", row.FEN, row.Depth, got, row.Nodes)
		}
	}
	if rows < 10 {
		t.Errorf("only %d rows were checked", rows)
	}
}

// TestRandomGames plays at random and checks every position: listed moves can be played,
// Parse reads what String wrote, and Read what Write wrote.
func TestRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	r := Rules{}
	for range longtest.Of(5, 30) {
		line := []rules.Position{r.Start()}
		for !r.Outcome(line).Over() && len(line) < 200 {
			p := line[len(line)-1]
			for _, m := range p.Moves() {
				san := r.Write(p, m)
				if got, err := r.Read(p, san); err != nil || got != m {
					t.Fatalf("%v: Read(%q) = %v, %v; want %v", p, san, got, err, m)
				}
			}
			again, err := r.Parse(p.String())
			if err != nil || again.String() != p.String() || len(again.Moves()) != len(p.Moves()) {
				t.Fatalf("Parse(%q) = %v, %v", p, again, err)
			}
			next, err := p.Play(p.Moves()[rng.IntN(len(p.Moves()))])
			if err != nil {
				t.Fatal(err)
			}
			line = append(line, next)
		}
	}
}

func TestRead(t *testing.T) {
	const (
		open    = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
		promo   = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
		twins   = "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1"
		passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
		bs      = "4k3/8/8/8/8/2p5/1P6/2B1K3 w - - 0 1"
	)
	for _, tt := range []struct{ fen, text, want string }{
		{open, "O-O", "O-O"},
		{open, "0-0", "O-O"},
		{open, "o-o", "O-O"},
		{open, "oo", "O-O"},
		{open, "e1g1", "O-O"},
		{open, "Kg1", "O-O"},
		{open, "Ng5", "Ng5"},
		{open, "ng5", "Ng5"},
		{open, "Nf3g5", "Ng5"},
		{open, "Nf3-g5", "Ng5"},
		{open, "f3g5", "Ng5"},
		{open, "♘g5", "Ng5"},
		{open, "Nfg5!?", "Ng5"},
		{open, "Bxf7+", "Bxf7+"},
		{open, "Bf7", "Bxf7+"},
		{open, "bxf7", "Bxf7+"},
		{open, "Bxf7++", "Bxf7+"},
		{open, "B:f7", "Bxf7+"},
		{open, "a4", "a4"},
		{open, "Pa4", "a4"},
		{open, "a2-a4", "a4"},
		{open, "A4", "a4"},
		{open, "E2", ""},
		{open, "Qd9", ""},
		{open, "", ""},
		{open, "x", ""},
		{open, "Ke3", ""},
		{open, "Qe4", ""},
		{open, "e4e5", ""},
		{open, "--", ""},
		{open, "e1g1q", ""},
		{promo, "a8=N", "a8=N"},
		{promo, "a8N", "a8=N"},
		{promo, "a8(n)", "a8=N"},
		{promo, "a8/N", "a8=N"},
		{promo, "a7a8q", "a8=Q"},
		{promo, "a8", ""},
		{promo, "axb8=Q+", "axb8=Q+"},
		{promo, "ab8=B", "axb8=B"},
		{promo, "a8=K", ""},
		{promo, "a8=P", ""},
		{twins, "Nb3", ""},
		{twins, "Nab3", "Nab3"},
		{twins, "Nc1b3", "Ncb3"},
		{passant, "exd6", "exd6"},
		{passant, "exd6e.p.", "exd6"},
		{passant, "exd6 e.p.", "exd6"},
		{passant, "ed6", "exd6"},
		{bs, "bc3", "bxc3"},
		{bs, "bxc3", "bxc3"},
		{bs, "b3", "b3"},
		{bs, "Bb3", ""},
		{bs, "bd2", "Bd2"},
	} {
		p := position0(t, tt.fen)
		m, err := Rules{}.Read(p, tt.text)
		got := ""
		if err == nil {
			got = Rules{}.Write(p, m)
		}
		if got != tt.want {
			t.Errorf("%s: %q read as %q (%v), want %q", tt.fen, tt.text, got, err, tt.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{"e4", "Nf3", "0-0", "e8=Q", "♘f3", "exd6 e.p.", "b", "=", "x8", "P"} {
		f.Add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", s)
	}
	f.Add("8/P7/8/8/8/8/8/k1K5 w - -", "a8=N")
	f.Fuzz(func(t *testing.T, fen, text string) {
		p, err := Rules{}.Parse(fen)
		if err != nil {
			return
		}
		again, err := Rules{}.Parse(p.String())
		if err != nil || again.String() != p.String() {
			t.Fatalf("%q was read as %v, which reads as %v, %v", fen, p, again, err)
		}
		if got := len(p.(board.Searchable).Mover().Legal(nil)); got != len(p.Moves()) {
			t.Fatalf("%v has %d moves, and %d to be searched", p, len(p.Moves()), got)
		}
		if m, err := (Rules{}).Read(p, text); err == nil && !rules.Legal(p, m) {
			t.Fatalf("%q gave an illegal move %v", text, m)
		}
	})
}
