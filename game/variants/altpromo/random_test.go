package altpromo

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestRandomGames plays all games at random: every notation reads back, no piece is on a
// rank on which it would have promoted, and undoing a move restores the position.
func TestRandomGames(t *testing.T) {
	for _, g := range Games() {
		t.Run(g.id, func(t *testing.T) {
			t.Parallel()
			games := longtest.OfNight(1, 4, 12)
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

// TestOrthodoxKinds checks the same tables against orthodox chess. Until a pawn promotes,
// the two games are the same.
func TestOrthodoxKinds(t *testing.T) {
	g, chess := game(t, "apc-crowned"), orthodox.Rules{}
	rng := rand.New(rand.NewPCG(3, 4))
	games := longtest.OfNight(10, 40, 100)
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
