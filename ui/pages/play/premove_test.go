package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/rules"
	"passedpawn/ui/testing/uitest"
)

// TestPremoves makes moves in advance with the mouse, the keys and by typing, and cancels
// one in every way.
func TestPremoves(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	is := func(from, to, line string) {
		t.Helper()
		want := rules.Move{}
		if from != "" {
			f, _ := square(from).Square()
			g, _ := square(to).Square()
			want = rules.Move{From: f, To: g}
		}
		if got := tb.Board.State().Waiting; got != want || tb.snap.Premove != want || !strings.Contains(tb.footer.Line.Text, line) {
			t.Fatalf("%v waits, on the board %v, want %v; the line says %q", tb.snap.Premove, got, want, tb.footer.Line.Text)
		}
	}
	tb.clicks(square("g1"), square("f3"))
	is("g1", "f3", "Premove: g1–f3")
	tb.clicks(square("a5"))
	is("", "", "thinking")
	tb.types("Nf3")
	is("g1", "f3", "Premove")
	uitest.Click(tb.Board, tb.at(square("h6")), desktop.MouseButtonSecondary, 0)
	is("", "", "thinking")
	if len(tb.Board.Drawn()) > 0 {
		t.Error("the click that cancels draws as well")
	}
	tb.types("d4")
	uitest.Key(tb.Board, fyne.KeyEscape)
	is("", "", "thinking")
	tb.types("d4")
	uitest.Key(tb.entry, fyne.KeyEscape)
	is("", "", "thinking")

	uitest.Drag(tb.Board, tb.at(square("f1")), tb.at(square("f4")))
	is("", "", "will not be legal")
	tb.types("Ke3")
	is("", "", "not a legal move")
	uitest.Drag(tb.Board, tb.at(square("f1")), tb.at(square("c4")))
	is("f1", "c4", "Premove: f1–c4")
	if tb.sans() != "e4" || len(tb.kept.Main()) != 1 {
		t.Error("it is in the game already")
	}
	tb.bobs("e5")
	tb.expect("e4 e5 Bc4", "thinking")
	is("", "", "")
	tb.types("d3")
	tb.bobs("f6")
	tb.expect("e4 e5 Bc4 f6 d3", "thinking")
	tb.types("Bxg8")
	is("c4", "g8", "Premove")
	tb.bobs("Bb4")
	tb.expect("e4 e5 Bc4 f6 d3 Bb4+", "Premove cancelled: c4–g8 is not legal after 3...Bb4+.")
}

// TestAPremoveThatPromotes asks for the promotion beforehand if it was typed without its
// piece.
func TestAPremoveThatPromotes(t *testing.T) {
	n := against()
	n.Start = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1"
	tb := sit(t, n)
	tb.types("Kd2", "b8")
	if n := len(tb.Board.State().Choices); n != 4 || !tb.snap.Premove.Null() {
		t.Fatalf("%d choices, %v waits", n, tb.snap.Premove)
	}
	uitest.Key(tb.Board, fyne.KeyN)
	tb.bobs("Kd8")
	tb.expect("Kd2 Kd8 b8=N", "")
	// The opponent moves while the chooser is open: the choice is then a move.
	tb = sit(t, n)
	tb.types("Kd2", "b8")
	tb.bobs("Ke7")
	uitest.Key(tb.Board, fyne.KeyR)
	tb.expect("Kd2 Ke7 b8=R", "")
}

// TestPremovesCanBeSwitchedOff does nothing while the opponent thinks.
func TestPremovesCanBeSwitchedOff(t *testing.T) {
	tb := sit(t, against())
	chosen := tb.settings
	chosen.Premoves = false
	tb.SetSettings(chosen)
	tb.types("e4")
	tb.clicks(square("g1"), square("f3"))
	if tb.types("Nf3"); tb.snap.Ahead || !tb.snap.Premove.Null() {
		t.Error("a move waits")
	}
	tb.expect("e4", "It is your opponent's turn")
}
