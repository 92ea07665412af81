package polyglot

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestBuild builds a book of two games and reads it: a won move counts two, a drawn one one, and
// a lost one is not there.
func TestBuild(t *testing.T) {
	b := NewBuilder()
	game := func(text []string, points [2]int) {
		p := bitboard.Start()
		var moves []bitboard.Move
		for _, san := range text {
			m, _ := p.ReadSAN(san)
			moves = append(moves, m)
			p.Make(m)
		}
		b.Add(bitboard.Start(), moves, points)
	}
	game([]string{"e4", "e5", "Nf3"}, [2]int{Won, Lost})
	game([]string{"e4", "c5"}, [2]int{Drawn, Drawn})
	game([]string{"d4"}, [2]int{Drawn, Drawn})
	var out bytes.Buffer
	if err := b.Write(&out); err != nil || out.Len() != 4*Size { // e4, d4, c5, Nf3
		t.Fatalf("%d bytes: %v", out.Len(), err)
	}
	book, err := New(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if err := book.Check(t.Context()); err != nil {
		t.Error(err)
	}
	start := bitboard.Start()
	moves, err := book.Moves(&start)
	if err != nil || len(moves) != 2 || moves[0].Move.String() != "e2e4" || moves[0].Weight != 3 || moves[1].Move.String() != "d2d4" || moves[1].Weight != 1 {
		t.Errorf("%+v, %v", moves, err)
	}
}

// TestCodes writes the codes of moves in random games, castling and promotions among them, and
// reads them back.
func TestCodes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	castled, promoted := 0, 0
	for _, fen := range []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "8/PPPPPPPP/8/2k5/5K2/8/pppppppp/8 w - - 0 1",
	} {
		for range 200 {
			p, err := bitboard.Parse(fen)
			if err != nil {
				t.Fatal(err)
			}
			for range 12 {
				var l bitboard.List
				if p.Generate(&l); l.Count == 0 {
					break
				}
				for _, m := range l.All() {
					if got := legal(&p, codeOf(&p, m)); got != m {
						t.Fatalf("%s: %v is written as %v", p.String(), m, got)
					}
					if m.Castling() {
						castled++
					}
					if m.Promotion() != bitboard.NoKind {
						promoted++
					}
				}
				p.Make(l.All()[r.IntN(l.Count)])
			}
		}
	}
	if castled == 0 || promoted == 0 {
		t.Errorf("%d castled, %d promoted", castled, promoted)
	}
}

// TestHeavyWeights keeps the shares of weights that do not fit.
func TestHeavyWeights(t *testing.T) {
	b := NewBuilder()
	b.weights = map[played]int{{1, 1}: 300_000, {1, 2}: 100_000, {1, 3}: 1, {2, 1}: 5}
	var out bytes.Buffer
	if err := b.Write(&out); err != nil {
		t.Fatal(err)
	}
	var got []uint16
	for data := out.Bytes(); len(data) > 0; data = data[Size:] {
		got = append(got, entryOf(data).Weight)
	}
	if want := []uint16{65535, 21845, 1, 5}; len(got) != 4 || got[0] != want[0] || got[1] != want[1] || got[2] != want[2] || got[3] != want[3] {
		t.Errorf("%v, want %v", got, want)
	}
}
