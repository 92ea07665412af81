package tournament

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
)

func TestReadOpenings(t *testing.T) {
	const sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
	for _, tt := range []struct {
		name, text string
		plies      int
		want       []Opening
	}{
		{"EPD", sicilian[:len(sicilian)-4] + ` id "Sicilian"; c0 "x";` + "\n\n# no position\n", 0, []Opening{{FEN: sicilian[:len(sicilian)-3] + "0 1"}}},
		{"FEN", sicilian + "\r\n" + sicilian + "\r\n", 0, []Opening{{FEN: sicilian}, {FEN: sicilian}}},
		{
			"PGN", "[Event \"a\"]\n\n1. e4 {best} (1. d4) c5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *\n", 2,
			[]Opening{{Moves: []string{"e2e4", "c7c5"}}, {Moves: []string{"d2d4"}}},
		},
		{"PGN from a position", "[FEN \"" + sicilian + "\"]\n[SetUp \"1\"]\n\n2. Nf3 d6 *\n", 0, []Opening{{FEN: sicilian, Moves: []string{"g1f3", "d7d6"}}}},
		{"moves alone", "1. e4 e5 2. Nf3 *\n", 0, []Opening{{Moves: []string{"e2e4", "e7e5", "g1f3"}}}},
		{"a game that is over", "1. f3 e5 2. g4 Qh4# 0-1\n", 0, []Opening{{Moves: []string{"f2f3", "e7e5", "g2g4"}}}},
	} {
		got, err := ReadOpenings(strings.NewReader(tt.text), orthodox.Rules{}, tt.plies, 10)
		if err != nil || !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, %v, want %+v", tt.name, got, err, tt.want)
		}
	}
	for name, text := range map[string]string{
		"nothing": "", "a wrong position": "8/8/8/8/8/8/8/8 w - - 0 1", "mate": "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "an illegal move": "1. e4 e4 *\n",
	} {
		if got, err := ReadOpenings(strings.NewReader(text), orthodox.Rules{}, 0, 10); err == nil {
			t.Errorf("%s is read as %v", name, got)
		}
	}
}

// TestOpeningsOfTheTests reads a real file, as far as it is needed.
func TestOpeningsOfTheTests(t *testing.T) {
	f, err := os.Open("../../../testdata/epd/openings-3moves.epd")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	all, err := ReadOpenings(f, orthodox.Rules{}, 0, 250)
	if err != nil || len(all) != 250 {
		t.Errorf("%d openings, %v", len(all), err)
	}
}
