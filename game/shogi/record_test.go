package shogi

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/rules"
)

// TestRecordForms writes moves as in KIF and CSA, and reads them back.
func TestRecordForms(t *testing.T) {
	for _, tt := range []struct{ sfen, before, usi, kif, csa string }{
		{"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "", "7g7f", "７六歩(77)", "+7776FU"},
		{"k8/9/4p4/9/9/9/9/4L4/8K w - 1", "5c5d", "5h5d", "同　香(58)", "+5854KY"},
		{"k8/9/9/4S4/9/9/9/9/8K b - 1", "", "5d5c+", "５三銀成(54)", "+5453NG"},
		{"k8/9/9/4S4/9/9/9/9/8K b - 1", "", "5d5c", "５三銀(54)", "+5453GI"},
		{"k8/9/9/9/9/9/9/9/8K w p 1", "", "P*5e", "５五歩打", "-0055FU"},
	} {
		line := play(t, tt.sfen, tt.before)
		p := line[len(line)-1]
		m, err := Rules{}.Read(p, tt.usi)
		if err != nil {
			t.Fatal(err)
		}
		if got := KIF(p, m); got != tt.kif {
			t.Errorf("%s in KIF is %s, want %s", tt.usi, got, tt.kif)
		}
		if got := CSA(p, m); got != tt.csa {
			t.Errorf("%s in CSA is %s, want %s", tt.usi, got, tt.csa)
		}
	}
	rnd := rand.New(rand.NewPCG(25, 9))
	p := Rules{}.Start()
	for range 300 {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		for _, m := range moves {
			for _, write := range []func(rules.Position, rules.Move) string{KIF, CSA} {
				if got, err := (Rules{}).Read(p, write(p, m)); err != nil || got != m {
					t.Fatalf("%s is read as %v: %v", write(p, m), got, err)
				}
			}
		}
		p, _ = p.Play(moves[rnd.IntN(len(moves))])
	}
}
