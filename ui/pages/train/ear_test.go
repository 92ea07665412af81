package train

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/describe"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/testing/uitest"
)

// listens lets a trainee play by ear.
func listens(tr *trainee) *trainee {
	s := tr.settings
	s.ByEar = true
	tr.SetSettings(s)
	return tr
}

// hears returns what is said after a key at the board.
func (tr *trainee) hears(key string) string { return uitest.Hears(tr, tr.board, key) }

// TestKeysByEar asks about a card by keys and by typing. What the person is to find is not given away,
// and the answer is not written.
func TestKeysByEar(t *testing.T) {
	tr := listens(sit(t, italian))
	test.Tap(tr.start.begin)
	for _, tt := range []struct{ key, says string }{
		{"n", "b1: knight, White"},
		{"n", "g1: knight, White"},
		{"m", "g1: knight, White. It can move to: e2, f3, h3"},
		{"M", "g1: knight, White. It cannot capture anything."},
		{"5", "g5: empty"},
		{"Left", "f5: empty"},
		{"alt+x", "f5, file and rank: f7: pawn, Black; e5: pawn, Black; f2: pawn, White"},
		{"l", "No moves have been played yet."},
		{"c", "Nothing has been captured since the first position."},
		{"v", "That is for you to find."},
		{"g", "That is for you to find."},
		{"t", "This game has no clocks."},
		{"D", "There are no more moves this way."},
		{"W", "There is no other variation here."},
		{"y", "The key y does nothing here. Press question mark for the list of keys."},
	} {
		if got := tr.hears(tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
		if tt.says != tr.said() {
			t.Errorf("%s: the page shows %q", tt.key, tr.said())
		}
	}
	if tr.hears("i"); tr.focus != tr.panel.entry {
		t.Error("I does not lead to the field for moves")
	}
	tr.writes("o e4")
	if got := tr.said(); got != "e4: pawn, White" || tr.panel.entry.Text != "" {
		t.Errorf("it says %q, and %q stays in the field", got, tr.panel.entry.Text)
	}
	if got := tr.log(); len(got) > 0 || tr.trial.try.Hints > 0 {
		t.Errorf("questions were graded: %q", got)
	}
	if tr.writes("Nf3"); tr.sitting != nil {
		t.Errorf("the move is not taken: %q", tr.said())
	}
	if got := tr.log(); !slices.Equal(got, []string{"good"}) {
		t.Errorf("the log has %q", got)
	}
}

// TestPuzzleByEar hears the opponent's moves of a puzzle in words and by their squares, and a capture
// before the last move.
func TestPuzzleByEar(t *testing.T) {
	tr := listens(sitWith(t, several(t, mate)))
	test.Tap(tr.start.begin)
	if got := tr.Said(); !slices.Contains(got, "Black: pawn to h6") || !slices.Contains(got, "Find the best move for White.") {
		t.Errorf("it says %q", got)
	}
	tr.plays("Rd8+", 20)
	if got := tr.Said(); !slices.Contains(got, "Black: king to h7") || !strings.Contains(strings.Join(got, " "), "Rook to d8, check is right. Keep going.") {
		t.Errorf("it says %q", got)
	}
	s := tr.settings
	s.EarStyle = "uci"
	tr.SetSettings(s)
	for key, says := range map[string]string{"l": "Black: g8h7", "c": "Nothing has been captured since the first position."} {
		if got := tr.hears(key); got != says {
			t.Errorf("%s: it says %q, want %q", key, got, says)
		}
	}
}

// TestRaceByEar asks for the time that is left.
func TestRaceByEar(t *testing.T) {
	tr := listens(sitWith(t, several(t, twoMates)))
	test.Tap(tr.start.solving.race)
	tr.second()
	if got := tr.hears("t"); got != "2:59 left. Solved: 0." {
		t.Errorf("it says %q", got)
	}
}

// TestQuizByEar reads the list of keys where a question mark would be an answer, and says where the
// answers are.
func TestQuizByEar(t *testing.T) {
	tr := listens(sitWith(t, several(t, mate)))
	test.Tap(tr.start.solving.quiz)
	if tr.hears("?"); tr.asked > 0 || tr.told != "Keys to play by ear" {
		t.Errorf("? opens %q after %d answers", tr.told, tr.asked)
	}
	if got := tr.hears("i"); got != "Two buttons answer this question. Press Tab to go to them." {
		t.Errorf("it says %q", got)
	}
	if tr.hears("!"); tr.asked > 0 {
		t.Error("a sign answers the question")
	}
	if test.Tap(tr.panel.hint); tr.asked != 1 {
		t.Errorf("the button answers %d questions", tr.asked)
	}
}

// TestProofByEar follows a proof by the keys that go through a game.
func TestProofByEar(t *testing.T) {
	tr := listens(sit(t, italian))
	test.Tap(tr.start.begin)
	tr.refutes("Ba6")
	tr.plays("Ba6", 3)
	test.Tap(tr.panel.ask)
	if got := tr.hears("c"); !strings.HasPrefix(got, "Black: ") || !strings.Contains(got, "captures bishop on a6") {
		t.Errorf("the last capture is %q", got)
	}
	if tr.hears("D"); len(tr.trial.talk.Moves) < 3 {
		t.Error("Shift+D shows no reply")
	}
	if tr.hears("A"); len(tr.trial.talk.Moves) != 2 {
		t.Errorf("Shift+A leaves %d moves", len(tr.trial.talk.Moves))
	}
	if tr.hears("A"); tr.trial.talk != nil {
		t.Error("Shift+A does not lead back to the position")
	}
	if got := tr.hears("l"); got != "No moves have been played yet." {
		t.Errorf("it says %q", got)
	}
}

// TestEndingByEar hears the defence of an ending.
func TestEndingByEar(t *testing.T) {
	tr, _ := ends(t, 1)
	listens(tr)
	test.Tap(tr.start.practice.begin)
	for range 3 {
		tr.best()
		if m := tr.trial.last; tr.sitting != nil && !tr.trial.Done() {
			said := tr.hears("l")
			if !slices.Contains(tr.Said(), said) || !strings.Contains(said, m.To.String()) {
				t.Errorf("after %v, it says %q, the page %q", m, said, tr.Said())
			}
		}
	}
}

// TestRepliesInStyles answers a wrong move and the right one in each style. What is drawn has the
// moves as they are written.
func TestRepliesInStyles(t *testing.T) {
	for style, want := range map[describe.Style][3]string{
		describe.Words: {
			"You missed this against Anna on 3 May 2026. You played queen to h5, which cost 40% of your winning chances.",
			"Queen to h5 is met by knight to c6 and costs 12% of your winning chances. Try again.", "Previous position: knight to f3 is right.",
		},
		describe.SAN: {
			"You missed this against Anna on 3 May 2026. You played Qh5, which cost 40% of your winning chances.",
			"Qh5 is met by Nc6 and costs 12% of your winning chances. Try again.", "Previous position: Nf3 is right.",
		},
		describe.UCI: {
			"You missed this against Anna on 3 May 2026. You played d1h5, which cost 40% of your winning chances.",
			"d1h5 is met by b8c6 and costs 12% of your winning chances. Try again.", "Previous position: g1f3 is right.",
		},
		describe.Spelled: {
			"You missed this against Anna on 3 May 2026. You played queen hotel 5, which cost 40% of your winning chances.",
			"Queen hotel 5 is met by knight charlie 6 and costs 12% of your winning chances. Try again.", "Previous position: knight foxtrot 3 is right.",
		},
	} {
		tr := listens(sit(t, italian, scholar))
		s := tr.settings
		s.EarStyle = string(style)
		tr.SetSettings(s)
		after, err := tr.config.Store.Rules().Parse("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2")
		if err != nil {
			t.Fatal(err)
		}
		reply, err := chess.Read(after, "Nc6")
		if err != nil {
			t.Fatal(err)
		}
		tr.verdicts["Qh5"] = training.Verdict{Reply: reply, Loses: 12}
		test.Tap(tr.start.begin)
		hears := func(at int, want string) {
			if got := tr.Said()[at]; got != want {
				t.Errorf("%s: it says %q, want %q", style, got, want)
			}
		}
		hears(1, want[0])
		tr.plays("Qh5", 5)
		hears(2, want[1])
		if tr.said() != "Qh5 is met by Nc6 and costs 12% of your winning chances. Try again." {
			t.Errorf("%s: it shows %q", style, tr.said())
		}
		tr.plays("Nf3", 5)
		hears(2, want[2])
	}
}
