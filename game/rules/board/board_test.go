package board

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"passedpawn/game/rules"
)

// zoo returns a layout with a piece of every type on the largest board.
func zoo(t testing.TB) *Layout {
	t.Helper()
	l, err := NewLayout(9, 10, []PieceDef{
		{"rook", 'R', Ride(Straight, 1, 0)},
		{"picket", 'I', Ride(Diagonal, 2, 0)},
		{"cannon", 'G', Hop(Straight)},
		{"camel", 'C', Leap(1, 3)},
		{"king", 'K', Join(Ride(Straight, 1, 1), Ride(Diagonal, 1, 1))},
		{"lance", 'L', []Way{{Rank: 1, Least: 1, Quiet: true, Takes: true}}},
		{"pawn", 'P', []Way{{Rank: 1, Least: 1, Most: 1, Quiet: true}, {File: 1, Rank: 1, Least: 1, Most: 1, Takes: true}}},
		{"spy", 'S', []Way{{File: 2, Rank: 1, Least: 1, Most: 1, Quiet: true}, {File: 1, Rank: 2, Least: 1, Most: 1, Takes: true}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func put(t testing.TB, l *Layout, men string) *Mailbox {
	t.Helper()
	b := &Mailbox{Layout: l}
	for _, man := range strings.Fields(men) {
		sq, err := rules.ParseSquare(man[1:])
		kind, side, ok := l.KindOf(man[0])
		if err != nil || !ok {
			t.Fatalf("%s: %v", man, err)
		}
		b.Set(l.At(sq), NewPiece(kind, side))
	}
	return b
}

func names(l *Layout, squares []Square) string {
	var all []string
	for _, s := range squares {
		all = append(all, l.Square(s).String())
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

func TestTargets(t *testing.T) {
	l := zoo(t)
	for _, tt := range []struct{ men, want string }{
		{"Re5 pe7 Pc5 rh5", "d5 e1 e2 e3 e4 e6 e7 f5 g5 h5"},
		{"Ia1", "c3 d4 e5 f6 g7 h8 i9"},
		{"Ia1 pb2", ""},
		{"Ia1 pc3", "c3"},
		{"Ga1 Pa3 pa6 pa8 pb1 rc1", "a2 a6 c1"},
		{"Ga1 pa3", "a2 b1 c1 d1 e1 f1 g1 h1 i1"},
		{"Ca1 Pb4 pd2", "d2"},
		{"La1 pa4", "a2 a3 a4"},
		{"li10", "i1 i2 i3 i4 i5 i6 i7 i8 i9"},
		{"Pe5 pe6 pf6 pd6", "f6"},
		{"pe5 Pf4", "e4 f4"},
		{"Sa1", "c2"},
		{"Sa1 pc2 pb3", "b3"},
	} {
		b := put(t, l, tt.men)
		sq, _ := rules.ParseSquare(strings.Fields(tt.men)[0][1:])
		if got := names(l, b.Targets(l.At(sq), nil)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.men, got, tt.want)
		}
	}
}

// TestAttacked compares the two ways to find attacks with each other and with the targets
// of pieces, over boards with random pieces.
func TestAttacked(t *testing.T) {
	l := zoo(t)
	rng := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		b := &Mailbox{Layout: l}
		for range 4 + rng.IntN(30) {
			b.Set(Square(rng.IntN(90)), NewPiece(rng.IntN(len(l.Kinds)), rules.Side(rng.IntN(2))))
		}
		again := &Mailbox{Layout: l}
		for s := range l.All() {
			again.Set(s, b.On(s))
			for side := rules.White; side <= rules.Black; side++ {
				from := b.Attackers(s, side, nil)
				if (len(from) > 0) != b.Attacked(s, side) {
					t.Fatalf("%s is attacked from %s", l.Square(s), names(l, from))
				}
				if p := b.On(s); p == 0 || p.Side() == side {
					continue
				}
				for at := range l.All() {
					if p := b.On(at); p != 0 && p.Side() == side && slices.Contains(b.Targets(at, nil), s) != slices.Contains(from, at) {
						t.Fatalf("the piece on %s and %s", l.Square(at), l.Square(s))
					}
				}
			}
		}
		if again.Key() != b.Key() {
			t.Fatal("the same men have another key")
		}
	}
}

func TestTooLarge(t *testing.T) {
	if _, err := NewLayout(10, 9, nil); err == nil {
		t.Error("ten files")
	}
	if _, err := NewLayout(8, 8, []PieceDef{{"x", 'X', []Way{{File: 2, Rank: 1, Least: 1, Quiet: true}}}}); err == nil {
		t.Error("a nightrider, which is no line")
	}
}

// TestLayoutSize checks that a layout is small: sixteen are made at every start.
func TestLayoutSize(t *testing.T) {
	if size := unsafe.Sizeof(Layout{}); size > 32_000 {
		t.Errorf("a layout takes %d bytes", size)
	}
}
