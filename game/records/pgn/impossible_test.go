package pgn

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/pgn/pgntest"
)

// TestImpossible compares what is said of moves without the rules with what the rules say,
// in positions of real games.
func TestImpossible(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	pick := func(texts ...string) string { return texts[rng.IntN(len(texts))] }
	files, ranks := strings.Split("abcdefgh", ""), strings.Split("12345678", "")
	said := 0
	for _, item := range Scan(pgntest.File(t, "plain-1110-games.pgn"))[:60] {
		var line Line
		line.Read(item, nil)
		at := line.Start
		for _, m := range line.Moves {
			at.Make(m)
			b := chessBoard{rules: orthodox.Rules{}, pos: at}
			p, err := b.rules.Parse(at.String())
			if err != nil {
				t.Fatal(err)
			}
			for range 6 {
				text := pick("N", "B", "R", "Q", "K", "", "P", "b", "") + pick("", "", pick(files...), pick(ranks...)) + pick("", "", "x", "-") +
					pick(files...) + pick(ranks...) + pick("", "", "+", "=Q")
				m, _ := b.pos.ReadSAN(text)
				if m != 0 || !b.impossible(text) {
					continue
				}
				said++
				if move, err := b.rules.Read(p, text); err == nil || !strings.Contains(err.Error(), "is not a legal move here") {
					t.Fatalf("%s in %s is %v, %v", text, at.String(), move, err)
				}
			}
		}
	}
	if said < 10_000 {
		t.Errorf("only %d moves are impossible", said)
	}
	usual := bitboard.Start()
	for text, want := range map[string]bool{
		"Ka8": true, "e5": true, "exd5": true, "Nbd7": true, "Nf3": false, "e4": false, "e2e5": false, "bxc3": false,
		"e8=Q": false, "Nbbd7": false, "K": false, "+": false,
	} {
		if b := (chessBoard{pos: usual}); b.impossible(text) != want {
			t.Errorf("%s is impossible: %v", text, !want)
		}
	}
}
