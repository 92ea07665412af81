package altpromo

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// play plays the moves in SAN and returns the line of positions.
func play(t testing.TB, g *Game, fen, moves string) []rules.Position {
	t.Helper()
	p, err := g.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	line := []rules.Position{p}
	for _, text := range strings.Fields(moves) {
		m, err := g.Read(p, text)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		if again := g.Write(p, m); again != text {
			t.Errorf("%s was read and written as %s", text, again)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
		line = append(line, p)
	}
	return line
}

func game(t testing.TB, id string) *Game {
	t.Helper()
	for _, g := range Games() {
		if g.id == id {
			return g
		}
	}
	t.Fatalf("no game %s", id)
	return nil
}

func TestMoves(t *testing.T) {
	for _, tt := range []struct{ id, fen, moves, end string }{
		{"apc-crowned", "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "Kd2 Kd7 e8=C", "4C3/3k4/8/8/8/8/3K4/8 b - - 0 2"},
		{"apc-crowned", "3rk3/8/8/4N3/8/8/8/4K3 w - - 9 1", "Nf7 Rd7 Nd8=D+", "3Dk3/3r4/8/8/8/8/8/4K3 b - - 0 2"},
		{"apc-crowned", "3rk3/8/4N3/8/8/8/8/4K3 w - - 9 1", "Nxd8=D+", "3Dk3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"apc-crowned", "4k3/8/8/7H/8/8/8/4K3 w E - 9 1", "Hh1=Q Kd8 O-O", "3k4/8/8/8/8/8/8/5QK1 b - - 2 2"},
		{"apc-crowned", "4k3/8/8/7H/8/8/8/4K3 w - - 9 1", "Hh1=Q", "4k3/8/8/8/8/8/8/4K2Q b - - 0 1"},
		{"apc-timur", "4k3/8/8/8/8/8/O7/4K2R w K - 0 1", "O-O Kd8 Oa5", "3k4/8/8/O7/8/8/8/5RK1 b - - 3 2"},
		{"apc-eurasian", "4k3/8/8/8/8/6n1/6p1/3K2G1 w - - 0 1", "Gxg3", "4k3/8/8/8/8/6G1/6p1/3K4 b - - 0 1"},
	} {
		g := game(t, tt.id)
		line := play(t, g, tt.fen, tt.moves)
		if got := line[len(line)-1].String(); got != tt.end {
			t.Errorf("%s after %s: %s, want %s", tt.id, tt.moves, got, tt.end)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	g := game(t, "apc-crowned")
	p, err := g.Parse("4k3/8/8/2N3N1/8/8/7P/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Ne4": "could be Nce4 or Nge4", "Nce4": "", "c5e4": "", "h4": "", "Nh3": "", "gh3": "not a legal", "h5": "not a legal",
		"Qe4": "not a legal", "hello": "not a move", "": "not a move", "O-O": "not a legal", "Ncd7=C": "not a legal",
	} {
		switch _, err := g.Read(p, text); {
		case want == "" && err != nil:
			t.Errorf("%s: %v", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	g := game(t, "apc-crowned")
	for fen, want := range map[string]string{
		"":                                  "four to six fields",
		"4k3/8/8/8/8/8/8/4K3 w - - 0 99999": `the move number must be a number from 0 to 60000, not "99999"`,
		"8/8/8/8/8/8/8 w - -":               "eight ranks",
		"4k3/8/8/8/8/8/8/4K3K w - -":        "more than eight squares",
		"4k3/8/8/8/8/8/8/4K2 w - -":         "has 7 squares",
		"4k3/8/8/8/8/8/8/8 w - -":           "exactly one king; White has 0",
		"4k3/8/8/4G3/8/8/8/4K3 w - -":       "not a piece of this game",
		"P3k3/8/8/8/8/8/8/4K3 w - -":        "a pawn on rank 8",
		"4k3/8/8/8/4R3/8/8/4K3 w - -":       "Black's king is in check",
		"4k3/8/8/8/8/8/8/4K3 x - -":         "side to move",
		"4k3/8/8/8/8/8/8/4K3 w Z -":         "castling field",
		"4k3/8/8/8/8/8/8/4K3 w - e4":        "en passant square",
		"4k3/8/8/8/8/8/8/4K3 w - - x 1":     `the half-move count must be a number from 0 to 60000, not "x"`,
		"4k3/8/8/8/8/8/8/4K3 w - - 0 -1":    `the move number must be a number from 0 to 60000, not "-1"`,
	} {
		if _, err := g.Parse(fen); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", fen, err, want)
		}
	}
}

func TestOutcomes(t *testing.T) {
	g := game(t, "apc-crowned")
	for _, tt := range []struct {
		fen, moves string
		want       rules.Outcome
	}{
		{"7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8=H#", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Checkmate}},
		{"7k/8/8/8/8/8/8/K7 w - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", rules.Outcome{Result: rules.Drawn, Reason: rules.Stalemate}},
		{"k7/8/8/8/8/8/8/K6N w - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
		{"k7/8/8/4N3/8/8/8/K7 w - - 99 80", "Nf3", rules.Outcome{Result: rules.Ongoing, Claim: rules.FiftyMoves}},
		{"k7/8/8/4N3/8/8/8/K7 w - - 149 99", "Nf3", rules.Outcome{Result: rules.Drawn, Reason: rules.SeventyFive}},
		{"k7/8/8/4N3/8/8/8/K7 w - - 0 1", "Nf3 Ka7 Ne5 Ka8 Nf3 Ka7 Ne5 Ka8", rules.Outcome{Result: rules.Ongoing, Claim: rules.Threefold}},
	} {
		if got := g.Outcome(play(t, g, tt.fen, tt.moves)); got != tt.want {
			t.Errorf("%s %s: %+v, want %+v", tt.fen, tt.moves, got, tt.want)
		}
	}
}

func TestYeomanned(t *testing.T) {
	g := game(t, "apc-crowned-yeomanned")
	p, err := g.Parse("6k1/8/8/3n4/8/2p5/8/R2n1K2 w - - 0 1") // the rook moves like a rook and captures like a bishop
	if err != nil {
		t.Fatal(err)
	}
	to := map[string]bool{}
	for _, m := range p.Moves() {
		if m.From == rules.Sq(0, 0) {
			to[m.To.String()] = true
		}
	}
	if !to["a8"] || !to["c1"] || !to["c3"] || to["d1"] || to["b2"] {
		t.Errorf("the rook goes to %v", to)
	}
	if name := g.Name(); name != "Alternate Promotion Chess, Pawned and Yeomanned Crowned-sequence" {
		t.Error(name)
	}
	for _, g := range Games() {
		if seq := g.Sequence(); seq[0] != rules.Pawn || g.layout.Kinds[g.far[g.pawn]].Name != Camel {
			t.Errorf("%s: %v", g.id, seq)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("4k3/8/8/7H/8/8/8/4K3 w E - 9 1", "Hh1=Q")
	f.Add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4")
	f.Add("4k3/8/8/2N3N1/8/8/7P/4K3 w E - 0 1", "Nce4")
	all := Games()
	f.Fuzz(func(t *testing.T, fen, text string) {
		for _, g := range all[:8] {
			p, err := g.Parse(fen)
			if err != nil {
				continue
			}
			if again, err := g.Parse(p.String()); err != nil || again.String() != p.String() {
				t.Fatalf("%q is written %q, which reads as %v: %v", fen, p, again, err)
			}
			m, err := g.Read(p, text)
			if err != nil {
				continue
			}
			if again, err := g.Read(p, g.Write(p, m)); err != nil || again != m {
				t.Fatalf("%q is %v, written %q, which reads as %v: %v", text, m, g.Write(p, m), again, err)
			}
		}
	})
}

// TestGamesOnce checks that asking for the games again makes no new ones, and that the
// list belongs to the caller.
func TestGamesOnce(t *testing.T) {
	first := Games()
	want := first[0]
	if first[0] = nil; Games()[0] != want {
		t.Error("the games were made again, or a caller changed the list of another")
	}
	if n := testing.AllocsPerRun(10, func() { Games() }); n > 1 {
		t.Errorf("asking for the games takes %v allocations", n)
	}
}
