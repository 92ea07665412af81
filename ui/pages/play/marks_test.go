package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/testing/uitest"
)

// TestTypedMarks walks through a game with the arrow keys and marks its moves by typing on
// the board. What is typed again is removed, and Undo takes it back.
func TestTypedMarks(t *testing.T) {
	tb := study(t, "1. e4 e5 2. Nf3 1-0")
	types := func(text string) {
		for _, r := range text {
			if tb.entry.Text == "" {
				tb.Board.TypedRune(r)
			} else {
				tb.entry.TypedRune(r)
			}
		}
		if tb.entry.Text != text {
			t.Errorf("typed is %q", tb.entry.Text)
		}
		uitest.Key(tb.entry, fyne.KeyReturn)
	}
	tb.Browse(record.Path{0})
	types("!")
	tb.has("1. e4 $1 e5 2. Nf3 1-0")
	if c := fyne.CurrentApp().Driver().CanvasForObject(tb.Board); c.Focused() != fyne.Focusable(tb.Board) {
		t.Errorf("%v has the keys", c.Focused())
	}
	uitest.Key(tb.Board, fyne.KeyRight)
	types("?!")
	uitest.Key(tb.Board, fyne.KeyRight)
	types("$13")
	types("!!")
	tb.has("1. e4 $1 e5 $6 2. Nf3 $13 $3 1-0")
	types("!!")
	tb.has("1. e4 $1 e5 $6 2. Nf3 $13 1-0")
	if tb.Undoing().Form != "session.mark" {
		t.Errorf("it can undo %v", tb.Undoing())
	}
	tb.Undo()
	tb.has("1. e4 $1 e5 $6 2. Nf3 $13 $3 1-0")
	for _, wrong := range []string{"$0", "$256", "$x", "!x"} {
		types(wrong)
		tb.expect("e4 e5 Nf3", wrong+" is not an annotation. Type !, ?, !!, ??, !?, ?! or $1 to $255.")
	}
	tb.Browse(nil)
	types("??")
	tb.expect("e4 e5 Nf3", "There is no move to annotate here.")
	tb.has("1. e4 $1 e5 $6 2. Nf3 $13 $3 1-0")
}

// TestTypedMarksInAGame marks a move while the program thinks, as the menu does.
func TestTypedMarksInAGame(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Level: 3, Side: rules.White, Conduct: match.Tournament, Name: "Ada"})
	tb.types("e4", "!?")
	tb.has("1. e4 $5 *")
}

// TestMenuShowsTypedMarks finds in the menu of a move what can be typed instead.
func TestMenuShowsTypedMarks(t *testing.T) {
	tb := study(t, "1. e4 e5 1-0")
	for i, want := range []string{"!", "?", "!!", "??", "!?", "?!", "$7", "$10", "$13"} {
		item := tb.Actions.NAGItems()[i]
		if s, ok := item.Shortcut.(fyne.KeyboardShortcut); !ok || string(s.Key()) != want {
			t.Errorf("%s has %v", item.Label, item.Shortcut)
		}
	}
}
