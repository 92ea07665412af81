package shogiboard

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

// TestFairyStockfish compares the moves of random positions with those of fairy-stockfish.
// Some versions count pawn drops that mate, which are not legal: if one has more moves, each
// of them must be such a drop. Debian's finds 81 moves where there are 80 in the first
// position.
func TestFairyStockfish(t *testing.T) {
	positions := append([]string{mated}, randomPositions(t, longtest.Of(100, 1000))...)
	mates := 0
	var questions []string
	for _, sfen := range positions {
		questions = append(questions, "sfen "+sfen)
	}
	for i, counts := range rulestest.PeerPerft(t, "fairy-stockfish", "usi\nsetoption name UCI_Variant value shogi\nusinewgame\n", questions, 1) {
		theirs := slices.Collect(maps.Keys(counts))
		mates += compare(t, positions[i], theirs)
	}
	t.Logf("%d positions, %d drops that mate", len(positions), mates)
}

// mated is a position in which a pawn can be dropped on 1b, which would mate.
const mated = "7nk/9/7G1/9/9/9/9/9/4K4 b P 1"

// TestMatingDrops checks that a drop that mates is missing from the moves and is known for
// what it is.
func TestMatingDrops(t *testing.T) {
	p, err := Parse(mated)
	if err != nil {
		t.Fatal(err)
	}
	var l List
	p.Generate(&l)
	var theirs []string
	for _, m := range l.All() {
		theirs = append(theirs, m.String())
	}
	if len(theirs) != 80 || slices.Contains(theirs, "P*1b") {
		t.Errorf("%d moves: %v", len(theirs), theirs)
	}
	if n := compare(t, mated, append(theirs, "P*1b")); n != 1 {
		t.Errorf("%d drops mate", n)
	}
}

// randomPositions returns positions of random games from the standard start and from a
// handicap.
func randomPositions(t *testing.T, n int) (all []string) {
	rng := rand.New(rand.NewPCG(7, 25))
	for len(all) < n {
		sfen := Start
		if len(all)%4 == 3 {
			sfen = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
		}
		p, err := Parse(sfen)
		if err != nil {
			t.Fatal(err)
		}
		for range 10 + rng.IntN(250) {
			var l List
			if p.Generate(&l); l.Count == 0 {
				break
			}
			p.Make(l.Moves[rng.IntN(l.Count)])
		}
		all = append(all, p.String())
	}
	return all
}

// compare compares the moves of a position with those of the peer, and returns how many
// of the peer's moves are pawn drops that mate.
func compare(t *testing.T, sfen string, theirs []string) (mates int) {
	t.Helper()
	p, err := Parse(sfen)
	if err != nil {
		t.Fatal(err)
	}
	var l List
	p.Generate(&l)
	var ours []string
	for _, m := range l.All() {
		ours = append(ours, m.String())
		if !slices.Contains(theirs, m.String()) {
			t.Errorf("%s: the peer does not have %v", sfen, m)
		}
	}
	for _, text := range theirs {
		if slices.Contains(ours, text) {
			continue
		}
		to, ok := ParseSquare(strings.TrimPrefix(text, "P*"))
		if !ok {
			t.Errorf("%s: the peer has %s", sfen, text)
			continue
		}
		q := p
		q.Make(newMove(Square(Pawn), to, drop))
		if !q.InCheck() || q.answered() {
			t.Errorf("%s: the peer has %s, which does not mate", sfen, text)
		}
		mates++
	}
	return mates
}
