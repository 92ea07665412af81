package pasted

import (
	"cmp"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestWhatATextHolds distinguishes positions, games and other texts.
func TestWhatATextHolds(t *testing.T) {
	games := variants.All()
	crowned, _ := games.Find("Alternate Promotion Chess, Crowned-sequence")
	tried := []rules.Rules{games[0].Rules, crowned}
	for _, tt := range []struct {
		text, start, wrong string // wrong may be about counters that begin anew
		games              int
	}{
		{"", "", "", 0},
		{"Hi mum, see you at 5", "", "", 0},
		{"Hi mum,\n\nsee you at e4, or 1. d4", "", "", 0},
		{"[12:30] Bob: hi", "", "", 0},
		{"[link \"x\"]", "", "", 0},
		{"https://a.example/b/c/d/e/f/g", "", "", 0},
		{"usr/local/share/doc/chess/pieces", "", "", 0},
		{"Nf3", "", "", 0},
		{"e4 is good", "", "", 0},
		{"1-0", "", "", 0},
		{"1. e4", "", "", 1},
		{`{"header":{},"moves":[{},{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}]}`, "", "", 1},
		{`{"header":{},"initial":{"preset":"HI"},"moves":[{}]}`, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", "", 0},
		{`{"header":{},"moves":[{"move":`, "", "the JSON is damaged", 0},
		{"e4 e5 Nf3", "", "", 1},
		{"1. e4 e5 2. Ke3", "", "", 1},
		{"[White \"Ann\"]\n\n*", "", "", 1},
		{"[White \"Ann\"]\n\n1. a3 *\n\n[White \"Ben\"]\n\n1. b3 *", "", "", 2},
		{"4k3/P7/8/8/8/8/8/4K3 w - -", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "", 0},
		{" \"4k3/P7/8/8/8/8/8/4K3   w - - 3 9\"\n", "4k3/P7/8/8/8/8/8/4K3 w - - 3 9", "", 0},
		{"4k3/P7/8/8/8/8/8/4K3 w - - -1 9", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "-1", 0},
		{"4k3/P7/8/8/8/8/8/4K3 w - - 3 x", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "x", 0},
		{"FEN: 4k3/P7/8/8/8/8/8/4K3 w - - 3 9", "4k3/P7/8/8/8/8/8/4K3 w - - 3 9", "", 0},
		{"4k3/P7/8/8/8/8/8/4K3 w - - bm a8=Q+; id \"one\";", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "", 0},
		{"4k3/8/8/7H/8/8/8/4K3 w E -", "4k3/8/8/7H/8/8/8/4K3 w E - 0 1", "", 0}, // a horse of another game
		{"4k3/8/8/8/8/8/8/4KK2 w - - 0 1", "", "one king; White has 2", 0},
		{"4k3/8/8/8/8/8/8/4K2P w - - 0 1", "", "a pawn on h1", 0},
		{"4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", "", "Black's king is in check", 0},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "", "this FEN has 7", 0},
		{"rnbqkbnr/ppppwppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "rank 7 of the FEN contains 'w'", 0},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "", "this has 1", 0},
	} {
		got := LookAt(tt.text, tried, games)
		said := ""
		if wrong := cmp.Or(got.Wrong, got.Reset); wrong != nil {
			said = wrong.Error()
		}
		if got.Start != tt.start || !strings.Contains(said, tt.wrong) || (said == "") != (tt.wrong == "") || len(got.Games) != tt.games {
			t.Errorf("%q is %q, wrong %q, %d games", tt.text, got.Start, said, len(got.Games))
		}
	}
}

// TestPastedRights takes castling rights that are impossible in chess for Chess960, if that is
// tried, and says which rights are left out.
func TestPastedRights(t *testing.T) {
	games := variants.All()
	crowned, _ := games.Find("apc-crowned")
	chess960, _ := games.Find("chess960")
	all := []rules.Rules{games[0].Rules, crowned, chess960}
	for _, tt := range []struct {
		fen         string
		tried       []rules.Rules
		game, start string
		left        string
	}{
		{"nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w KQkq - 0 1", all, "chess960", "nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w KQkq - 0 1", ""},
		{"nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w KQkq -", all[:2], "chess", "nrkb1rqn/8/8/8/8/8/8/NRKB1RQN w - - 0 1", "KQkq"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", all, "chess960", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", all, "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
		{"4k3/8/8/8/8/8/8/4K3 w K - 0 1", all, "chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "K"},
		{"4k3/8/8/8/8/8/8/4K3 w E - 0 1", all, "apc-crowned", "4k3/8/8/8/8/8/8/4K3 w E - 0 1", ""},
	} {
		got := LookAt(tt.fen, tt.tried, games)
		if got.Wrong != nil || got.Rules.ID() != tt.game || got.Start != tt.start {
			t.Errorf("%s is %v", tt.fen, got)
		}
		if left := got.Left; (left != nil) != (tt.left != "") || left != nil && !strings.Contains(left.Error(), "castling "+tt.left+" is left out") {
			t.Errorf("%s: left out is %v", tt.fen, left)
		}
	}
}
