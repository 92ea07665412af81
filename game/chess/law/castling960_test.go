package law_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/chess/chess960"
	"passedpawn/game/chess/law"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestCastling960 names the piece that forbids castling and shows the squares that it
// needs.
func TestCastling960(t *testing.T) {
	for _, tt := range []struct{ name, fen, text, want, by, needs string }{
		{"a piece on the rook's way", "4k3/8/8/8/8/8/8/5NKR w K - 0 1", "O-O", "clear path, but the knight on f1", "f1", "f1"},
		{"a piece on the king's way", "4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1", "O-O-O", "clear path, but the knight on d1", "d1", "c1 d1"},
		{"check", "4k3/8/8/8/8/8/4r3/4KR2 w K - 0 1", "O-O", "while in check", "e2", "e1 f1 g1"},
		{"the way", "4k3/8/8/8/8/3r4/8/1K5R w K - 0 1", "O-O", "through check", "d3", "b1 c1 d1 e1 f1 g1"},
		{"the target", "4k3/8/8/8/8/6r1/8/4KR2 w K - 0 1", "O-O", "into check", "g3", "e1 f1 g1"},
		{"the rook is a shield", "4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "O-O-O", "into check", "a1", "c1 d1"},
		{"the rook is a shield, and the king stays", "1rk1r3/5p1p/2bqp3/pnbP4/p4PP1/5N1P/4PNB1/rRK1R3 w EBeb - 0 1", "c1b1", "into check", "a1", "c1"},
		{"the same in letters", "1rk1r3/5p1p/2bqp3/pnbP4/p4PP1/5N1P/4PNB1/rRK1R3 w EBeb - 0 1", "O-O-O", "into check", "a1", "c1"},
		{"no right", "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "O-O", "no longer castle", "", ""},
		{"no rook", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "O-O-O", "no longer castle", "", ""},
		{"another rook", "4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "e1h1", "no longer castle", "", ""},
		{"the king has gone", "4k3/8/8/8/8/8/4K3/5R2 w - - 0 1", "O-O", "no longer castle", "", ""},
	} {
		r := chess960.Rules{}
		p, err := r.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		m, ok := law.ParseIllegal(r, p, rules.LettersOf(r), tt.text)
		if !ok {
			t.Errorf("%s: %s is not understood", tt.name, tt.text)
			continue
		}
		why := law.Refusal(r, []rules.Position{p}, m)
		var needs []string
		for _, s := range why.Needs {
			needs = append(needs, s.String())
		}
		if !strings.Contains(why.Text.String(), tt.want) || strings.Join(needs, " ") != tt.needs || tt.by != "" && why.By.String() != tt.by {
			t.Errorf("%s: %q by %v, needs %v", tt.name, why.Text, why.By, needs)
		}
	}
}

// TestLost960 says when the right to castle was lost.
func TestLost960(t *testing.T) {
	r := chess960.Rules{}
	p, _ := r.Parse("1r2k1r1/p6p/8/8/8/8/P6P/1R2K1R1 w KQkq - 0 1")
	line := []rules.Position{p}
	for _, text := range []string{"Rf1", "Rf8", "Rg1", "Rg8"} {
		m, err := r.Read(p, text)
		if err != nil {
			t.Fatal(err)
		}
		p, _ = p.Play(m)
		line = append(line, p)
	}
	why := law.Refusal(r, line, rules.Move{From: rules.Sq(4, 0), To: rules.Sq(6, 0)})
	if got := why.Text.String(); !strings.Contains(got, "g1") || !strings.Contains(got, "1") || why.Article != "Guidelines II" {
		t.Errorf("%q (%s)", got, why.Article)
	}
}

// TestComplete960 gives every step in random positions a reason if it is not legal, and
// none if it is.
func TestComplete960(t *testing.T) {
	r, rng := chess960.Rules{}, rand.New(rand.NewPCG(9, 6))
	for range longtest.Of(2, 12) {
		p, err := r.Parse(chess960.FEN(rng.IntN(chess960.Starts)))
		if err != nil {
			t.Fatal(err)
		}
		for ply := range longtest.Of(30, 60) {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			if ply%longtest.Of(3, 1) == 0 {
				judgeAll(t, p, moves)
			}
			p, _ = p.Play(moves[rng.IntN(len(moves))])
		}
	}
}

// judgeAll judges every step in a position. A king may also castle by two squares towards
// its rook, or by a step to where castling leaves it.
func judgeAll(t *testing.T, p rules.Position, moves []rules.Move) {
	t.Helper()
	legal, short, long := map[[2]rules.Square]bool{}, false, false
	for _, m := range moves {
		legal[[2]rules.Square{m.From, m.To}] = true
		if rules.Castles(p, m) {
			short, long = short || m.To.File > m.From.File, long || m.To.File < m.From.File
		}
	}
	for i := range 64 * 64 {
		from, to := rules.Sq(i%8, i/8%8), rules.Sq(i/64%8, i/512)
		piece, _ := p.At(from)
		far := to.File - from.File
		want := legal[[2]rules.Square{from, to}]
		if _, full := p.At(to); !full && piece == (rules.Piece{Side: p.Turn(), Kind: rules.King}) && from.Rank == to.Rank &&
			(short && far > 1 && (far == 2 || to.File == 6) || long && far < -1 && (far == -2 || to.File == 2)) {
			want = true
		}
		if why := law.Refusal(chess960.Rules{}, []rules.Position{p}, rules.Move{From: from, To: to}); why.Legal() != want && from != to {
			t.Fatalf("%v: %v to %v: %q", p, from, to, why.Text)
		}
	}
}
