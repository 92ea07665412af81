package chess960

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"testing"

	"passedpawn/game/bitboard"
	"passedpawn/game/longtest"
	"passedpawn/game/rules/rulestest"
)

// TestStockfish compares the moves of random positions, and how many answers each of them
// has, with those of Stockfish.
func TestStockfish(t *testing.T) {
	program, err := exec.LookPath("stockfish")
	if err != nil {
		if program, err = exec.LookPath("/usr/games/stockfish"); err != nil {
			t.Skip("stockfish is not here: .github/setup.sh test installs it on Debian")
		}
	}
	positions := randomPositions(longtest.Of(50, 1000))
	castling := 0
	var questions []string
	for _, p := range positions {
		questions = append(questions, "fen "+p.String())
	}
	for i, theirs := range peer(t, program, "setoption name UCI_Chess960 value true\n", questions, 2) {
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

// peer asks a program, after the setup, how many nodes at a depth begin with each move.
func peer(t *testing.T, program, setup string, positions []string, depth int) []map[string]int {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), program)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(in, setup)
	counts := rulestest.PeerPerft(in, out, positions, depth)
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	return counts
}
