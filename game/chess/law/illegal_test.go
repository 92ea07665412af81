package law

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/variants/altpromo"
)

func TestParseIllegal(t *testing.T) {
	for _, tt := range []struct{ fen, text, step, say string }{
		{"4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "e1g1", "through check"},
		{"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "0-0-0", "e1c1", "the knight on b1"},
		{"r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "OO", "e8g8", "the rook on g1"},
		{"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3+", "d2f3", "pinned"},
		{"4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "Nf3", "", ""}, // the other knight can move there
		{"4k3/8/8/8/1b6/8/3N3N/4K3 w - - 0 1", "Ndf3", "d2f3", "pinned"},
		{"4k3/8/8/8/8/8/N5P1/4K2R w - - 0 1", "Nb3", "a2b3", "two squares"},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e5", "e2e5", "one square forward"},
		{"4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2-e4", "e2e4", "straight ahead"},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "exd3", "e2d3", "d3 is empty"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6 e.p.", "e5d6", "right after a pawn moves two squares"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6ep", "e5d6", "right after a pawn moves two squares"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K", "a7a8", "cannot become a king"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=p", "a7a8", "or stay a pawn"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8K", "a7a8", "cannot become a king"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=C", "a7a8", "a queen, a rook, a bishop or a knight"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=J", "a7a8", "a queen, a rook, a bishop or a knight"},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", "", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "a1a2", "no piece on a1"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "", ""},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hello there", "", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "=", "", ""},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a9", "", ""},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "i7i8", "", ""},
		{"4k3/8/8/8/8/8/8/6K1 w - - 0 1", "O-O", "g1g1", "The king has moved"},
		{"4k3/8/8/8/8/8/4K3/7R w - - 0 1", "O-O", "e2e2", "can no longer castle"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "N", "", ""},
	} {
		p := parse(t, tt.fen)
		m, ok := ParseIllegal(chess, p, rules.LettersOf(chess), tt.text)
		if ok != (tt.step != "") {
			t.Errorf("%s, %q: %v %v", tt.fen, tt.text, m, ok)
			continue
		}
		if why := Refusal(chess, []rules.Position{p}, m).Text.String(); ok && (m.From.String()+m.To.String() != tt.step || !strings.Contains(why, tt.say)) {
			t.Errorf("%s, %q: %v%v, %q", tt.fen, tt.text, m.From, m.To, why)
		}
	}
	g := altpromo.Games()[5] // eurasian
	p, err := g.Parse("4k3/8/8/4g3/8/8/3N4/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if m, ok := ParseIllegal(g, p, g.Letters(), "Ne4"); !ok || m.From != rules.Sq(3, 1) {
		t.Errorf("%v %v", m, ok)
	}
}

func FuzzParseIllegal(f *testing.F) {
	f.Add("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Nf3")
	f.Add("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K")
	f.Fuzz(func(t *testing.T, fen, text string) {
		p, err := chess.Parse(fen)
		if err != nil {
			return
		}
		if m, ok := ParseIllegal(chess, p, rules.LettersOf(chess), text); ok && rules.Legal(p, m) {
			t.Errorf("%s: %q is legal", p, text)
		}
	})
}
