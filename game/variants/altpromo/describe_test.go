package altpromo

import (
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

func TestDescribe(t *testing.T) {
	for _, tt := range []struct {
		id   string
		kind rules.Kind
		want string
	}{
		{"apc-crowned", rules.Pawn, "The pawn becomes a camel on the far rank (2 of 9). It moves one square forward, or two from where it starts, " +
			"and captures one square diagonally forward."},
		{"apc-crowned", Camel, "The camel becomes a knight on its own first rank (3 of 9). It jumps three squares straight and one to the side."},
		{"apc-crowned", rules.Queen, "The queen is the end of the climb. It moves any distance in any direction."},
		{"apc-crowned", rules.King, "The king moves one square in any direction."},
		{"apc-eurasian-yeomanned", Arrow, "The arrow becomes a bishop on its own first rank (5 of 9). It moves like a bishop, and captures " +
			"along ranks and files over exactly one piece."},
		{"apc-eurasian-mixed-yeomanned", Saint, "The saint becomes a sparrow on the far rank (10 of 11). It moves like a queen, and captures like a " +
			"rook or diagonally over exactly one piece."},
		{"apc-crowned-yeomanned", rules.Rook, "The rook becomes a chatelaine on the far rank (8 of 9). It moves any distance along ranks and files without " +
			"capturing, and captures the way a bishop moves."},
	} {
		if got := game(t, tt.id).Describe(tt.kind).String(); got != tt.want {
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
		{"apc-eurasian", "4k3/8/8/8/4g3/8/8/4K3 w - - 0 1", "e1e3", "The king moves one square"},
		{"apc-eurasian", "3k4/8/8/4g3/8/4P3/3P4/4K3 w - - 0 1", "e3d4", "The pawn moves one square forward"},
		{"apc-eurasian", "4k3/8/8/4g3/8/8/3P4/4K3 w - - 0 1", "d2e3", "The pawn moves one square forward"},
		{"apc-eurasian", "4k3/8/8/4g3/8/8/3N4/4K3 w - - 0 1", "d2e4", "Your king on e1 would be attacked by the cannon on e5, jumping over the knight on e4."},
		{
			"apc-eurasian", "4k3/8/8/4g3/4n3/8/3P4/4K3 w - - 0 1", "d2d3",
			"Your king on e1 would still be attacked by the cannon on e5, jumping over the knight on e4.",
		},
		{"apc-eurasian", "4k3/8/8/8/8/8/G2P4/4K3 w - - 0 1", "a2e2", "The path is blocked by the pawn on d2."},
		{"apc-eurasian", "4k3/8/8/8/8/8/G2n4/4K3 w - - 0 1", "a2d2", "captures along ranks and files over exactly one piece."},
		{"apc-timur", "4k3/8/8/8/8/8/I7/4K3 w - - 0 1", "a2b3", "at least two squares"},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "a2a4", "The camel jumps three squares straight and one to the side."},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "e8e7", "It is White's turn, and that is Black's piece."},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "b5b6", "no piece on b5"},
		{"apc-crowned", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "There is none on h1."},
		{"apc-crowned", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "the king would cross d1"},
		{"apc-crowned", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "the squares between the king and its partner"},
		{"apc-crowned", "4k3/8/8/8/8/8/C7/4K3 w - - 0 1", "a2b5", ""},
	} {
		g := game(t, tt.id)
		p, err := g.Parse(tt.fen)
		if err != nil {
			t.Fatalf("%s: %v", tt.fen, err)
		}
		m := rules.Move{From: rulestest.Square(tt.step[:2]), To: rulestest.Square(tt.step[2:])}
		if got := g.Why(p, m).Text.String(); tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s %s: %s", tt.fen, tt.step, got)
		}
	}
}

// TestYeomannedWays checks the texts on the Pawned and Yeomanned games against what the
// pieces do there: to which squares they move, where they capture, and where they capture
// over a piece.
func TestYeomannedWays(t *testing.T) {
	type does struct{ quiet, takes, hops []board.Way }
	said := map[rules.Kind]does{ // according to the texts
		Arrow:   {quiet: board.Bishop, hops: board.Rook},
		Cannon:  {quiet: board.Rook, hops: board.Bishop},
		Saint:   {quiet: board.Queen, takes: board.Rook, hops: board.Bishop},
		Sparrow: {quiet: board.Queen, takes: board.Bishop, hops: board.Rook},
	}
	plain, duals := map[rules.Kind][]board.Way{}, game(t, "apc-eurasian-mixed-yeomanned")
	for _, k := range kinds {
		plain[k.Name] = k.Ways
	}
	type step struct{ file, rank, least int8 }
	steps := func(ways []board.Way, keep func(board.Way) bool) map[step]bool {
		all := map[step]bool{}
		for _, w := range ways {
			if keep(w) {
				all[step{w.File, w.Rank, w.Least}] = true
			}
		}
		return all
	}
	quiet := func(w board.Way) bool { return w.Quiet }
	takes := func(w board.Way) bool { return w.Takes && !w.Hops }
	hops := func(w board.Way) bool { return w.Hops }
	for _, k := range yeomanned() {
		want, hopper := said[k.Name]
		if other, ok := duals.dual(k.Name); ok && !hopper { // "and captures the way a ... moves"
			want = does{quiet: plain[k.Name], takes: plain[other]}
		} else if !ok {
			want = does{quiet: k.Ways, takes: k.Ways, hops: k.Ways}
		}
		if hopper != (hoppers[k.Name] != "") {
			t.Errorf("%s: a sentence of its own: %v", k.Name, !hopper)
		}
		if got := steps(k.Ways, quiet); !maps.Equal(got, steps(want.quiet, quiet)) {
			t.Errorf("%s goes %v", k.Name, got)
		}
		if got := steps(k.Ways, takes); !maps.Equal(got, steps(want.takes, takes)) {
			t.Errorf("%s takes %v", k.Name, got)
		}
		over := map[step]bool{}
		for s := range steps(want.hops, quiet) {
			if hopper {
				over[step{s.file, s.rank, 2}] = true
			}
		}
		if got := steps(k.Ways, hops); hopper && !maps.Equal(got, over) {
			t.Errorf("%s takes over a piece %v", k.Name, got)
		}
	}
}

// TestWhyKnowsAll checks that every illegal step has a reason and no legal one has, and
// that any piece named forbids the step.
func TestWhyKnowsAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	for _, g := range Games() {
		p := g.Start().(*position)
		for range longtest.OfNight(20, 30, 60) {
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
					r := g.Why(p, rules.Move{From: from, To: to})
					if r.Legal() != legal[[2]rules.Square{from, to}] {
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
