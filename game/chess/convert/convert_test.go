package convert

import (
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules"
)

func TestThereAndBack(t *testing.T) {
	for s := range bitboard.Square(64) {
		if Square(s).String() != s.String() || FastSquare(Square(s)) != s {
			t.Errorf("%v became %v", s, Square(s))
		}
	}
	for k := bitboard.Pawn; k <= bitboard.NoKind; k++ {
		if back, ok := PieceType(Kind(k)); !ok || back != k {
			t.Errorf("%d became %q and %d", k, Kind(k), back)
		}
	}
	if _, ok := PieceType("camel"); ok {
		t.Error("the fast board knows a camel")
	}
	p, err := bitboard.Parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	m, _ := p.ReadSAN("a8=N")
	if got := Move(m); got != (rules.Move{From: rules.Sq(0, 6), To: rules.Sq(0, 7), Promote: rules.Knight}) {
		t.Errorf("%v", got)
	}
}
