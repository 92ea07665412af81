package editor

import (
	"strings"
	"testing"

	"passedpawn/game/variants"
)

// TestOneKing checks what is said about a shogi problem with one king, which can be
// played.
func TestOneKing(t *testing.T) {
	g, _ := variants.All().Find("shogi")
	b, err := Read(g, "4k4/9/4P4/9/9/9/9/9/9 b G 1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Playable(); err != nil || !strings.Contains(b.Unreachable().String(), "Sente has no king") {
		t.Errorf("%v, %v", err, b.Unreachable())
	}
}

// TestUnreachable checks that a position in which a piece would have promoted is refused,
// and that one which no game reaches is noticed.
func TestUnreachable(t *testing.T) {
	g, _ := variants.All().Find("apc-crowned")
	for fen, want := range map[string][2]string{
		"4k3/8/8/8/8/8/8/1C2K3 w - - 0 1":        {"a camel on b1", ""},
		"4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1":  {"", "9 pawns"},
		"4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1":   {"", ""},
		"4k3/8/8/P7/8/8/PPPPPPPP/4K3P w - - 0 1": {"9 squares", ""},
	} {
		b, err := Read(g, fen)
		if err == nil {
			_, err = b.Playable()
		}
		if want[0] == "" && err != nil || want[0] != "" && (err == nil || !strings.Contains(err.Error(), want[0])) {
			t.Errorf("%s: %v", fen, err)
		}
		if err != nil {
			continue
		}
		if why := b.Unreachable(); want[1] == "" && why.Form != "" || want[1] != "" && !strings.Contains(why.String(), want[1]) {
			t.Errorf("%s: %v", fen, why)
		}
	}
}
