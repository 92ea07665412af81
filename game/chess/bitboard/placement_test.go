package bitboard

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestPlacement follows random games: the text is that of the FEN, and a move changes nothing but
// what it says.
func TestPlacement(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	changed := map[Edits]bool{}
	for game := range 400 {
		p := Start()
		switch game % 4 {
		case 1:
			p = parsed(t, Parse, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
		case 2:
			p = parsed(t, Parse, "8/PPPk4/8/8/8/8/4Kppp/8 b - - 0 1")
		case 3:
			p = parsed(t, Parse960, "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1")
		}
		w := NewPlacement(&p)
		for range 150 {
			var all List
			if p.Generate(&all); all.Count == 0 {
				break
			}
			before, m := written(&w), all.All()[r.IntN(all.Count)]
			p.Make(m)
			var e Edits
			w.Play(m, &e)
			after := written(&w)
			if fen := p.String(); after != fen[:strings.Index(fen, " ")+1] {
				t.Fatalf("after %v: %q, want %q", m, after, fen)
			}
			if kept(before, e, false) != kept(after, e, true) || e.Two && e.Lower.At < e.Upper.At+e.Upper.Old {
				t.Fatalf("%v: %q, then %q, changes %+v", m, before, after, e)
			}
			changed[e] = true
		}
	}
	if len(changed) < 500 {
		t.Errorf("there are %d different changes", len(changed))
	}
}

func parsed(t *testing.T, parse func(string) (Position, error), fen string) Position {
	t.Helper()
	p, err := parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// written returns the text of a placement.
func written(w *Placement) string {
	var room [PlacementRoom]byte
	return string(room[:w.Write(&room)])
}

// kept returns the text of a position without what a move changes.
func kept(text string, e Edits, after bool) string {
	upper, lower, moved := e.Upper.Old, e.Lower.Old, 0
	if after {
		upper, lower, moved = e.Upper.New, e.Lower.New, e.Upper.New-e.Upper.Old
	}
	if !e.Two {
		return text[:e.Upper.At] + "|" + text[e.Upper.At+upper:]
	}
	return text[:e.Upper.At] + "|" + text[e.Upper.At+upper:e.Lower.At+moved] + "|" + text[e.Lower.At+moved+lower:]
}
