package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/testing/uitest"
)

// strict starts a game of two people by the tournament rules, with five minutes each.
func strict(t *testing.T, c match.Conduct, start string) *table {
	t.Helper()
	control, err := clock.ParseMinutes("5")
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, session.Setup{Conduct: c, Start: start, Time: control, Names: [2]string{"Ada", "Bob"}})
}

// press taps the button with a name.
func (tb *table) press(name string) {
	tb.t.Helper()
	b := tb.deed(name)
	if b.Disabled() {
		tb.t.Fatalf("%q is disabled", name)
	}
	test.Tap(b)
}

// TestTouchMoveByHand touches pieces with the mouse: the board marks the one that must
// move, and moves no other.
func TestTouchMoveByHand(t *testing.T) {
	tb := strict(t, match.Tournament, "")
	tb.clicks(square("g1"), square("g1"), square("e2"), square("e4"))
	tb.expect("", "You touched the knight on g1 first, so you have to move it.")
	if marks := touched(tb.snap); len(marks) != 1 || marks[0].From.String() != "g1" {
		t.Errorf("marked are %v", marks)
	}
	tb.types("e4")
	tb.expect("", "Another piece was touched first")
	tb.clicks(square("g1"), square("f3"))
	tb.expect("Nf3", "")
	if touched(tb.snap) != nil {
		t.Error("the mark stays after the move")
	}
	tb.clicks(square("f3")) // not yet White's turn to touch
	tb.types("e5")
	tb.clicks(square("b1"), square("c3"))
	tb.expect("Nf3 e5 Nc3", "")
}

// TestAPawnThatWasLetGo checks that a released pawn moves to no other square, and that
// nothing says what its choices would do.
func TestAPawnThatWasLetGo(t *testing.T) {
	tb := strict(t, match.Tournament, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1")
	tb.clicks(square("a7"), square("a8"))
	if len(tb.Board.State().Choices) != 4 {
		t.Fatalf("the chooser has %v", tb.Board.State().Choices)
	}
	at := tb.snap.Place.Position()
	if m := tb.Board.State().Choices[0]; tb.facts(at, m) != nil {
		t.Errorf("it says %q of %v", tb.facts(at, m), m)
	}
	if uitest.Key(tb.Board, fyne.KeyEscape); len(tb.Board.State().Choices) > 0 {
		t.Error("Esc does not close the chooser")
	}
	tb.clicks(square("a7"), square("b8"))
	tb.expect("", "You released the pawn on a8")
	tb.clicks(square("a7"), square("a8"), square("a8"))
	tb.expect("a8=Q", "")
}

// TestAFlagFallsOverAnOpenChooser lets the time run out of the side that is still
// choosing: its clock runs meanwhile, and the choice comes too late.
func TestAFlagFallsOverAnOpenChooser(t *testing.T) {
	for _, conduct := range []match.Conduct{match.Casual, match.Tournament} {
		tb := strict(t, conduct, "7k/P6p/8/8/8/8/8/K7 b - - 0 1")
		tb.types("h6")
		tb.clicks(square("a7"), square("a8"))
		tb.pass(4 * time.Minute)
		tb.shows("5:00", "1:00")
		if len(tb.Board.State().Choices) != 4 {
			t.Fatal("the chooser is closed")
		}
		tb.pass(time.Minute)
		if len(tb.Board.State().Choices) != 0 || tb.snap.Game.Outcome.Result != rules.BlackWins {
			t.Errorf("%q: the chooser has %d choices, and it ends %v", conduct, len(tb.Board.State().Choices), tb.snap.Game.Outcome)
		}
		tb.clicks(square("a8"))
		tb.expect("h6", "on time")
	}
}

// TestClaimByButtons claims a draw with a move chosen on the board.
func TestClaimByButtons(t *testing.T) {
	tb := strict(t, match.Tournament, "")
	tb.types("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	if strings.Contains(tb.footer.Line.Text, "claim") {
		t.Errorf("the arbiter tells: %q", tb.footer.Line.Text)
	}
	tb.types("Nf3", "Nf6", "Ng1")
	tb.press("Claim a draw")
	tb.press("Cancel")
	tb.press("Claim a draw")
	if !tb.Escape() || tb.snap.Writing {
		t.Error("Esc does not give the claim up")
	}
	tb.press("Claim a draw")
	tb.clicks(square("f6"), square("g8"))
	tb.expect(tb.sans(), "Ng8 is written down.")
	if m := tb.arrow(); m == nil || m.To != rules.Sq(6, 7) || len(tb.snap.Game.Moves) != 11 {
		t.Errorf("the arrow is %v after %d moves", m, len(tb.snap.Game.Moves))
	}
	tb.press("Claim a draw")
	tb.expect(tb.sans(), "Draw by threefold repetition. Times this position has occurred: 4 (at the start, after 2...Ng8, after 4...Ng8, with 6...Ng8).")
}

// TestOfferByButtons offers a draw with a move: no question is asked, and the button that
// accepts it is there until a move answers.
func TestOfferByButtons(t *testing.T) {
	tb := strict(t, match.Tournament, "")
	tb.types("e4", "e5")
	tb.press("Offer a draw")
	tb.expect("e4 e5", "Your next move offers a draw.")
	tb.types("Nf3")
	tb.expect("e4 e5 Nf3", "Ada offers a draw. Accept it, or make your move.")
	if len(tb.asked) != 0 {
		t.Errorf("asked %q", tb.asked)
	}
	tb.clicks(square("b8")) // a touch declines it
	tb.expect("e4 e5 Nf3", "Bob declines the draw")
	tb.clicks(square("c6"))
	tb.press("Offer a draw")
	tb.types("Nc3")
	tb.expect("e4 e5 Nf3 Nc6 Nc3", "Ada offers a draw.")
	if tb.snap.DrawName().String() != "Accept the draw" {
		t.Error("the menu does not accept it")
	}
	tb.press("Accept the draw")
	tb.expect("e4 e5 Nf3 Nc6 Nc3", "Draw by agreement.")
}

// TestNoHelpOnThePage checks that nothing on the page helps the player.
func TestNoHelpOnThePage(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Side: rules.White, Conduct: match.Tournament})
	tb.window.Resize(fyne.NewSize(900, 640))
	if got := tb.labels(); got != "Claim, Take back, Draw, Resign" || !tb.tools.analyse.Disabled() {
		t.Errorf("the buttons are %q, and there is analysis %v", got, !tb.tools.analyse.Disabled())
	}
	tb.types("e4")
	tb.bobs("e5")
	tb.expect("e4 e5", "Your move.")
}

// TestWhatAnEndShows presses § at the end of a game: the moves to mate are added only on
// request, and can be undone; a wall is shown on the board.
func TestWhatAnEndShows(t *testing.T) {
	const won = "[FEN \"7k/5p2/8/8/8/8/5K2/5B2 w - - 0 1\"]\n[Termination \"time forfeit\"]\n\n1. Ke1 1-0"
	judged := func(text string) *table {
		tb := study(t, text)
		tb.tasks.Wait() // why it ended is worked out in the background
		tb.run()
		return tb
	}
	tb := judged(won)
	before := tb.body()
	tb.yes = false
	tb.Actions.explain(record.Mainline(1))
	tb.has(before)
	tb.yes = true
	tb.Actions.explain(record.Mainline(1))
	if n := len(tb.snap.Place.Path); n != 2 || tb.body() == before || !strings.Contains(tb.body(), "#") {
		t.Errorf("the board shows ply %d of\n%s", n, tb.body())
	}
	tb.Undo()
	tb.has(before)
	tb = judged("[FEN \"5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1\"]\n[Termination \"time forfeit\"]\n\n1. Kg3 Kg7 2. Kh3 1/2-1/2")
	tb.Actions.explain(record.Mainline(3))
	if !strings.Contains(tb.told, "The circled pieces can never move again.") || len(tb.snap.Proof.Wall) != 10 {
		t.Errorf("told is %q, with %+v", tb.told, tb.snap.Proof)
	}
}
