package play

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/ui/testing/uitest"
)

// try tries a move that is not legal.
func (tb *table) try(from, to string) {
	tb.t.Helper()
	tb.Session.Reasons.Refuse(rules.On(rulestest.Square(from)), rulestest.Square(to))
}

func TestWhyAMoveIsRefused(t *testing.T) {
	tb := sit(t, session.Setup{Start: "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1"})
	tb.try("e1", "g1")
	if !strings.Contains(tb.footer.Line.Text, "the rook on f7 attacks f1, which your king would cross.") || tb.snap.Proof == nil {
		t.Errorf("says %q, draws %v", tb.footer.Line.Text, tb.snap.Proof)
	}
	test.AssertImageMatches(t, "refused-castle.png", tb.window.Canvas().Capture())
	test.Tap(tb.footer.Section)
	for _, want := range []string{
		"FIDE Laws, article 3.8.2.2", "You can castle later, when nothing prevents it.", "This piece can move to: c1, d1, d2, e2.",
	} {
		if !strings.Contains(tb.told, want) {
			t.Errorf("Why? tells %q, want %q", tb.told, want)
		}
	}
	if strings.Contains(tb.told, tb.footer.Line.Text) {
		t.Errorf("Why? only repeats %q", tb.footer.Line.Text)
	}
	tb.types("O-O-O")
	if tb.snap.Proof != nil || tb.footer.Section.Visible() {
		t.Error("the proof or its button stays after a move")
	}
	tb.expect("O-O-O", "Black")
}

// TestProofs draws the proofs of reasons, one of each shape.
func TestProofs(t *testing.T) {
	for name, tt := range map[string]struct{ fen, try string }{
		"pinned":      {"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "d2f3"},
		"blocked":     {"4k3/8/8/8/3n4/8/8/B3K3 w - - 0 1", "a1h8"},
		"still-check": {"4k3/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "a1a3"},
		"passing-pin": {"4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6"},
		"two-checks":  {"4k3/4r3/8/8/8/3n4/8/Q3K3 w - - 0 1", "a1e5"},
		"castle-into": {"r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8"},
	} {
		t.Run(name, func(t *testing.T) {
			tb := sit(t, session.Setup{Start: tt.fen})
			tb.window.Resize(fyne.NewSize(620, 440))
			tb.try(tt.try[:2], tt.try[2:])
			test.AssertImageMatches(t, "proof-"+name+".png", tb.window.Canvas().Capture())
		})
	}
}

// TestTypedMoves explains an illegal typed move too.
func TestTypedMoves(t *testing.T) {
	tb := sit(t, session.Setup{Start: "4k3/P4r2/8/8/8/8/8/R3K2R w KQ - 0 1"})
	for text, want := range map[string]string{
		"O-O":  "O-O: You cannot castle through check: the rook on f7",
		"Rxf7": "Rxf7: A rook moves in straight lines: up, down or sideways.",
		"a8=K": "a8=K: A pawn must become a queen",
		"Qd4":  "Qd4",
		"what": "what",
		"a9":   "a9",
	} {
		tb.keyboard.typed(text)
		if !strings.Contains(tb.footer.Line.Text, want) || len(tb.snap.Game.Moves) > 0 {
			t.Errorf("%s: says %q", text, tb.footer.Line.Text)
		}
	}
}

// TestAllowed opens the rules behind surprising moves.
func TestAllowed(t *testing.T) {
	tb := sit(t, session.Setup{Start: "r3k3/3p3P/8/4P3/8/8/7r/R3K2R b KQ - 0 1"})
	for _, move := range []string{"d5", "exd6", "Kf7", "h8=N", "Kg7", "O-O-O", "Raxh8", "Rxh2"} {
		tb.types(move)
	}
	if got := tb.ruledPlies(); !slices.Equal(got, []int{1, 3, 5}) {
		t.Fatalf("explained are the plies %v", got)
	}
	for i, want := range []string{
		"About 2.exd6: This is capturing en passant", "article 3.7.3.3 (in older editions 3.7.5.1, 3.7e)",
		"Only the squares where the king starts",
	} {
		ply := 2*i + 1
		tb.Actions.explain(record.Mainline(ply + 1))
		if !strings.Contains(tb.told, want) || len(tb.snap.Place.Path) != ply+1 || tb.snap.Proof == nil {
			t.Errorf("ply %d: told %q on %v", ply, tb.told, tb.snap.Place.Path)
		}
	}
	test.AssertImageMatches(t, "ruled.png", tb.window.Canvas().Capture())
	for len(tb.snap.Game.Moves) > 4 {
		tb.TakeBack()
	}
	if got := tb.ruledPlies(); len(tb.snap.Game.Moves) != 4 || !slices.Equal(got, []int{1, 3}) {
		t.Errorf("after a takeback the plies %v are explained", got)
	}
}

// TestARuleLeavesTheGame opens the rule behind a move of a game in progress: afterwards the
// board shows the game again, with a move that was made meanwhile.
func TestARuleLeavesTheGame(t *testing.T) {
	tb := sit(t, session.Setup{Start: "r3k3/3p3P/8/4P3/8/8/7r/R3K2R b KQ - 0 1"})
	tb.types("d5", "exd6", "Kf7")
	tb.Actions.explain(record.Mainline(2))
	if len(tb.snap.Place.Path) != 2 || len(tb.answers) != 1 {
		t.Fatalf("the board shows ply %d, with %d answers", len(tb.snap.Place.Path), len(tb.answers))
	}
	tb.answers[0].Do()
	if !tb.snap.Live() || tb.snap.Proof != nil {
		t.Errorf("then it shows ply %d, and %+v", len(tb.snap.Place.Path), tb.snap.Proof)
	}
	tb.types("h8=N")
	tb.expect("d5 exd6 Kf7 h8=N+", "Black is in check.")
	uitest.Key(tb.Board, fyne.KeyHome) // who looks back stays where the rule is
	tb.Actions.explain(record.Mainline(2))
	if tb.answers[0].Do(); len(tb.snap.Place.Path) != 2 {
		t.Errorf("the board goes from the past to ply %d", len(tb.snap.Place.Path))
	}
}

// ruledPlies returns the plies of the main line that a rule explains.
func (tb *table) ruledPlies() (plies []int) {
	marked := gameOf(tb.snap, tb.settings).Ruled
	for ply, n := range tb.snap.Game.Record.Main() {
		if marked[n] {
			plies = append(plies, ply)
		}
	}
	return plies
}

// TestAllowedAside opens the rules behind moves of variations: castling past an attacked
// square, an underpromotion to a knight further in, and a stalemate.
func TestAllowedAside(t *testing.T) {
	tb := study(t, `[SetUp "1"]
[FEN "1r5k/8/8/8/8/3B4/6p1/R3K3 w Q - 0 1"]

1. Kd2 (1. O-O-O g1=Q (1... g1=N 2. Kc2) 2. Kc2) (1. Kf2 Rb1 2. Rxb1 g1=Q+ 3. Rxg1) 1... g1=Q *`)
	(<-tb.todo)()
	for _, tt := range []struct {
		path record.Path
		says string
	}{
		{record.Path{1}, "About 1.O-O-O: The rook can pass"},
		{record.Path{1, 1}, "About 1...g1=N: A pawn that reaches the last rank"},
		{record.Path{2, 0, 0, 0, 0}, "About 3.Rxg1: This is stalemate"},
	} {
		if !gameOf(tb.snap, tb.settings).Ruled[tb.snap.Game.Record.At(tt.path)] {
			t.Errorf("%v bears no sign", tt.path)
		}
		tb.told = ""
		if tb.Actions.explain(tt.path); !strings.HasPrefix(tb.told, tt.says) || !tb.snap.Place.Path.Equal(tt.path) {
			t.Errorf("%v: told %q", tt.path, tb.told)
		}
	}
	if n := len(gameOf(tb.snap, tb.settings).Ruled); n != 3 {
		t.Errorf("%d moves bear a sign", n)
	}
	tb.told = ""
	if tb.Actions.explain(record.Path{0}); tb.told != "" {
		t.Errorf("a move that needs no rule: %q", tb.told)
	}
	test.AssertImageMatches(t, "ruled-aside.png", tb.window.Canvas().Capture())
}
