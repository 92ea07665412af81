package bitboard_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestCoder codes random games and reads them back, with the same moves and pieces.
func TestCoder(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	moves, size := 0, 0
	for _, start := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
		"8/PPPPk3/8/8/8/8/3Kpppp/8 w - - 0 1",
		"7k/8/8/1Q1Q1Q2/8/1Q1Q1Q2/8/4K3 w - - 0 1",
		"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
		"1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w EBeb - 0 1",
	} {
		for range 200 {
			p, err := bitboard.Parse960(start)
			if start[0] != 'b' && start[0] != '1' {
				p, err = bitboard.Parse(start)
			}
			if err != nil {
				t.Fatal(start, err)
			}
			coder, ok := bitboard.NewCoder(&p)
			if !ok {
				t.Fatal(start)
			}
			reader, q := coder, p
			var game []bitboard.Move
			var code []byte
			for range 150 {
				var l bitboard.List
				if p.Generate(&l); l.Count == 0 {
					break
				}
				m := l.Moves[random.IntN(l.Count)]
				game, code = append(game, m), coder.Append(code, m)
				p.Make(m)
			}
			moves, size = moves+len(game), size+len(code)
			rest := code
			for i, want := range game {
				var m bitboard.Move
				if m, rest = reader.Next(rest); m != want {
					t.Fatalf("%s: move %d is %v, want %v", start, i, m, want)
				}
				q.Make(m)
				for side := range bitboard.Side(2) {
					if reader.Side(side) != q.Side(side) || reader.Pawns(side) != q.Pieces(bitboard.Pawn, side) {
						t.Fatalf("%s: after %d moves the pieces differ", q.String(), i+1)
					}
				}
				for s := range bitboard.Square(64) {
					if reader.On(s) != q.On(s) {
						t.Fatalf("%s: after %d moves another piece is on %v", q.String(), i+1, s)
					}
				}
			}
			if m, _ := reader.Next(rest); m != 0 {
				t.Fatalf("%s: %v after the end", start, m)
			}
		}
	}
	if 2*size > 3*moves {
		t.Errorf("%d bytes for %d moves", size, moves)
	}
}

// TestCoderMany refuses positions with more pieces of a side than it can number.
func TestCoderMany(t *testing.T) {
	p, err := bitboard.Parse("4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := bitboard.NewCoder(&p); ok {
		t.Error("17 pieces are numbered")
	}
}

// FuzzCoder reads bytes that may be no moves.
func FuzzCoder(f *testing.F) {
	f.Add([]byte{0x1f, 0x82, 0xff, 0x00})
	f.Fuzz(func(t *testing.T, b []byte) {
		p := bitboard.Start()
		c, _ := bitboard.NewCoder(&p)
		for rest := bytes.Clone(b); len(rest) > 0; {
			var m bitboard.Move
			m, next := c.Next(rest)
			if m != 0 && len(next) >= len(rest) {
				t.Fatal("it stands still")
			}
			if rest = next; m == 0 {
				return
			}
		}
	})
}
