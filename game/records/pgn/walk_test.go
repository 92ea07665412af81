package pgn

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/records/pgn/pgntest"
)

// agree compares the verdict of a Walker on the games of a text with what Read finds, and
// returns how many games are plain.
func agree(w *Walker, text string) (games, plain int, err error) {
	for _, item := range Scan(text) {
		games++
		c, ok := w.Walk(item)
		if !ok {
			continue
		}
		plain++
		rec, errs := ReadAll(item, remembered)
		switch {
		case len(errs) > 0:
			return games, plain, fmt.Errorf("%q is passed, and reading finds: %v", item.Text, errs[0])
		case len(rec.Unusual) > 0:
			return games, plain, fmt.Errorf("%q is passed, and reading finds %v", item.Text, rec.Unusual)
		}
		if read := CountsOf(rec, func(string) bool { return true }); c != read {
			return games, plain, fmt.Errorf("%q is counted as %+v, and read as %+v", item.Text, c, read)
		}
	}
	return games, plain, nil
}

// TestWalk walks games that are plain, and some that only look plain.
func TestWalk(t *testing.T) {
	var w Walker
	for _, tt := range []struct {
		text string
		want Counts // none for one that has to be read
	}{
		{"1. e4 {x} (1. d4 $1 d5) e5! 1-0", Counts{1, 2, 2, 1, 1, 2}},
		{"{a} $1 1. e4 {} e5 ({b} 1... c5 (1... e6 {c}) 2. Nf3) 2. d4", Counts{1, 3, 3, 2, 3, 1}},
		{"1. -- e5 (1... --) 2. 0-0-0? *", Counts{}},
		{"1. -- e5 (1... --) 2. e2e4 *", Counts{1, 3, 1, 1, 0, 0}},
		{"[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8Q+ +- Kd7 1/2-1/2", Counts{1, 2, 0, 0, 0, 1}},
		{"[FEN \"4k3/P7/8/8/8/8/8/4K3 w HA - 0 1\"]\n\n1. a8Q+ *", Counts{}},
		{"[Variant \"shogi\"]\n\n1. e4 *", Counts{}},
		{"[Result \"0-1\"]\n\n1. e4 1-0", Counts{}},
		{"[Result \"1-0\"]\n\n1. e4 *", Counts{1, 1, 0, 0, 0, 0}},
		{"[White \"A\"]\n[White \"B\"]\n\n1. e4 *", Counts{}},
		{"[White 'A']\n\n1. e4 *", Counts{}},
		{"1. e4 e5 2. Ke3 *", Counts{}},
		{"1. e4 (1. d4 1-0) *", Counts{}},
		{"1. e4 () *", Counts{}},
		{"(1. d4) 1. e4 *", Counts{}},
		{"1. e4 ((1. d4)) *", Counts{}},
		{"1. e4 (1. d4", Counts{}},
		{"1. e4 ) *", Counts{}},
		{"1. e4 {and so on", Counts{}},
		{"1. e4 ; x\ne5 *", Counts{}},
		{"1. e4 $70000 *", Counts{}},
		{"1. e4 $ *", Counts{}},
		{"1. e4 1:0", Counts{}},
		{"1. e4 1-0 White wins", Counts{}},
		{"1. e4\n% x\ne5 *", Counts{}},
		{"1. Sf3 *", Counts{}},
		{"1. e4 foo e5 *", Counts{}},
	} {
		c, plain := w.Walk(Scan(tt.text)[0])
		if c != tt.want || plain != (tt.want != Counts{}) {
			t.Errorf("%q: %+v, %v; want %+v", tt.text, c, plain, tt.want)
		}
		if _, _, err := agree(&w, tt.text); err != nil {
			t.Error(err)
		}
	}
}

// TestWalkAgrees walks games by people, texts whose parts do not match, and damaged
// games.
func TestWalkAgrees(t *testing.T) {
	var w Walker
	games, plain := 0, 0
	check := func(text string) {
		t.Helper()
		n, ok, err := agree(&w, text)
		if games, plain = games+n, plain+ok; err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range forms {
		check(tt.text)
	}
	r := rand.New(rand.NewPCG(seeded(t), 27))
	for range amount(t, 5_000, 100_000) {
		check(pgntest.Generated(r))
	}
	for _, name := range pgntest.Files {
		t.Run(name, func(t *testing.T) {
			text := pgntest.File(t, name)
			check(text)
			items := Scan(text)
			for range amount(t, 100, 3_000) {
				check(pgntest.Mutated(r, items[r.IntN(len(items))].Text))
			}
		})
	}
	t.Logf("%d of %d games are plain", plain, games)
	if 10*plain < games { // most of the generated and mutated ones are damaged
		t.Errorf("only %d of %d games are plain", plain, games)
	}
}

// FuzzWalk searches for a game that a Walker accepts but that reads differently.
func FuzzWalk(f *testing.F) {
	f.Add("[White \"A\"]\n\n1. e4 {x} (1. d4 $3) e5 {y} 2. Nf3 1-0")
	f.Add("[FEN \"8/P7/8/8/8/8/8/k1K5 w - -\"]\n1. a8=N! {[%clk 1]} (1. -- Ka2 (1... --)) *")
	f.Add("1. e4 e.p. {a} $1 Nf6 (1... c5 2. Nf3 +- d6 ({b} 2... e6)) 2. O-O 1/2-1/2")
	var w Walker
	f.Fuzz(func(t *testing.T, text string) {
		if _, _, err := agree(&w, text); err != nil {
			t.Fatal(err)
		}
	})
}

func benchmarkWalk(b *testing.B, name string) {
	text := pgntest.File(b, name)
	b.SetBytes(int64(len(text)))
	var w Walker
	games, plain := 0, 0
	for b.Loop() {
		for s := NewScanner(strings.NewReader(text)); s.Scan(); games++ {
			if _, ok := w.Walk(s.item); ok {
				plain++
			}
		}
	}
	if plain < games {
		b.Fatalf("%d of %d games are plain", plain, games)
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkWalk scans and walks games.
func BenchmarkWalk(b *testing.B) {
	for _, name := range []string{"plain-1110-games.pgn", "lichess-clocks.pgn", "annotated-latin1-crlf.pgn"} {
		b.Run(name, func(b *testing.B) { benchmarkWalk(b, name) })
	}
}
