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

// TestUnreachableChess checks what is said about positions of chess that no game reaches,
// and about castling rights without a rook. All of them can be played.
func TestUnreachableChess(t *testing.T) {
	for _, game := range []string{"chess", "chess960"} {
		g, _ := variants.All().Find(game)
		for fen, want := range map[string][2]string{
			"4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1":             {"White has 9 pawns and starts with 8.", ""},
			"rnbqkbnr/pppppppp/n7/8/8/8/8/4K3 w - - 0 1":        {"Black has 17 pieces and starts with 16.", ""},
			"4k3/8/8/8/8/8/PPPPPPP1/2QQK1Q1 w - - 0 1":          {"White has more promoted pieces (2) than missing pawns (1).", ""},
			"4k3/8/3N4/8/B7/8/8/K3R3 b - - 0 1":                 {"3 pieces give check to Black at once.", ""},
			"4k3/8/8/8/8/8/8/4K3 w K - 0 1":                     {"", "K"},
			"r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1":               {"", "K"},
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1":              {"", ""},
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -": {"", ""},
		} {
			b, err := Read(g, fen)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := b.Playable(); err != nil {
				t.Errorf("%s: %v", fen, err)
			}
			if why := b.Unreachable().String(); !strings.HasSuffix(why, want[0]) || (why == "") != (want[0] == "") {
				t.Errorf("%s: %q, want %q", fen, why, want[0])
			}
			if got := Dropped(b); got != want[1] {
				t.Errorf("%s: %q is dropped, want %q", fen, got, want[1])
			}
		}
	}
}

// TestRookFiles sets and clears castling rights of Chess960 that are files of rooks: the
// others stay, also those of inner rooks.
func TestRookFiles(t *testing.T) {
	g, _ := variants.All().Find("chess960")
	for _, tt := range []struct {
		fen   string
		right rune
		on    bool
		want  string
	}{
		{"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", 'k', false, "r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1"},
		{"r4kr1/8/8/8/8/8/8/R4KR1 w GAga - 0 1", 'Q', false, "r4kr1/8/8/8/8/8/8/R4KR1 w Kkq - 0 1"},
		{"rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1", 'q', false, "rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBg - 0 1"},
		{"rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1", 'K', false, "rr2k1rr/8/8/8/8/8/8/RR2K1RR w Bgb - 0 1"},
		{"rr2k1rr/8/8/8/8/8/8/RR2K1RR w Bgb - 0 1", 'K', true, "rr2k1rr/8/8/8/8/8/8/RR2K1RR w KBgb - 0 1"},
	} {
		b, err := Read(g, tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		if b.MayCastle(tt.right) == tt.on {
			t.Errorf("%s: %c is set: %v", tt.fen, tt.right, !tt.on)
		}
		if got := b.Castling(tt.right, tt.on).FEN(); got != tt.want {
			t.Errorf("%s: %c %v makes %s, want %s", tt.fen, tt.right, tt.on, got, tt.want)
		}
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
