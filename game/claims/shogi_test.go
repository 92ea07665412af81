package claims

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestShogiMates says of moves in shogi which mates they allow and overlook, and nothing
// of moves that change nothing.
func TestShogiMates(t *testing.T) {
	var game shogi.Rules
	for _, tt := range []struct{ name, sfen, played, better, want string }{
		{"a mate overlooked", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*1i", "", "Here Sente could give checkmate at once."},
		{"the mate played", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", "", ""},
		{"a mate allowed", "4k4/9/4P4/9/9/9/9/9/K8 w Gp 1", "P*1b", "5a4a", "Now Sente can give checkmate with the next move."},
		{"a mate that nothing prevents", "4k4/9/4P4/9/9/9/9/9/K8 w G2p 1", "P*1b", "P*2b", ""},
		{"a mate in more moves", "8k/9/8P/9/9/9/9/9/K8 b GS 1", "S*9a", "", "Here Sente could give checkmate at once."},
		{"nothing", "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*1i", "", ""},
	} {
		p, err := game.Parse(tt.sfen)
		if err != nil {
			t.Fatal(err)
		}
		read := func(text string) (m rules.Move) {
			if text != "" {
				if m, err = game.Read(p, text); err != nil {
					t.Fatalf("%s: %v", tt.name, err)
				}
			}
			return m
		}
		got := ""
		for _, c := range About([]rules.Position{p}, read(tt.played), read(tt.better), rules.Move{}) {
			got += c.Text.String()
			at := p
			for _, m := range c.Line {
				if at, err = at.Play(m); err != nil {
					t.Errorf("%s: the line %v is not legal: %v", tt.name, c.Line, err)
				}
			}
			if o := game.Outcome([]rules.Position{at}); o.Reason != rules.Checkmate {
				t.Errorf("%s: the line %v does not mate", tt.name, c.Line)
			}
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
