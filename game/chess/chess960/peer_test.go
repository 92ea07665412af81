package chess960

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

// TestStockfish compares the moves of random positions, and how many answers each of them
// has, with those of Stockfish.
func TestStockfish(t *testing.T) {
	positions := randomPositions(longtest.Of(50, 1000))
	castling := 0
	var questions []string
	for _, p := range positions {
		questions = append(questions, "fen "+p.String())
	}
	for i, theirs := range rulestest.PeerPerft(t, "stockfish", "setoption name UCI_Chess960 value true\n", questions, 2) {
		castling += compare(t, &positions[i], theirs)
	}
	if castling == 0 {
		t.Error("nobody could castle")
	}
	t.Logf("%d positions, %d times castling", len(positions), castling)
}

// randomPositions returns positions of random games from all starts, in half of which
// kings and rooks that may castle stay where they are.
func randomPositions(n int) (all []bitboard.Position) {
	rng := rand.New(rand.NewPCG(9, 60))
	for len(all) < n {
		p := start(rng.IntN(Starts))
		patient := len(all)%2 == 0
		for range 4 + rng.IntN(80) {
			var l bitboard.List
			if p.Generate(&l); l.Count == 0 {
				break
			}
			m := l.Moves[rng.IntN(l.Count)]
			if kind := p.On(m.From()); patient && (kind == bitboard.King || kind == bitboard.Rook) && rng.IntN(20) > 0 {
				continue
			}
			p.Make(m)
		}
		all = append(all, p)
	}
	return all
}

// compare returns how many of the moves are castling.
func compare(t *testing.T, p *bitboard.Position, theirs map[string]int) (castling int) {
	t.Helper()
	var l bitboard.List
	p.Generate(&l)
	if l.Count != len(theirs) {
		t.Errorf("%s: %d moves, want %d", p.String(), l.Count, len(theirs))
	}
	for _, m := range l.All() {
		next := *p
		next.Make(m)
		if want, there := theirs[m.String()]; !there || next.Perft(1) != want {
			t.Errorf("%s: %v has %d answers, want %d (%v)", p.String(), m, next.Perft(1), want, there)
		}
		if m.Castling() {
			castling++
		}
	}
	return castling
}
