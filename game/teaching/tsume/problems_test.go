package tsume

import (
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

func problems(t testing.TB) []Problem {
	t.Helper()
	all, err := Parse(assets.Tsume())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestSpread checks how many problems there are of each length, that the short ones come
// first, and that none is there twice, as it is or in a mirror.
func TestSpread(t *testing.T) {
	n, known, last := map[int]int{}, map[string]bool{}, 1
	for _, p := range problems(t) {
		n[p.Plies()]++
		b := board(t, p)
		l := layoutOf(&b)
		for _, text := range []string{p.ID(), l.sfen(true)} {
			if known[text] {
				t.Errorf("%s is there twice", p.SFEN)
			}
		}
		known[p.ID()], known[p.SFEN] = true, true
		if p.SFEN != l.sfen(false) {
			t.Errorf("%s: the defender does not have all other pieces, or there is another king", p.SFEN)
		}
		if p.Plies() < last {
			t.Errorf("%s comes after a longer one", p.SFEN)
		}
		last = p.Plies()
	}
	t.Logf("%v", n)
	if n[1]+n[3]+n[5]+n[7]+n[9] < 200 || min(n[1], n[3], n[5], n[7], n[9]) < 5 {
		t.Errorf("there are %v", n)
	}
}

func board(t testing.TB, p Problem) shogiboard.Position {
	t.Helper()
	b, err := shogiboard.Parse(p.SFEN)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestProved proves each problem again, by trying everything: that it keeps every
// convention, and that none of its pieces can go.
func TestProved(t *testing.T) {
	for _, p := range problems(t) {
		if text := newProver().fault(board(t, p), p.Moves, longtest.Of(2, beyond)); text != "" {
			t.Errorf("%s: %s", p.SFEN, text)
		}
		b := board(t, p)
		l := layoutOf(&b)
		for _, part := range l.parts() {
			less := l.without(part)
			if b, err := less.board(); err == nil && newProver().fault(b, p.Moves, 0) == "" {
				t.Errorf("%s: it is the same without part %v", p.SFEN, part)
			}
		}
	}
}

// TestFaults checks that the proof refuses positions that break one convention each.
func TestFaults(t *testing.T) {
	for _, tt := range []struct{ problem, want string }{
		{"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b", ""},
		{"4k4/9/4P4/9/9/9/9/9/9 b GP2r2b3g4s4n4l16p 1 moves G*5b", "something is left in hand"},
		{"4k4/9/3GPG3/9/9/9/9/9/9 b 2r2b2g4s4n4l17p 1 moves 5c5b+", "is not the only move that mates"},
		{"5+R3/7k1/7pp/9/9/9/9/9/9 b RG2b3g4s4n4l16p 1 moves G*3b 2b1b 4a2a", "there is a shorter mate"},
		{"4k4/9/4P4/9/9/9/9/9/9 b S2r2b4g3s4n4l17p 1 moves S*5b", "does not mate in time"},
		{"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5a", "is not legal"},
		// Against K-8b, two moves mate.
		{"1k7/9/9/B8/9/9/9/9/9 b GS2rb3g3s4n4l18p 1 moves S*7b 8a9a G*8a 9a9b 9d8c+", "9/1kS6/9/B8/9/9/9/9/9 b G2rb3g3s4n4l18p 3: more than one move mates"},
	} {
		sfen, line, _ := strings.Cut(tt.problem, " moves ")
		p := Problem{SFEN: sfen, Moves: strings.Fields(line)}
		if got := newProver().fault(board(t, p), p.Moves, beyond); got != tt.want && (tt.want == "" || !strings.HasSuffix(got, tt.want)) {
			t.Errorf("%s: %q, want %q", tt.problem, got, tt.want)
		}
	}
}
