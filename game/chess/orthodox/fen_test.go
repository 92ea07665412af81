package orthodox

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, tt := range []struct{ fen, want string }{
		{"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"  4k3/8/8/8/8/8/8/4K3   b - -  7 ", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"4k2r/8/8/8/8/8/8/R3K3 w qkQK - 0 1", "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1"},
		{"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
		{"4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1"},
		{"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"},
		{"4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1", "4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1"}, // no pawn can capture on it
		{"4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1", "4k3/8/8/8/3Pp3/8/3N4/4K3 b - - 0 1"},
	} {
		p, err := Rules{}.Parse(tt.fen)
		if err != nil || p.String() != tt.want {
			t.Errorf("Parse(%q) = %v, %v; want %q", tt.fen, p, err, tt.want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, tt := range []struct{ fen, why string }{
		{"", "fields"},
		{"hello", "fields"},
		{"8/8/8/8/8/8/8/8 w - - 0 1", "exactly one king"},
		{"4k3/8/8/8/8/8/8/8 w - - 0 1", "one king; White has 0"},
		{"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "one king; White has 2"},
		{"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "king is in check"},
		{"3Pk3/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn on d8"},
		{"4k3/8/8/8/8/8/8/4K2 w - - 0 1", "7 squares"},
		{"4k3/8/8/8/8/8/4K3 w - - 0 1", "7"},
		{"4k3/8/8/8/8/8/8/4X3 w - - 0 1", "not a piece"},
		{"4k3/8/8/8/8/8/8/4\u212a3 w - - 0 1", "not a piece"},
		{"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "w or b"},
		{"4k3/8/8/8/8/8/8/4K3 w HAha - 0 1", "castling"},
		{"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "en passant"},
		{"4k3/8/8/8/8/8/8/4K3 w - - -1 1", `this position cannot be read: the half-move count must be a number from 0 to 32768, not "-1"`},
		{"4k3/8/8/8/8/8/8/4K3 w - - 99999 1", `this position cannot be read: the half-move count must be a number from 0 to 32768, not "99999"`},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 x", `this position cannot be read: the move number must be a number from 0 to 32768, not "x"`},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 99999", `this position cannot be read: the move number must be a number from 0 to 32768, not "99999"`},
		{"3Pk3/8/8/8/8/8/8/4K3 w - - 0 1", "this position is not legal: "},
	} {
		p, err := Rules{}.Parse(tt.fen)
		if err == nil {
			t.Errorf("Parse(%q) = %v, want an error", tt.fen, p)
		} else if !strings.Contains(err.Error(), tt.why) {
			t.Errorf("Parse(%q) says %q, which does not name %q", tt.fen, err, tt.why)
		}
	}
}
