package editor_test

import (
	"strings"
	"testing"

	"passedpawn/game/editor"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

func readShogi(t testing.TB, sfen string) editor.Position {
	t.Helper()
	b, err := editor.Read(shogi.Rules{}, sfen)
	if err != nil {
		t.Fatalf("%q: %v", sfen, err)
	}
	return b
}

// TestShogi sets up the starting position of shogi from nothing, a handicap, and hands.
func TestShogi(t *testing.T) {
	var game shogi.Rules
	start := game.Start()
	b := readShogi(t, "")
	if got := b.String(); got != "9/9/9/9/9/9/9/9/9 b - 1" {
		t.Fatalf("an empty board is %s", got)
	}
	for i := range 81 {
		at := rules.Sq(i%9, i/9)
		if p, ok := start.At(at); ok {
			b = b.Lay(rules.On(at), p)
		}
	}
	if b.FEN() != start.String() || b.Rights() != "" || b.Passants() != nil || b.Castles() {
		t.Errorf("set up as %s, castling %q, en passant on %v", b.FEN(), b.Rights(), b.Passants())
	}
	for _, h := range rules.Handicaps(game) {
		if got := readShogi(t, h.Position).FEN(); got != h.Position {
			t.Errorf("%s: %s, want %s", h.Name, got, h.Position)
		}
	}
	if n := len(b.Kinds()); n != 14 {
		t.Errorf("%d kinds", n)
	}
	inHand := func(side rules.Side, k rules.Kind) rules.Spot { return rules.InHand(rules.Piece{Side: side, Kind: k}) }
	on := func(file, rank int) rules.Spot { return rules.On(rules.Sq(file, rank)) }
	dragon := rules.Piece{Side: rules.Black, Kind: shogi.Dragon}
	const two = "k8/9/9/9/4+r4/9/9/9/8K b 2Pr 7"
	for _, tt := range []struct {
		name, want string
		do         func(editor.Position) editor.Position
	}{
		{"put a promoted piece", "k8/9/9/9/4+r4/9/9/9/+r7K b 2Pr 1", func(b editor.Position) editor.Position { return b.Lay(on(0, 0), dragon) }},
		{"put it into a hand", "k8/9/9/9/4+r4/9/9/9/8K b 2P2r 1", func(b editor.Position) editor.Position { return b.Lay(inHand(rules.Black, rules.Pawn), dragon) }},
		{
			"put it into the other hand", "k8/9/9/9/4+r4/9/9/9/8K b R2Pr 1",
			func(b editor.Position) editor.Position { return b.Lay(inHand(rules.White, rules.Pawn), dragon) },
		},
		{"carry it into a hand", "k8/9/9/9/9/9/9/9/8K b R2Pr 1", func(b editor.Position) editor.Position {
			return b.Carry(on(4, 4), inHand(rules.White, shogi.Gold))
		}},
		{"carry from a hand", "k8/9/9/9/4r4/9/9/9/8K b 2P 1", func(b editor.Position) editor.Position { return b.Carry(inHand(rules.Black, rules.Rook), on(4, 4)) }},
		{"carry from hand to hand", "k8/9/9/9/4+r4/9/9/9/8K b Prp 1", func(b editor.Position) editor.Position {
			return b.Carry(inHand(rules.White, rules.Pawn), inHand(rules.Black, rules.Pawn))
		}},
		{"carry a king into a hand", two, func(b editor.Position) editor.Position { return b.Carry(on(8, 0), inHand(rules.White, rules.Pawn)) }},
		{"carry from an empty place", two, func(b editor.Position) editor.Position { return b.Carry(inHand(rules.White, rules.Rook), on(1, 1)) }},
		{"lift from a hand", "k8/9/9/9/4+r4/9/9/9/8K b Pr 1", func(b editor.Position) editor.Position { return b.Lift(inHand(rules.White, rules.Pawn)) }},
		{"turn", "k8/9/9/9/4+r4/9/9/9/8K w 2Pr 1", func(b editor.Position) editor.Position { return b.Turned(rules.Black) }},
		{"clear", "9/9/9/9/9/9/9/9/9 b - 1", func(b editor.Position) editor.Position { return b.Empty() }},
	} {
		b := readShogi(t, two)
		if got := tt.do(b).String(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		if b.String() != two {
			t.Errorf("%s: the position itself became %s", tt.name, b)
		}
	}
	if p := b.Other(dragon); p.Kind != rules.Rook || b.Other(p) != dragon || b.Other(rules.Piece{Kind: shogi.Gold}).Kind != shogi.Gold {
		t.Errorf("the other face of a dragon is a %v", p.Kind)
	}
}

// TestShogiSays checks that positions that cannot be played are read nevertheless, and
// why they cannot be played.
func TestShogiSays(t *testing.T) {
	for _, tt := range []struct{ sfen, why string }{
		{"", "no king"},
		{"k8/9/9/9/9/4P4/4P4/9/8K b - 1", "two pawns on file 5"},
		{"k7P/9/9/9/9/9/9/9/8K b - 1", "the piece on 1a could never move"},
		{"k8/6N2/9/9/9/9/9/9/8K b - 1", "the piece on 3b could never move"},
		{"k8/9/9/9/9/9/9/9/8K b 19P 1", "19 × pawn, and a set has only 18"},
		{"k8/9/9/9/4+R4/9/9/9/8K b 2R 1", "3 × rook, and a set has only 2"},
		{"k8/9/9/9/9/9/9/9/R7K b - 1", "the side to move could capture the king"},
		{"kk7/9/9/9/9/9/9/9/8K b - 1", "two kings"},
	} {
		b := readShogi(t, tt.sfen)
		if _, err := b.Playable(); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: %v, want %q", tt.sfen, err, tt.why)
		}
	}
	for _, sfen := range []string{
		"9/9", "+k8/9/9/9/9/9/9/9/9 b - 1", "x8/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/10", "9/9/9/9/9/9/9/9/8+ b -",
		"9/9/9/9/9/9/9/9/9 b K 1", "9/9/9/9/9/9/9/9/9 b 3 1",
	} {
		if b, err := editor.Read(shogi.Rules{}, sfen); err == nil {
			t.Errorf("%q was read as %s", sfen, b)
		}
	}
}

// readTiles checks the same for shogi.
func readTiles(t *testing.T, text string) {
	t.Helper()
	b, err := editor.Read(shogi.Rules{}, text)
	if err != nil {
		return
	}
	if again, err := editor.Read(shogi.Rules{}, b.String()); err != nil || again.String() != b.String() {
		t.Errorf("%q is written as %q and that as %q, %v", text, b, again, err)
	}
	if p, err := b.Playable(); err == nil && b.FEN() != p.String() {
		t.Errorf("%q: %q and %q", text, b.FEN(), p)
	}
}
