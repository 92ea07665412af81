package engine

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/longtest"
)

// TestPawnEnding checks the number of won positions of king and pawn against king, and
// single ones from textbooks.
func TestPawnEnding(t *testing.T) {
	if first, second := 2*count(kpk(), 0), 2*count(kpk(), 1); first != 124_960 || second != 97_604 {
		t.Errorf("%d won with the move, %d without", first, second)
	}
	for fen, want := range map[string]bool{
		"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1": true,  // the king is on the sixth rank in front of its pawn
		"4k3/8/4K3/4P3/8/8/8/8 b - - 0 1": true,  // the same with the other side to move
		"4k3/8/8/4K3/4P3/8/8/8 w - - 0 1": true,  // White takes the opposition
		"8/4k3/8/4K3/4P3/8/8/8 w - - 0 1": false, // White does not have the opposition
		"8/4k3/8/4K3/4P3/8/8/8 b - - 0 1": true,
		"k7/8/K7/P7/8/8/8/8 w - - 0 1":    false, // a rook's pawn
		"8/8/8/8/7p/7k/8/7K w - - 0 1":    false,
		"8/8/8/8/4p3/4k3/8/4K3 w - - 0 1": true, // the king is on the sixth rank in front of its pawn
		"8/8/8/4p3/8/4k3/8/4K3 b - - 0 1": true,
		"8/8/8/8/4k3/4p3/8/4K3 b - - 0 1": false,
		"7k/8/8/8/8/8/P7/K7 w - - 0 1":    true,  // outside the square of the pawn
		"8/8/8/8/2k5/8/P7/7K b - - 0 1":   false, // inside it
		"6k1/4K3/8/5P2/8/8/8/8 w - - 0 1": true,
		"8/3P1k2/8/8/8/8/8/K7 w - - 0 1":  true, // promotes beside the king, where the new piece is unprotected but safe
		"8/3Pk3/8/8/8/8/8/K7 w - - 0 1":   false,
	} {
		p, err := bitboard.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		strong := bitboard.Side(0)
		if p.Pieces(bitboard.Pawn, 0) == 0 {
			strong = 1
		}
		if got := kpk().wonWith(&p, strong); got != want {
			t.Errorf("%s: won %v, want %v", fen, got, want)
		}
	}
}

// count returns how many positions are won with a side to move, 0 for the side with the
// pawn.
func count(e *pawnEnding, turn int) (n int) {
	for pawn := range e[turn] {
		for _, set := range e[turn][pawn] {
			n += bits.OnesCount64(uint64(set))
		}
	}
	return n
}

// TestMatingTechnique mates a lone king, which defends as well as it can, from random
// positions within fifty moves.
func TestMatingTechnique(t *testing.T) {
	longtest.Alone(t)
	rng := rand.New(rand.NewPCG(7, 8))
	for _, pieces := range []string{"Q", "R", "BB", "BN"} {
		most := 0
		for range longtest.OfNight(1, 3, 6) {
			q := Question{Position: lone(rng, pieces), Table: NewTable(8), Limits: Limits{Nodes: 30_000}}
			plies := 0
			for ; plies <= 100; plies++ {
				a := Search(context.Background(), q, nil)
				if len(a.Line) == 0 {
					break
				}
				q.Earlier = append(q.Earlier, q.Position.Key())
				q.Position.Make(a.Line[0])
			}
			if !q.Position.InCheck() || plies > 100 {
				t.Errorf("K+%s: no mate after %d plies: %v", pieces, plies, q.Position.String())
			}
			most = max(most, plies)
		}
		t.Logf("K+%s: mate within %d moves", pieces, (most+1)/2)
	}
}

// lone returns a random position with White to move, pieces against a lone king, none of
// them attacked.
func lone(rng *rand.Rand, pieces string) bitboard.Position {
	for {
		var board [64]byte
		for _, c := range "Kk" + pieces {
			board[rng.IntN(64)] = byte(c)
		}
		p, err := bitboard.Parse(fenOf(board) + " w - - 0 1")
		if err != nil || p.Occupied().Count() != 2+len(pieces) {
			continue
		}
		if !mates(&p, 0) || bitboard.KingAttacks(p.King(1))&p.Side(0) != 0 {
			continue
		}
		return p
	}
}

func fenOf(board [64]byte) string {
	var out []byte
	for rank := 7; rank >= 0; rank-- {
		for _, c := range board[8*rank : 8*rank+8] {
			switch {
			case c != 0:
				out = append(out, c)
			default:
				out = append(out, '1')
			}
		}
		if rank > 0 {
			out = append(out, '/')
		}
	}
	return string(out)
}
