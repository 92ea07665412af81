package claims

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// shogiClaims returns a position and the claims about a move in it, beside a better one if
// one is named.
func shogiClaims(t *testing.T, sfen, played, better string) (rules.Position, []Claim) {
	t.Helper()
	p, err := shogi.Rules{}.Parse(sfen)
	if err != nil {
		t.Fatal(err)
	}
	var moves [2]rules.Move
	for i, text := range []string{played, better} {
		if text == "" {
			continue
		}
		if moves[i], err = (shogi.Rules{}).Read(p, text); err != nil {
			t.Fatalf("%s: %v", sfen, err)
		}
	}
	return p, About([]rules.Position{p}, moves[0], moves[1:2], nil)
}

// TestShogiCaptures says of moves in shogi which captures they allow and overlook, and
// nothing if what is captured can be won back.
func TestShogiCaptures(t *testing.T) {
	for _, tt := range []struct {
		name, sfen, played, better, want string
		gain                             int
	}{
		{"nothing", "8k/9/9/3p5/5R3/9/9/9/K8 b - 1", "4e5e", "", "", 0},
		{"a rook moved to where a pawn captures it", "8k/9/9/3p5/5R3/9/9/9/K8 b - 1", "4e6e", "4e4h", "The rook on 6e can now be captured for free.", 20},
		{"the better move loses it as well", "8k/9/9/3pp4/5R3/9/9/9/K8 b - 1", "4e6e", "4e5e", "", 0},
		{"a rook protected by a pawn", "8k/9/9/4s4/5R3/4P4/9/9/K8 b - 1", "4e5e", "4e4h", "Gote can now win material by capturing the rook on 5e.", 10},
		{"a silver for a silver", "8k/9/9/4s4/9/4PS3/9/9/K8 b - 1", "4f5e", "", "", 0},
		{"a pawn is too little", "8k/9/9/9/4p4/9/4P4/9/K8 b - 1", "5g5f", "", "", 0},
		{"a rook that could be captured", "8k/9/9/9/4r4/9/9/4L4/4K4 b - 1", "5i6i", "5h5e", "The rook on 5e could have been captured for free.", 20},
		{"the rook is captured", "8k/9/9/9/4r4/9/9/4L4/4K4 b - 1", "5h5e", "5i6i", "", 0},
		{"a check that promotes later", "8k/9/9/3p5/5R3/9/9/9/K8 b B 1", "4e6e", "", "Gote can now win material by capturing the rook on 6e.", 18},
		{"a check wins a rook back", "2r5k/9/9/3p5/5R3/9/9/9/K8 b B 1", "4e6e", "", "", 0},
		{"a capture elsewhere wins a rook back", "8k/9/9/1r1p5/5R3/9/9/1L7/K8 b - 1", "4e6e", "", "", 0},
	} {
		p, found := shogiClaims(t, tt.sfen, tt.played, tt.better)
		got, gain := "", 0
		for _, c := range found {
			got, gain = got+c.Sentence().String(), c.Gain
			if wrong := refuteShogi(p, c); wrong != "" {
				t.Errorf("%s: %s: %s", tt.name, c.Text, wrong)
			}
		}
		if got != tt.want || gain != tt.gain {
			t.Errorf("%s: %q, %d, want %q, %d", tt.name, got, gain, tt.want, tt.gain)
		}
	}
}

// TestShogiMates says of moves in shogi which mates they allow and overlook, and nothing
// of moves that change nothing.
func TestShogiMates(t *testing.T) {
	for _, tt := range []struct{ name, sfen, played, better, want string }{
		{"a mate overlooked", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*1i", "", "Sente could have given checkmate at once."},
		{"the mate played", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", "", ""},
		{"a mate allowed", "4k4/9/4P4/9/9/9/9/9/K8 w Gp 1", "P*1b", "5a4a", "Sente can now give checkmate with the next move."},
		{"a mate that nothing prevents", "4k4/9/4P4/9/9/9/9/9/K8 w G2p 1", "P*1b", "P*2b", ""},
		{"a mate in more moves", "8k/9/8P/9/9/9/9/9/K8 b GS 1", "S*9a", "", "Sente could have given checkmate at once."},
		{"nothing", "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*1i", "", ""},
	} {
		p, found := shogiClaims(t, tt.sfen, tt.played, tt.better)
		got := ""
		for _, c := range found {
			got += c.Sentence().String()
			at := p
			for _, m := range c.Line {
				next, err := at.Play(m)
				if err != nil {
					t.Fatalf("%s: the line %v is not legal: %v", tt.name, c.Line, err)
				}
				at = next
			}
			if o := (shogi.Rules{}).Outcome([]rules.Position{at}); o.Reason != rules.Checkmate {
				t.Errorf("%s: the line %v does not mate", tt.name, c.Line)
			}
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
