package variants

import (
	"testing"

	"passedpawn/game/rules"
)

// TestPassed passes in the first plies of every game: the other side is to move on the
// same board, and nothing can be captured en passant.
func TestPassed(t *testing.T) {
	for _, g := range All() {
		p := g.Start()
		for ply := range 12 {
			passed, ok := rules.Passed(g, p)
			if !ok || passed.Turn() == p.Turn() {
				t.Errorf("%s: %v cannot be passed in", g.ID(), p)
				break
			}
			files, ranks := g.Size()
			for file := range files {
				for rank := range ranks {
					at := rules.Sq(file, rank)
					was, there := p.At(at)
					if now, still := passed.At(at); now != was || there != still {
						t.Errorf("%s: after passing in %v there is %v on %v", g.ID(), p, now, at)
					}
				}
			}
			moves := p.Moves()
			if p, _ = p.Play(moves[(7*ply)%len(moves)]); len(p.Checks()) > 0 {
				break
			}
		}
	}
}

// TestNoPass checks that nobody can pass in check, or give the move to a side that has
// none, and that a square for capturing en passant is forgotten.
func TestNoPass(t *testing.T) {
	chess := All()[0]
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1":   "",
		"7k/5Q2/8/8/8/8/8/K7 w - - 0 1":     "",
		"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1": "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1",
	} {
		p, err := chess.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		passed, ok := rules.Passed(chess, p)
		if ok != (want != "") || ok && passed.String() != want {
			t.Errorf("%s: %v, %v", fen, passed, ok)
		}
	}
}
