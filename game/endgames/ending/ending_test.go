package ending

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// named returns the ending with a name, nil if there is none.
func named(name string) *Ending {
	for _, e := range All() {
		if e.Name == name {
			return e
		}
	}
	return nil
}

// TestAll lists the endings, each after those that it needs.
func TestAll(t *testing.T) {
	var names []string
	for _, e := range All() {
		for _, sub := range e.Needs() {
			if !slices.Contains(names, sub.Name) {
				t.Errorf("%s needs %s, which comes later", e.Name, sub.Name)
			}
		}
		names = append(names, e.Name)
	}
	slices.Sort(names)
	want := "KBBK KBK KBKB KBKN KBKP KBNK KBPK KNK KNKN KNKP KNNK KNPK KPK KPKP KPPK KQBK KQK KQKB KQKN KQKP KQKQ KQKR KQNK KQPK KQQK KQRK " +
		"KRBK KRK KRKB KRKN KRKP KRKR KRNK KRPK KRRK"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("the endings are\n%s, want\n%s", got, want)
	}
}

// TestPairs counts the pairs of kings that differ by more than a symmetry: 462 and 1806, as
// published for other tables.
func TestPairs(t *testing.T) {
	if a, b := len(without.pairs), len(with.pairs); a != 462 || b != 1806 {
		t.Errorf("there are %d pairs without and %d with pawns", a, b)
	}
}

// TestIndex turns positions in every way that the ending allows: they have the same number,
// or if both kings are on a diagonal one of two. Squares is the inverse of Index.
func TestIndex(t *testing.T) {
	for _, e := range All() {
		step := 1
		if len(e.Men) == Most {
			step = 997
		}
		for index := 0; index < e.Regular(); index += step {
			at := e.Squares(index)
			if !e.Ordered(at) {
				continue
			}
			if got, ok := e.Index(at); !ok || got != index {
				t.Fatalf("%s: the position %d %v has the number %d", e.Name, index, at, got)
			}
			twin := index
			if e.Diagonal(index) {
				twin, _ = e.Index(e.Transposed(at))
			}
			for turn := range turning(turnings) {
				if e.Pawns && turn&^files != 0 {
					continue
				}
				moved := at
				for i := range moved {
					moved[i] = turned[turn][at[i]]
				}
				if got, ok := e.Index(moved); !ok || got != index && got != twin {
					t.Fatalf("%s: %v has the number %d, and as %v %d", e.Name, at, index, moved, got)
				}
			}
		}
	}
}

// TestPassing numbers the positions with a capture en passant: each pair of pawns once.
func TestPassing(t *testing.T) {
	e := named("KPKP")
	for turn := White; turn <= Black; turn++ {
		sound := 0
		for index := e.Regular(); index < e.Size(); index++ {
			at, ok := e.PassingSquares(turn, index)
			if !ok || !e.Beside(turn, at) {
				continue
			}
			sound++
			if got, ok := e.PassingIndex(turn, at); !ok || got != index {
				t.Fatalf("%v has the number %d instead of %d", at, got, index)
			}
		}
		if most := 14 * len(with.pairs); sound > most || sound < most*9/10 {
			t.Errorf("with side %d to move there are %d positions of at most %d", turn, sound, most)
		}
	}
	if e := named("KPPK"); e.Passing() {
		t.Error("a pawn passes one of its own side")
	}
}

// TestFind finds the ending of men in any order, and with the colours exchanged.
func TestFind(t *testing.T) {
	const a1, h8, c2, d5 = 0, 63, 10, 35
	queen, rook := Man{White, bitboard.Queen}, Man{Black, bitboard.Rook}
	kings := [2]bitboard.Square{a1, h8}
	for name, p := range map[string]Position{
		"in order":  {White, kings, 2, [2]Man{queen, rook}, [2]bitboard.Square{c2, d5}},
		"reversed":  {White, kings, 2, [2]Man{rook, queen}, [2]bitboard.Square{d5, c2}},
		"exchanged": {Black, [2]bitboard.Square{h8 ^ 56, a1 ^ 56}, 2, [2]Man{{White, bitboard.Rook}, {Black, bitboard.Queen}}, [2]bitboard.Square{d5 ^ 56, c2 ^ 56}},
	} {
		e, turn, at := p.Find()
		if e != named("KQKR") || turn != White || at != (Squares{a1, h8, c2, d5}) {
			t.Errorf("%s: %v, side %d, %v", name, e, turn, at)
		}
	}
	if e, _, _ := (Position{Kings: kings}).Find(); e != nil {
		t.Errorf("kings alone are %s", e.Name)
	}
	// With the same men on both sides, White is to move.
	p := Position{Black, kings, 2, [2]Man{{White, bitboard.Rook}, rook}, [2]bitboard.Square{c2, d5}}
	if e, turn, at := p.Find(); e != named("KRKR") || turn != White || at != (Squares{h8 ^ 56, a1 ^ 56, d5 ^ 56, c2 ^ 56}) {
		t.Errorf("%v, side %d, %v", e, turn, at)
	}
}

// TestWeight counts all positions on the board, except those with touching kings.
func TestWeight(t *testing.T) {
	for _, name := range []string{"KQK", "KPK", "KRKN", "KBBK", "KPKP"} {
		e, sum := named(name), 0
		for index := range e.Regular() {
			if e.Ordered(e.Squares(index)) {
				sum += e.Weight(index)
			}
		}
		want := 3612 * 64
		if len(e.Men) == Most {
			want *= 64
		}
		if e.Twins {
			want = 3612 * (64*64 + 64) / 2
		}
		if sum != want {
			t.Errorf("%s: %d positions, want %d", name, sum, want)
		}
	}
}

// TestExchanged exchanges the colours of a position, and gets it back.
func TestExchanged(t *testing.T) {
	const fen, want = "8/8/8/8/2k5/1p6/8/K6R w - - 0 1", "k6r/8/1P6/2K5/8/8/8/8 b - - 0 1"
	if got := Exchanged(fen); got != want || Exchanged(want) != fen {
		t.Errorf("%s becomes %s and %s", fen, got, Exchanged(got))
	}
}

// TestTurned turns the squares of endings in all ways: they keep their number.
func TestTurned(t *testing.T) {
	for _, e := range All() {
		if e.Twins {
			continue // men that change places have another number
		}
		for n := 0; n < e.Regular(); n += 1 + e.Regular()/50 {
			at := e.Squares(n)
			for turn := range e.Symmetries() {
				if e.Diagonal(n) {
					continue // mirror images have numbers of their own
				}
				if turn == 1 && e.Turned(at, turn) == at {
					t.Fatalf("%s: position %d is not turned", e.Name, n)
				}
				if found, ok := e.Index(e.Turned(at, turn)); ok && found != n {
					t.Fatalf("%s: position %d turned by %d is %d", e.Name, n, turn, found)
				}
			}
		}
	}
}
