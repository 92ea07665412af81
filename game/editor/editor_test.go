package editor_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/editor"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
)

func chess(t testing.TB) rules.Rules {
	t.Helper()
	r, ok := variants.All().Find("")
	if !ok {
		t.Fatal("there is no chess")
	}
	return r
}

func read(t testing.TB, fen string) editor.Position {
	t.Helper()
	b, err := editor.Read(chess(t), fen)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestEveryGame sets up the starting position of every game piece by piece.
func TestEveryGame(t *testing.T) {
	for _, g := range variants.All() {
		start := g.Start()
		whole, err := editor.Read(g.Rules, start.String())
		if err != nil || whole.String() != start.String() || whole.FEN() != start.String() {
			t.Fatalf("%s: %s, %v", g.ID(), whole, err)
		}
		b := whole.Empty()
		files, ranks := g.Size()
		for i := range files * ranks {
			if p, ok := start.At(rules.Sq(i%files, i/files)); ok {
				b = b.Put(rules.Sq(i%files, i/files), p)
			}
		}
		for _, right := range b.Rights() {
			b = b.Castling(right, true)
		}
		if b.FEN() != start.String() {
			t.Errorf("%s: set up as %s", g.ID(), b.FEN())
		}
	}
}

func TestChanges(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	queen := rules.Piece{Side: rules.White, Kind: rules.Queen}
	for _, tt := range []struct {
		name, from, want string
		do               func(editor.Position) editor.Position
	}{
		{"put", "8/8/8/8/8/8/8/8 w - - 7 9", "8/8/8/8/4Q3/8/8/8 w - - 0 1", func(b editor.Position) editor.Position { return b.Put(rulestest.Square("e4"), queen) }},
		{
			"put in the place of another", "8/8/8/8/4p3/8/8/8 b - - 0 1", "8/8/8/8/4Q3/8/8/8 b - - 0 1",
			func(b editor.Position) editor.Position { return b.Put(rulestest.Square("e4"), queen) },
		},
		{
			"take away", "8/8/8/8/4p3/8/8/8 b - - 0 1", "8/8/8/8/8/8/8/8 b - - 0 1",
			func(b editor.Position) editor.Position { return b.Put(rulestest.Square("e4"), rules.Piece{}) },
		},
		{
			"beside the board", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1",
			func(b editor.Position) editor.Position { return b.Put(rules.Square{File: 8}, queen) },
		},
		{"shift", start, "rnbqkbnr/pppppppp/8/4R3/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1", func(b editor.Position) editor.Position {
			return b.Carry(rules.On(rulestest.Square("a1")), rules.On(rulestest.Square("e5")))
		}},
		{"shift onto another", start, "rnbqkbnR/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1", func(b editor.Position) editor.Position {
			return b.Carry(rules.On(rulestest.Square("h1")), rules.On(rulestest.Square("h8")))
		}},
		{"shift nothing", start, start, func(b editor.Position) editor.Position {
			return b.Carry(rules.On(rulestest.Square("e4")), rules.On(rulestest.Square("e5")))
		}},
		{"shift off the board", start, start, func(b editor.Position) editor.Position {
			return b.Carry(rules.On(rulestest.Square("e2")), rules.On(rules.Square{File: -1}))
		}},
		{"turn", "8/8/8/8/8/8/8/8 w - e6 0 1", "8/8/8/8/8/8/8/8 b - - 0 1", func(b editor.Position) editor.Position { return b.Turned(rules.Black) }},
		{"castling off", start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1", func(b editor.Position) editor.Position { return b.Castling('k', false) }},
		{
			"no castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
			func(b editor.Position) editor.Position { return b.Castling('K', false) },
		},
		{"castling on", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", func(b editor.Position) editor.Position { return b.Castling('K', true) }},
	} {
		b := read(t, tt.from)
		if got := tt.do(b).String(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		if tt.from != b.String() {
			t.Errorf("%s: the board itself became %s", tt.name, b)
		}
	}
}

// TestRoom checks that only what the position allows is offered.
func TestRoom(t *testing.T) {
	for _, tt := range []struct{ fen, rights, passants, canonical string }{
		{"r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1", "Kkq", "", "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1"},
		{"4k3/8/8/3pP1p1/8/8/8/4K3 w - d6 0 1", "", "d6 g6", "4k3/8/8/3pP1p1/8/8/8/4K3 w - d6 0 1"},
		{"4k3/3p4/8/3pP1p1/8/8/8/4K3 w - d6 0 1", "", "g6", "4k3/3p4/8/3pP1p1/8/8/8/4K3 w - - 0 1"},
		{"4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1", "", "e3", "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1"},
		{"8/8/8/3pP3/8/8/8/R3K2R w KQ - 0 1", "", "", "8/8/8/3pP3/8/8/8/R3K2R w KQ - 0 1"}, // cannot be played
	} {
		b := read(t, tt.fen)
		if got := b.Rights(); got != tt.rights {
			t.Errorf("%s: room for %q", tt.fen, got)
		}
		if got := strings.Join(b.Passants(), " "); got != tt.passants {
			t.Errorf("%s: en passant on %q", tt.fen, got)
		}
		if got := b.FEN(); got != tt.canonical {
			t.Errorf("%s: is told as %q", tt.fen, got)
		}
	}
}

func TestSays(t *testing.T) {
	for _, tt := range []struct{ fen, why string }{
		{"", "one king; White has 0"},
		{"4k3/8/8/8/8/8/8/4KK2 w - - 0 1", "one king; White has 2"},
		{"4k3/8/8/8/8/8/8/4K2P w - - 0 1", "a pawn on h1"},
		{"4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", "Black's king is in check"},
	} {
		b := read(t, tt.fen)
		if _, err := b.Playable(); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: %v, want %q", tt.fen, err, tt.why)
		}
		if len(b.Moves()) > 0 || len(b.Checks()) > 0 {
			t.Errorf("%q: somebody has a move", tt.fen)
		}
	}
	for _, fen := range []string{"8/8", "9/8/8/8/8/8/8/8 w - - 0 1", "7/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "rrrrrrrrr/8/8/8/8/8/8/8"} {
		if b, err := editor.Read(chess(t), fen); err == nil {
			t.Errorf("%q was read as %s", fen, b)
		}
	}
}

// TestWrites reads back random boards that were written.
func TestWrites(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for _, g := range variants.All() {
		if len(rules.ShapeOf(g.Rules).Hand) > 0 {
			continue
		}
		b, err := editor.Read(g.Rules, "")
		if err != nil {
			t.Fatal(err)
		}
		kinds := b.Kinds()
		for range 200 {
			at := rules.Sq(rng.IntN(8), rng.IntN(8))
			b = b.Put(at, rules.Piece{Side: rules.Side(rng.IntN(2)), Kind: kinds[rng.IntN(len(kinds))]}).Carry(rules.On(at),
				rules.On(rules.Sq(rng.IntN(8), rng.IntN(8))))
			if again, err := editor.Read(g.Rules, b.String()); err != nil || again.String() != b.String() {
				t.Fatalf("%s: %s is read as %s, %v", g.ID(), b, again, err)
			}
		}
	}
}

// FuzzRead checks that any text is either read or refused, and that a position that was
// read is written so that it reads the same.
func FuzzRead(f *testing.F) {
	f.Add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	f.Add("8/8/8/8/8/8/8/8 b Qx e9 a b")
	f.Add("ln1gk2nl/1r4g2/p1p1p2pp/6p2/1p2+B4/2P4+p+s/P2PP3P/1+S2G2+RB/L+N1G1K1+LN b 3PS2ps 1")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := editor.Read(chess(t), text)
		readTiles(t, text)
		if err != nil {
			return
		}
		again, err := editor.Read(chess(t), b.String())
		if err != nil || again.String() != b.String() {
			t.Errorf("%q is written as %q and that as %q, %v", text, b, again, err)
		}
		b.Passants()
		if p, err := b.Playable(); err == nil && b.FEN() != p.String() {
			t.Errorf("%q: %q and %q", text, b.FEN(), p)
		}
	})
}
