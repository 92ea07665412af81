package rulestest

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
)

// TestDrops plays random games: no piece is lost or made, positions and moves read
// back as they were written, and no king is left in check.
func TestDrops(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var d Drops
	drops, choices := 0, 0
	for range 50 {
		p := d.Start()
		for range 60 {
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			m := moves[rng.IntN(len(moves))]
			if m.Drop != rules.NoKind {
				drops++
			} else if len(rules.Choices(p, rules.On(m.From), m.To)) == 2 {
				choices++
			}
			if got, err := d.Read(p, d.Write(p, m)); err != nil || got != m {
				t.Fatalf("%s: %s reads as %v: %v", p, d.Write(p, m), got, err)
			}
			next, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := d.Parse(next.String()); err != nil || again.String() != next.String() {
				t.Fatalf("%s reads as %v: %v", next, again, err)
			}
			n := 0
			for _, c := range rules.PieceCounts(next, size, size) {
				n += c
			}
			for _, side := range []rules.Side{rules.White, rules.Black} {
				for _, h := range next.Hand(side) {
					n += h.Count
				}
			}
			if n != 6 {
				t.Fatalf("%s holds %d pieces", next, n)
			}
			p = next
		}
	}
	if drops == 0 || choices == 0 {
		t.Errorf("%d drops and %d choices: the game is not what it is for", drops, choices)
	}
}
