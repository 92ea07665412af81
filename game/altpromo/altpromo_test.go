package altpromo

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/orthodox"
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
		"":                               "four to six fields",
		"8/8/8/8/8/8/8 w - -":            "eight ranks",
		"4k3/8/8/8/8/8/8/4K3K w - -":     "more than eight squares",
		"4k3/8/8/8/8/8/8/4K2 w - -":      "has 7 squares",
		"4k3/8/8/8/8/8/8/8 w - -":        "White has 0 kings",
		"4k3/8/8/4G3/8/8/8/4K3 w - -":    "no piece of this game",
		"P3k3/8/8/8/8/8/8/4K3 w - -":     "a pawn stands on rank 8",
		"4k3/8/8/8/4R3/8/8/4K3 w - -":    "king of Black could be captured",
		"4k3/8/8/8/8/8/8/4K3 x - -":      "side to move",
		"4k3/8/8/8/8/8/8/4K3 w Z -":      "castling field",
		"4k3/8/8/8/8/8/8/4K3 w - e4":     "en passant field",
		"4k3/8/8/8/8/8/8/4K3 w - - x 1":  "not a number",
		"4k3/8/8/8/8/8/8/4K3 w - - 0 -1": "not a number",
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

// TestRandomGames plays at random in all games: every notation reads back, no
// piece stands on a rank that would promote it, and what is taken back is as it
// was.
func TestRandomGames(t *testing.T) {
	for _, g := range Games() {
		t.Run(g.id, func(t *testing.T) {
			t.Parallel()
			games := 12
			if testing.Short() {
				games = 2
			}
			rng := rand.New(rand.NewPCG(1, uint64(len(g.id))))
			for range games {
				p := g.Start().(*position)
				for ply := 0; ply < 200 && len(p.Moves()) > 0; ply++ {
					if ply%5 == 0 {
						g.checkPosition(t, p)
					}
					m := p.moves[rng.IntN(len(p.moves))]
					next, err := p.Play(m)
					if err != nil {
						t.Fatal(err)
					}
					p = next.(*position)
				}
			}
		})
	}
}

func (g *Game) checkPosition(t *testing.T, p *position) {
	t.Helper()
	again, err := g.parse(p.String())
	if err != nil || again.String() != p.String() {
		t.Fatalf("%s reads as %s: %v", p, again.String(), err)
	}
	for s := range p.Layout.All() {
		if piece := p.On(s); piece != 0 {
			q := p.state
			q.turn = piece.Side()
			if q.arrives(int8(piece.Kind()), s) >= 0 {
				t.Fatalf("%s: the piece on %v should have climbed", p, p.Square(s))
			}
		}
	}
	for i, m := range p.Moves() {
		san := g.Write(p, m)
		uci := m.From.String() + m.To.String()
		for _, text := range []string{san, uci, uci + strings.ToLower(strings.TrimPrefix(san[strings.LastIndex(san, "=")+1:], san))} {
			text = strings.TrimRight(text, "+#")
			if read, err := g.Read(p, text); err != nil || read != m {
				t.Fatalf("%s: %v, written %q, reads as %v: %v", p, m, text, read, err)
			}
		}
		s := p.state
		u := s.make(p.small[i])
		if s.unmake(p.small[i], u); s != p.state {
			t.Fatalf("%s: %s taken back gives %s", p, san, s.String())
		}
	}
}

// TestOrthodoxKinds holds the same tables against the rules of orthodox chess:
// until a pawn arrives the two games are one.
func TestOrthodoxKinds(t *testing.T) {
	g, chess := game(t, "apc-crowned"), orthodox.Rules{}
	rng := rand.New(rand.NewPCG(3, 4))
	games := 100
	if testing.Short() {
		games = 10
	}
	for range games {
		p := chess.Start()
		for range 120 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			same := true
			want := map[[2]rules.Square]bool{}
			for _, m := range moves {
				same = same && m.Promote == rules.NoKind
				want[[2]rules.Square{m.From, m.To}] = true
			}
			q, err := g.Parse(p.String())
			if err != nil {
				t.Fatal(err)
			}
			if got := q.Moves(); len(got) != len(want) {
				t.Fatalf("%s: %d moves, want %d", p, len(got), len(want))
			}
			for _, m := range q.Moves() {
				if !want[[2]rules.Square{m.From, m.To}] {
					t.Fatalf("%s: %v is not legal", p, m)
				}
			}
			if p, err = p.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestYeomanned(t *testing.T) {
	g := game(t, "apc-crowned-yeomanned")
	p, err := g.Parse("6k1/8/8/3n4/8/2p5/8/R2n1K2 w - - 0 1") // the rook goes as a rook and takes as a bishop
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

func TestDescribe(t *testing.T) {
	for _, tt := range []struct {
		id   string
		kind rules.Kind
		want string
	}{
		{"apc-crowned", rules.Pawn, "Pawn becomes a camel on the far rank (2 of 9). It goes one square ahead, or two from where it starts, and takes one square diagonally ahead."},
		{"apc-crowned", Camel, "Camel becomes a knight on its own rank (3 of 9). It leaps three squares and one aside."},
		{"apc-crowned", rules.Queen, "Queen, the end of the climb, goes any way in all directions."},
		{"apc-crowned", rules.King, "King goes one square in any direction."},
		{"apc-crowned-yeomanned", rules.Rook, "Rook becomes a chatelaine on the far rank (8 of 9). It goes any way along ranks and files without taking, and takes as the bishop goes."},
	} {
		if got := game(t, tt.id).Describe(tt.kind); got != tt.want {
			t.Errorf("%s: %s", tt.id, got)
		}
	}
	for _, k := range kinds {
		if ways[k.Name] == "" {
			t.Errorf("nothing is said of the %s", k.Name)
		}
	}
}

func TestWhy(t *testing.T) {
	for _, tt := range []struct{ id, fen, step, want string }{
		{"apc-eurasian", "4k3/8/8/8/4g3/8/8/4K3 w - - 0 1", "e1e3", "King goes one square"},
		{"apc-eurasian", "3k4/8/8/4g3/8/4P3/3P4/4K3 w - - 0 1", "e3d4", "Pawn goes one square ahead"},
		{"apc-eurasian", "4k3/8/8/4g3/8/8/3P4/4K3 w - - 0 1", "d2e3", "Pawn goes one square ahead"},
		{"apc-eurasian", "4k3/8/8/4g3/8/8/3N4/4K3 w - - 0 1", "d2e4", "Your king on e1 could then be taken by the cannon on e5, over the knight on e4."},
		{"apc-eurasian", "4k3/8/8/4g3/4n3/8/3P4/4K3 w - - 0 1", "d2d3", "Your king on e1 could still be taken by the cannon on e5, over the knight on e4."},
		{"apc-eurasian", "4k3/8/8/8/8/8/G2P4/4K3 w - - 0 1", "a2e2", "The way is blocked by the pawn on d2."},
		{"apc-eurasian", "4k3/8/8/8/8/8/G2n4/4K3 w - - 0 1", "a2d2", "takes along ranks and files over exactly one piece."},
		{"apc-timur", "4k3/8/8/8/8/8/I7/4K3 w - - 0 1", "a2b3", "two squares at least"},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "a2a4", "Camel leaps three squares and one aside."},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "e8e7", "It is White's move"},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "b5b6", "no piece on b5"},
		{"apc-crowned", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "Nothing on h1 may castle"},
		{"apc-crowned", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "The king would cross d1"},
		{"apc-crowned", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "needs empty squares"},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "a2b5", ""},
	} {
		g := game(t, tt.id)
		p, err := g.Parse(tt.fen)
		if err != nil {
			t.Fatalf("%s: %v", tt.fen, err)
		}
		from, _ := rules.ParseSquare(tt.step[:2])
		to, _ := rules.ParseSquare(tt.step[2:])
		if got := g.Why(p, from, to).Text; tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s %s: %s", tt.fen, tt.step, got)
		}
	}
}

// TestWhyKnowsAll has a reason for every step that is not legal, and none for
// those that are; a piece that forbids one does.
func TestWhyKnowsAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	for _, g := range Games() {
		p := g.Start().(*position)
		for range 60 {
			if len(p.Moves()) == 0 {
				break
			}
			legal := map[[2]rules.Square]bool{}
			for _, m := range p.Moves() {
				legal[[2]rules.Square{m.From, m.To}] = true
			}
			for a := range p.Layout.All() {
				for b := range p.Layout.All() {
					from, to := p.Square(a), p.Square(b)
					r := g.Why(p, from, to)
					if (r.Text == "") != legal[[2]rules.Square{from, to}] {
						t.Fatalf("%s: %v to %v: %q", p, from, to, r.Text)
					}
					if _, stands := p.At(r.By); r.Proven && !stands {
						t.Fatalf("%s: %v to %v: nothing stands on %v", p, from, to, r.By)
					}
				}
			}
			next, err := p.Play(p.moves[rng.IntN(len(p.moves))])
			if err != nil {
				t.Fatal(err)
			}
			p = next.(*position)
		}
	}
}
