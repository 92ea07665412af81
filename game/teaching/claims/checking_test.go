package claims

import (
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestForceful compares the forceful moves of positions of games, and of some in which the check
// is of a rare kind, with what the moves do by the rules.
func TestForceful(t *testing.T) {
	var all []rules.Position
	for _, fen := range []string{
		"4r1k1/8/1Q6/4n3/8/8/8/4K3 b - - 0 1", // a knight uncovers a rook
		"4k3/8/8/8/4K3/8/8/4R3 w - - 0 1",     // and a king
		"4k3/8/8/8/4P3/8/8/4R1K1 w - - 0 1",   // a pawn stays on the file
		"5k2/8/8/8/8/8/8/4K2R w K - 0 1",      // castling gives check
		"r3k3/8/8/8/8/8/8/3K4 b q - 0 1",      // on the other wing too
		"8/P1k5/8/8/8/8/8/4K3 w - - 0 1",      // of the new pieces, only a knight gives check
		"8/6P1/8/4k3/8/8/8/K7 w - - 0 1",      // or a bishop
		"8/8/8/8/8/2k5/6p1/6K1 b - - 0 1",     // Black's pawn is blocked
		"k7/8/8/3pP3/8/5B2/8/4K3 w - d6 0 1",  // a capture in passing uncovers a bishop
	} {
		p, err := orthodox.Rules{}.Parse(fen)
		if err != nil {
			t.Fatalf("%s: %v", fen, err)
		}
		all = append(all, p)
	}
	for _, m := range moments(t, longtest.OfNight(50, 10, 1)) {
		all = append(all, m.line[len(m.line)-1])
	}
	rare := 0
	for _, p := range all {
		fast, err := convert.Fast(p)
		if err != nil {
			t.Fatal(err)
		}
		var found bitboard.List
		forceful(&fast, &found)
		got := map[rules.Move]bool{}
		for _, m := range found.All() {
			if got[convert.Move(m)] {
				t.Errorf("%v: %v comes twice", p, convert.Move(m))
			}
			got[convert.Move(m)] = true
		}
		for _, m := range p.Moves() {
			next := after(p, m)
			want := checked(p) || checked(next) || noisy(p, m)
			if want != got[m] {
				t.Errorf("%v: %v is among them: %v, and should be: %v", p, m, got[m], want)
			}
			if want && !checked(p) && !noisy(p, m) && !sees(next, m.To, king(next)) {
				rare++
			}
		}
	}
	if rare < 5 {
		t.Errorf("only %d checks are not by the moved piece", rare)
	}
}

// king is where the king of the side to move is.
func king(p rules.Position) rules.Square {
	for file := range 8 {
		for rank := range 8 {
			s := rules.Sq(file, rank)
			if piece, ok := p.At(s); ok && piece == (rules.Piece{Side: p.Turn(), Kind: rules.King}) {
				return s
			}
		}
	}
	return rules.Square{}
}

// TestUncovered is about a gain that is lost by a check of the piece behind.
func TestUncovered(t *testing.T) {
	p, err := orthodox.Rules{}.Parse("4r1k1/8/1Q6/4n3/8/8/8/4K3 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	fast, err := convert.Fast(p)
	if err != nil {
		t.Fatal(err)
	}
	f := newForcer(&moveContext{}, wholly, spareBound)
	f.left = forceBound
	if f.settled(&fast, 0, wholly) {
		t.Error("the queen is safe, although Nd7+ attacks it")
	}
	if got := (slow{further: wholly}).settled(p, points.balance(p, rules.White), wholly); got {
		t.Error("the second implementation says that the queen is safe")
	}
}
