package session

import (
	"strings"
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/shogi"
)

// tries makes an illegal move on the board.
func (tb *table) tries(from, to string) {
	tb.t.Helper()
	tb.Reasons.Refuse(rules.On(rulestest.Square(from)), rulestest.Square(to))
}

// TestAProofIsWiped checks that the proof of a refusal is shown for a while or until the
// next move.
func TestAProofIsWiped(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1"})
	tb.tries("e1", "g1")
	if p := tb.Snapshot().Proof; p == nil || p.From != rules.Sq(5, 6) || p.To != rules.Sq(5, 0) || p.Allows || !strings.Contains(tb.says(), "f7") {
		t.Fatalf("it says %q and shows %+v", tb.says(), p)
	}
	tb.pass(proven - time.Second)
	tb.tries("e1", "g1") // the time starts again
	tb.pass(proven - time.Second)
	if tb.Snapshot().Proof == nil {
		t.Error("it is wiped too early")
	}
	if tb.pass(time.Second); tb.Snapshot().Proof != nil || tb.says() == "" {
		t.Errorf("after a while it shows %+v, says %q", tb.Snapshot().Proof, tb.says())
	}
	tb.tries("e1", "g1")
	if tb.plays("O-O-O"); tb.Snapshot().Proof != nil || tb.says() != "" {
		t.Error("the proof stays after a move")
	}
}

// TestInstead checks what is said of the other moves of a piece that is refused one.
func TestInstead(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/P7/8/8/1b6/8/3N4/R3K3 w Q - 0 1"})
	for _, tt := range []struct{ from, to, want string }{
		{"a1", "b2", "This piece can move to: a2, a3, a4, a5, a6, b1, c1, d1."},
		{"a7", "b8", "This piece can move to: a8."},
		{"d2", "f3", "This piece has no legal move now."},
		{"b4", "c6", ""},
	} {
		if tb.tries(tt.from, tt.to); tb.Snapshot().Instead.String() != tt.want || tb.says() == "" {
			t.Errorf("%s to %s is refused with %q and %q", tt.from, tt.to, tb.says(), tb.Snapshot().Instead)
		}
	}
	tb.tries("a1", "b2")
	if tb.plays("Ra6"); tb.Snapshot().Instead.Form != "" {
		t.Error("the moves stay after a move")
	}
}

// TestNotToMove touches a piece of the side that is not to move.
func TestNotToMove(t *testing.T) {
	tb := sit(t, against())
	if tb.tries("e7", "e5"); !strings.Contains(tb.says(), "e7") {
		t.Errorf("it says %q", tb.says())
	}
	tb.plays("e4")
	if tb.tries("d2", "d4"); tb.says() != match.ErrNotYours.Error() {
		t.Errorf("it says %q", tb.says())
	}
}

// TestHowOftenReasonsAreGiven makes the same kind of mistake twice.
func TestHowOftenReasonsAreGiven(t *testing.T) {
	for often, want := range map[Explain][2]bool{Always: {true, true}, Once: {true, false}, Never: {false, false}} {
		tb := sit(t, Setup{})
		tb.SetOptions(Options{Explain: often})
		for i, told := range want {
			tb.tries("a1", "a4")
			if got := tb.Snapshot().Proof != nil; i == 0 && got != told {
				t.Errorf("%s: a proof is shown: %v", often, got)
			}
			if got := tb.says() != "a1 to a4 is not a legal move."; got != told {
				t.Errorf("%s, time %d: it says %q", often, i+1, tb.says())
			}
		}
	}
}

// TestTexts reads typed moves, and refuses other texts.
func TestTexts(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/P4r2/8/8/8/8/8/R3K2R w KQ - 0 1"})
	if m, open, err := tb.Snapshot().Read("a8"); err != nil || !open || m.To != rules.Sq(0, 7) {
		t.Errorf("a promotion is read as %v, %v, %v", m, open, err)
	}
	for text, want := range map[string]string{"O-O": "O-O: ", "a8=K": "a8=K: ", "Qd4": "Qd4", "what": "what", "a9": "a9"} {
		if tb.plays(text); !strings.Contains(tb.says(), want) || tb.sans() != "" {
			t.Errorf("%s: it says %q", text, tb.says())
		}
	}
}

// explained returns the plies of the main line that a rule explains.
func (tb *table) explained() (plies []int) {
	s := tb.Snapshot()
	for ply, n := range s.Game.Record.Main() {
		if _, ok := s.Allowed[n]; ok {
			plies = append(plies, ply)
		}
	}
	return plies
}

// TestAllowed explains surprising moves, also after takebacks.
func TestAllowed(t *testing.T) {
	tb := sit(t, Setup{Start: "r3k3/3p3P/8/4P3/8/8/7r/R3K2R b KQ - 0 1"})
	tb.plays("d5", "exd6", "Kf7", "h8=N", "Kg7", "O-O-O", "Raxh8", "Rxh2")
	if got := tb.explained(); len(got) != 3 || got[0] != 1 || got[1] != 3 || got[2] != 5 {
		t.Fatalf("explained are the plies %v", got)
	}
	why, ok := tb.Reasons.Explain(record.Mainline(2))
	if p := tb.Snapshot().Proof; !ok || !strings.Contains(why.Text.String(), "en passant") || p == nil || !p.Allows {
		t.Errorf("it says %v and shows %+v", why.Text, p)
	}
	tb.is(tb.sans(), record.Mainline(2))
	if _, ok := tb.Reasons.Explain(record.Mainline(1)); ok {
		t.Error("a plain move is explained")
	}
	for len(tb.Snapshot().Game.Moves) > 4 {
		tb.TakeBack()
	}
	if got := tb.explained(); len(got) != 2 {
		t.Errorf("after takebacks the plies %v are explained", got)
	}
}

// TestAllowedAside explains moves in variations: castling past an attacked square, a
// promotion to a knight, a stalemate. Results for a previous game are dropped.
func TestAllowedAside(t *testing.T) {
	const text = `[SetUp "1"]
[FEN "1r5k/8/8/8/8/3B4/6p1/R3K3 w Q - 0 1"]

1. Kd2 (1. O-O-O g1=Q (1... g1=N 2. Kc2) 2. Kc2) (1. Kf2 Rb1 2. Rxb1 g1=Q+ 3. Rxg1) 1... g1=Q *`
	tb := study(t, text)
	if len(tb.work) != 1 || len(tb.Snapshot().Allowed) != 0 {
		t.Fatalf("%d tasks", len(tb.work))
	}
	tb.finish()
	for path, want := range map[string]string{"O-O-O": "The rook can pass", "g1=N": "A pawn that reaches the last rank", "Rxg1": "This is stalemate"} {
		at := map[string]record.Path{"O-O-O": {1}, "g1=N": {1, 1}, "Rxg1": {2, 0, 0, 0, 0}}[path]
		if why, ok := tb.Reasons.Explain(at); !ok || !strings.HasPrefix(why.Text.String(), want) {
			t.Errorf("%s: %v", path, why.Text)
		}
	}
	if n := len(tb.Snapshot().Allowed); n != 3 {
		t.Errorf("%d moves are explained", n)
	}
	late := study(t, text)
	if err := late.Show(matchtest.Record(t, "1. e4 *"), nil); err != nil {
		t.Fatal(err)
	}
	if late.finish(); len(late.Snapshot().Allowed) > 0 {
		t.Error("what was found for another game is taken")
	}
}

// TestInsteadNative names the squares as the language of the person does.
func TestInsteadNative(t *testing.T) {
	at, err := shogi.Rules{}.Parse("4k4/9/9/9/9/9/4P4/9/4K4 b - 1")
	if err != nil {
		t.Fatal(err)
	}
	native := *phrase.English()
	native.Native = true
	said := instead(shogi.Rules{}, at, rules.On(rules.Sq(4, 2)))
	if got := said.In(&native); got != "This piece can move to: 5六." || said.String() != "This piece can move to: 5f." {
		t.Errorf("%q, and in the western form %q", got, said)
	}
}

// TestQuotedAsTyped refuses a text that means no move: it is quoted as the person has typed
// it, in letters of their own.
func TestQuotedAsTyped(t *testing.T) {
	tb := sit(t, Setup{})
	_, _, err := tb.Snapshot().Read("Qxh9")
	tb.Reasons.RefuseText("Dxh9", "Qxh9", err)
	if got := tb.says(); got != `"Dxh9" is not a move` {
		t.Errorf("it says %q", got)
	}
}

// TestEarlierPosition touches a piece while an earlier position, in which the program is to
// move, is on the board: it says so, and how to get back. An empty square says nothing.
func TestEarlierPosition(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.bobs("e5")
	tb.Browse(record.Mainline(1))
	for at, want := range map[string]string{"d4": "", "d2": "This is an earlier position."} {
		tb.Reasons.Foreign(rules.On(rulestest.Square(at)))
		if got := tb.says(); strings.Contains(got, "earlier position") != (want != "") {
			t.Errorf("at %s it says %q", at, got)
		}
		tb.Browse(record.Mainline(0))
		tb.Browse(record.Mainline(1))
	}
}
