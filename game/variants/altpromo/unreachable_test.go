package altpromo

import "testing"

// TestUnreachable checks that positions which no sequence of promotions reaches are
// noticed, and that those in which a piece would have promoted are refused.
func TestUnreachable(t *testing.T) {
	for _, tt := range []struct {
		id, fen, want string
		refused       bool
	}{
		{"apc-crowned", "4k3/8/8/8/8/8/8/1C2K3 w - - 0 1", "There is a camel on b1, but there it would have become a knight.", true},
		{"apc-crowned", "1c2k3/8/8/8/8/8/8/4K3 w - - 0 1", "There is a camel on b8, but there it would have become a knight.", true},
		{"apc-crowned", "1C2k3/8/8/8/8/8/8/1c2K3 w - - 0 1", "", false},
		{"apc-crowned", "1N2k3/8/8/8/8/8/8/4K3 w - - 0 1", "There is a knight on b8, but there it would have become a prince.", true},
		{"apc-crowned", "Q7/4k3/8/8/8/8/8/Q3K3 w - - 0 1", "", false},
		{"apc-eurasian", "4k3/8/8/8/8/8/8/1A2K3 w - - 0 1", "There is an arrow on b1, but there it would have become a bishop.", true},
		{"apc-crowned", "4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1", "No game leads here: White has 9 pawns and starts with 8.", false},
		{
			"apc-crowned", "4k3/8/8/2ccc3/pppppppp/8/8/4K3 w - - 0 1",
			"No game leads here: Black has 11 pieces from the pawn up to the camel and starts with 8.", false,
		},
		{"apc-crowned", "4k3/8/8/QQQQQQQQ/QQQQQQQ1/8/8/4K3 b - - 0 1", "", false},
		{
			"apc-crowned", "4k3/8/8/QQQQQQQQ/QQQQQQQQ/8/8/4K3 b - - 0 1",
			"No game leads here: White has 16 pieces from the pawn up to the queen and starts with 15.", false,
		},
	} {
		g := game(t, tt.id)
		p, err := g.Parse(tt.fen)
		if err != nil {
			t.Fatal(tt.fen, err)
		}
		if why, refused := g.Unreachable(p); refused != tt.refused || tt.want != "" && why.String() != tt.want || tt.want == "" && why.Form != "" {
			t.Errorf("%s: %v, %v", tt.fen, why, refused)
		}
	}
}
