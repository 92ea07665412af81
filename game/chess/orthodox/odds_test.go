package orthodox

import (
	"testing"

	"passedpawn/game/rules"
)

func TestOdds(t *testing.T) {
	for i := range AllOdds() {
		for _, giver := range []rules.Side{rules.White, rules.Black} {
			fen := Odds(i).Start(giver)
			if Odds(i) == NoOdds {
				if fen != "" {
					t.Errorf("without odds the start is %q", fen)
				}
				continue
			}
			p, err := Rules{}.Parse(fen)
			if err != nil || p.String() != fen {
				t.Errorf("%v: %q reads as %v, %v", Odds(i), fen, p, err)
				continue
			}
			count := map[rules.Side]int{}
			for file := range 8 {
				for rank := range 8 {
					if pc, on := p.At(rules.Sq(file, rank)); on {
						count[pc.Side]++
					}
				}
			}
			if count[giver] != 15 || count[giver.Other()] != 16 {
				t.Errorf("%v by %v: %v pieces", Odds(i), giver, count)
			}
		}
	}
	if p, err := (Rules{}).Parse(PawnAndMove.Start(rules.White)); err != nil || p.Turn() != rules.Black {
		t.Errorf("pawn and move by White: %v, %v", p, err)
	}
}
