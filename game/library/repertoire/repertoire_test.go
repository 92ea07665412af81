package repertoire_test

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library/repertoire"
	"passedpawn/game/records/pgn"
)

// read returns the repertoire of some games.
func read(t *testing.T, text string) *repertoire.Repertoire {
	t.Helper()
	r := repertoire.New()
	for _, item := range pgn.Scan(text) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if rec == nil {
			t.Fatal(err)
		}
		if err := r.Add(rec); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// after returns the moves of a repertoire after others, as "e4 3, d4 1".
func after(t *testing.T, r *repertoire.Repertoire, sans string) string {
	t.Helper()
	p := bitboard.Start()
	for _, san := range strings.Fields(sans) {
		m, _ := p.ReadSAN(san)
		if m == 0 {
			t.Fatal(san)
		}
		p.Make(m)
	}
	var all []string
	for _, m := range r.Moves(&p) {
		all = append(all, fmt.Sprint(p.SAN(m.Move), " ", m.Lines))
	}
	return strings.Join(all, ", ")
}

// TestMoves counts the lines of games with variations in variations, and finds a position by
// another order of moves.
func TestMoves(t *testing.T) {
	r := read(t, `[Event "a"]

1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... Zz9) 2. Nf3 Nc6 3. Bb5 *

[Event "b"]

1. Nf3 e5 2. e4 (2. -- d5) 2... Nf6 *

[Event "unread"]

1. d4 (1. c4) 1... Zz9 *

[Event "castled"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O (4. d3) 4... Nf6 *
`)
	for _, tt := range []struct{ moves, want string }{
		{"", "e4 5, Nf3 1, d4 1, c4 1"},
		{"e4", "e5 3, c5 2"},
		{"e4 c5", "Nf3 1, c3 1"},
		{"e4 e5 Nf3", "Nc6 3, Nf6 1"}, // also 1.Nf3 e5 2.e4
		{"e4 e5 Nf3 Nc6", "Bc4 2, Bb5 1"},
		{"e4 e5 Nf3 Nc6 Bc4 Bc5", "O-O 1, d3 1"},
		{"e4 c5 c3 d5", ""},
		{"a4", ""},
	} {
		if got := after(t, r, tt.moves); got != tt.want {
			t.Errorf("after %q: %s, want %s", tt.moves, got, tt.want)
		}
	}
	if r.Empty() || !repertoire.New().Empty() {
		t.Error("what is empty?")
	}
}

// TestSetUp begins at a position that was set up.
func TestSetUp(t *testing.T) {
	r := read(t, "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ (1. a8=N) *\n")
	p, err := bitboard.Parse("4k3/P7/8/8/8/8/8/4K3 w - - 5 9")
	if err != nil {
		t.Fatal(err)
	}
	if all := r.Moves(&p); len(all) != 2 || p.SAN(all[0].Move) != "a8=Q+" || p.SAN(all[1].Move) != "a8=N" {
		t.Errorf("%v", all)
	}
}
