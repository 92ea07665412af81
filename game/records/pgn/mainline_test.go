package pgn

import (
	"strings"
	"testing"
)

// TestMainline reads main lines as the index does: only as far as they are certain.
func TestMainline(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"1. e4 {x} e5 (1... c5 2. Nf3) 2. Nf3! +- Nc6 $1 *", "e2e4 e7e5 g1f3 b8c6"},
		{"1. e4 d5 2. e5 f5 3. exf6 e.p. □ exf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 e7f6"},
		{"1. Nf3 -- 2. Nc6 *", "g1f3"}, // the turn is passed
		{"1. e4 e5 2. Ke3 Nc6 *", "e2e4 e7e5"},
		{"1. e4 e5 1-0 2. Nf3", "e2e4 e7e5"},
		{"[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n1... Kd7 2. e4 *", "e8d7 e2e4"},
		{"1. e4 e5 2. Sf3 Sc6 3. Lb5 *", "e2e4 e7e5 g1f3 b8c6 f1b5"},
		{"1. e2–e4 e5‼ foo 2. Nf3 -- 3. d4", "e2e4 e7e5 g1f3"},
		{"[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8 (N) Kg7 *", "a7a8n h8g7"},
	} {
		var line Line
		ok := line.Read(Scan(tt.text)[0], chess)
		var moves []string
		for _, m := range line.Moves {
			moves = append(moves, m.String())
		}
		if got := strings.Join(moves, " "); got != tt.want || !ok {
			t.Errorf("%q: %q, %v; want %q", tt.text, got, ok, tt.want)
		}
	}
}
