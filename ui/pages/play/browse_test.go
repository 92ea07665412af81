package play

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/ui/testing/uitest"
)

func TestBrowsingAndGoingOn(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("e4", "e5", "Nf3")
	uitest.Key(tb.Board, fyne.KeyLeft, fyne.KeyLeft)
	tb.expect("e4 e5 Nf3", "Viewing the position after 1.e4.")
	tb.types("e5") // the played move: this only goes forward
	tb.expect("e4 e5 Nf3", "Viewing the position after 1...e5.")
	tb.yes = false
	tb.types("Nc3")
	tb.expect("e4 e5 Nf3", "Viewing the position after 1...e5.")
	if want := "Play on from 1... pawn to e5? The moves after it stay as a variation."; tb.aloud[1] != want {
		t.Errorf("the question is read as %q, want %q", tb.aloud, want)
	}
	tb.yes = true
	tb.types("Nc3")
	tb.expect("e4 e5 Nc3", "Black to move.")
	if n := len(tb.kept.Main()[1].Children()); n != 2 || len(tb.asked) != 2 {
		t.Errorf("%d lines kept after 1...e5, asked %q", n, tb.asked)
	}
	uitest.Key(tb.Board, fyne.KeyHome)
	tb.expect("e4 e5 Nc3", "the start")
	uitest.Key(tb.Board, fyne.KeyEnd)
	tb.expect("e4 e5 Nc3", "Black to move.")
}

func TestFlipAndTypedLetters(t *testing.T) {
	tb := sit(t, against())
	tb.Board.TypedRune('f')
	if !tb.snap.Flipped {
		t.Fatal("F does not flip")
	}
	tb.Board.TypedRune('4')
	if tb.snap.Flipped || tb.entry.Text != "f4" {
		t.Errorf("f4 gave %q, flipped %v", tb.entry.Text, tb.snap.Flipped)
	}
	tb.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if tb.entry.Text != "" || tb.window.Canvas().Focused() != tb.Board {
		t.Error("Esc does not leave the line for moves")
	}
	tb.Board.TypedRune('N')
	if tb.entry.Text != "N" || tb.window.Canvas().Focused() != tb.entry {
		t.Errorf("typing on the board gives %q", tb.entry.Text)
	}
	tb.Board.TypedRune('z')
	if tb.entry.Text != "N" {
		t.Error("a letter no move begins with is typed")
	}
}

// TestTheWheelBrowses turns the wheel over the board.
func TestTheWheelBrowses(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("e4", "e5", "Nf3")
	turn := func(by float32) {
		tb.Board.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, by)})
	}
	turn(25)
	turn(25)
	tb.expect("e4 e5 Nf3", "1.e4.")
	turn(-25)
	tb.expect("e4 e5 Nf3", "1...e5.")
	turn(-25)
	turn(-25)
	tb.expect("e4 e5 Nf3", "Black to move.")
}

// TestKeysNamed looks back in a game: the line says which keys lead on, but not on a touch screen.
func TestKeysNamed(t *testing.T) {
	tb := sit(t, session.Setup{})
	tb.types("e4", "e5")
	tb.Session.Browse(record.Path{0})
	for keys, want := range map[bool]string{
		true:  "Viewing the position after 1.e4. Press Right for the next move, or End for the last position.",
		false: "Viewing the position after 1.e4.",
	} {
		if got := sentence(tb.snap, time.Time{}, keys); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	tb.expect("e4 e5", "Press Right")
}

// TestTouchingTheOthersPieces clicks on a piece of the side not to move: the page
// answers, and moves work as before.
func TestTouchingTheOthersPieces(t *testing.T) {
	tb := sit(t, against())
	tb.clicks(square("e7"))
	tb.expect("", "That's your opponent's piece. You play White.")
	tb.clicks(square("e2"), square("e4"))
	tb.expect("e4", "is thinking")
	tb.bobs("d5")
	tb.clicks(square("e4"), square("d5")) // a capture is not a mistake
	if tb.sans() != "e4 d5 exd5" {
		t.Errorf("the game is %q", tb.sans())
	}
}
