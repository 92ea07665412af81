package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
)

// doubting shows the reviewed game after 3...Nd4, 4.Nxe5?!, which the review has marked.
func doubting(t *testing.T) *table {
	t.Helper()
	tb := reviewed(t)
	tb.Session.Browse(record.Mainline(9)) // after 5.Nxf7
	return tb
}

// steps waits for the answer of the proof.
func (tb *table) steps(plies int) {
	tb.t.Helper()
	tb.until(func() bool {
		tb.pass(2 * time.Second)
		return tb.snap.Asked != nil && len(tb.snap.Asked.Talk.Moves) == plies
	})
}

// TestWhyABadMove opens the question from the line at the bottom, tries a reply on the board, and
// goes back by keys.
func TestWhyABadMove(t *testing.T) {
	tb := doubting(t)
	if !tb.footer.Section.Visible() {
		t.Fatal("a bad move gets no Why?")
	}
	moves := tb.body()
	test.Tap(tb.footer.Section)
	tb.until(func() bool { return tb.snap.Asked != nil && len(tb.snap.Asked.Talk.Moves) > 0 })
	if tb.footer.Section.Visible() || tb.Board.State().Enabled || len(tb.ideas) > 0 {
		t.Error("a move can be made before the answer")
	}
	tb.steps(2)
	if !strings.HasSuffix(tb.footer.Line.Text, "Play a reply on the board to see what answers it.") || !tb.Board.State().Enabled {
		t.Errorf("it says %q", tb.footer.Line.Text)
	}
	test.AssertImageMatches(t, "asked.png", tb.window.Canvas().Capture())
	tb.types(tb.stubborn())
	tb.steps(4)
	if strings.HasSuffix(tb.footer.Line.Text, "Play a reply on the board to see what answers it.") {
		t.Errorf("it says %q", tb.footer.Line.Text)
	}
	tb.keyboard.key(fyne.KeyLeft)
	tb.steps(2)
	tb.keyboard.key(fyne.KeyRight)
	tb.keyboard.key(fyne.KeyRight)
	tb.steps(4)
	if got := tb.labels(); got != "Show a reply, Back to the game" {
		t.Errorf("what can be done is %q", got)
	}
	if !tb.Escape() || tb.snap.Asked != nil || len(tb.snap.Place.Path) != 9 {
		t.Errorf("after Esc: %+v", tb.snap.Asked)
	}
	tb.has(moves)
}

// stubborn is the most stubborn reply to the proof.
func (tb *table) stubborn() string {
	tb.t.Helper()
	m, ok := tb.snap.Asked.Talk.Stubborn()
	if !ok {
		tb.t.Fatal("there is no reply")
	}
	return chess.Write(tb.snap.Sight().Position(), m)
}

// TestWhyNotInAGame shows a move in a casual game by typing it, and it is not played.
func TestWhyNotInAGame(t *testing.T) {
	tb := sit(t, session.Setup{Start: "6k1/5ppp/8/8/1n6/8/P4P2/R3K3 w - - 0 1"})
	tb.critic = critic{scores: []int{0}}
	tb.Actions.Ask()
	tb.types("f3")
	tb.steps(2)
	if !strings.HasPrefix(tb.footer.Line.Text, "This allows Nc2+, winning a rook") || len(tb.snap.Game.Moves) > 0 {
		t.Errorf("it says %q, and %q is played", tb.footer.Line.Text, tb.sans())
	}
	tb.Escape()
	tb.types("Kd1")
	tb.expect("Kd1", "Black")
}

// TestArrowsBeforeAMoveIsShown asks at the start of a study, where no move was made that could be
// asked about: the arrow keys go through the game as ever.
func TestArrowsBeforeAMoveIsShown(t *testing.T) {
	tb := study(t, "1. e4 e5 *")
	tb.Session.Browse(nil)
	tb.Actions.Ask()
	if tb.snap.Asked == nil || tb.tools.forward.Disabled() {
		t.Fatalf("asked %v, forward disabled %v", tb.snap.Asked, tb.tools.forward.Disabled())
	}
	if tb.keyboard.key(fyne.KeyRight); tb.snap.Asked != nil || len(tb.snap.Place.Path) != 1 {
		t.Errorf("Right shows %v, asked %v", tb.snap.Place.Path, tb.snap.Asked)
	}
}
