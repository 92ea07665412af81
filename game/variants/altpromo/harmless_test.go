package altpromo

import (
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
	"passedpawn/game/testing/longtest"
)

// TestLegalTriesEnough compares the legal moves with those found by making every move, on
// boards with a random selection of pieces, so that lines to the kings open and close.
func TestLegalTriesEnough(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	boards := longtest.OfNight(400, 2000, 6000)
	for _, g := range Games() {
		spared, refused := 0, 0
		for range boards {
			s := g.scattered(rng)
			var all, found list
			s.pseudo(&all)
			s.legal(&found)
			calm := !s.inCheck(s.turn)
			var want []move
			for _, m := range all.all() {
				if calm && s.harmless(m) {
					spared++
				}
				u := s.make(m)
				if !s.inCheck(s.turn.Other()) {
					want = append(want, m)
				} else {
					refused++
				}
				s.unmake(m, u)
			}
			if !slices.Equal(found.all(), want) {
				t.Fatalf("%s: %s has the moves %v, want %v", g.id, s.String(), found.all(), want)
			}
		}
		if spared < boards || refused < boards {
			t.Errorf("%s: %d moves are not tried, %d are not legal", g.id, spared, refused)
		}
	}
}

// scattered returns a position with the kings and up to twenty other pieces on random
// squares.
func (g *Game) scattered(rng *rand.Rand) state {
	s := state{Mailbox: board.Mailbox{Layout: g.layout}, game: g, passant: board.None, turn: rules.Side(rng.IntN(2))}
	squares := rng.Perm(64)
	for side := range s.king {
		s.king[side] = board.Square(squares[side])
	}
	for i, at := range squares[:2+rng.IntN(20)] {
		kind, side := int(g.royal), rules.Side(i%2)
		if i > 1 {
			for kind == int(g.royal) || kind == int(g.pawn) && (at < 8 || at >= 56) {
				kind = rng.IntN(len(g.layout.Kinds))
			}
		}
		s.Set(board.Square(at), board.NewPiece(kind, side))
	}
	return s
}
