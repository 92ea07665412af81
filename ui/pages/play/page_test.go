package play

import (
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/testing/uitest"
)

func TestAGameAgainstTheProgram(t *testing.T) {
	tb := sit(t, against())
	tb.expect("", "Your move. Choose a piece")
	tb.types("e4")
	tb.expect("e4", "Passed Pawn, Scripted is thinking.")
	tb.types("d4")
	tb.expect("e4", "Premove: d2–d4.")
	tb.Premoves.Withdraw()
	tb.bobs("e5")
	tb.expect("e4 e5", "Your move.")
	if tb.kept == nil || len(tb.kept.Moves()) != 2 || tb.kept.Tag("BlackLevel") != "3/16" || tb.kept.Tag("White") != "Ada" || tb.kept.Tag("Date") != "2026.11.20" {
		t.Errorf("kept %+v", tb.kept)
	}
	tb.TakeBack()
	tb.expect("", "Your move.")
	tb.TakeBack()
	tb.expect("", "There is no move to take back.")
	tb.types("f3")
	tb.bobs("e5")
	tb.types("g4")
	tb.bobs("Qh4")
	tb.expect("f3 e5 g4 Qh4#", "Black wins by checkmate.")
	if tb.labels() != "Rematch, Review, New game" || tb.kept.Result != rules.BlackWins {
		t.Errorf("the buttons are %q, kept as %s", tb.labels(), tb.kept.Result)
	}
	if tb.ended != 1 {
		t.Errorf("the game ended %d times", tb.ended)
	}
	tb.press("Rematch as Black (level 2)")
	if tb.ended != 1 || !tb.snap.Flipped || !tb.snap.Game.Human[rules.Black] || tb.snap.Game.Human[rules.White] {
		t.Errorf("a rematch swaps colours: %+v", tb.snap.Game.Human)
	}
}

// TestThoughts shows the program's thinking if the person wants it, from White's side.
func TestThoughts(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	now := tb.snap.Game.Now()
	e5, err := chess.Read(now, "e5")
	if err != nil {
		t.Fatal(err)
	}
	thought := player.Thought{Position: now, Depth: 7, Score: 31, Line: []rules.Move{e5, e5}}
	tell := func() {
		tb.watch(thought)
		(<-tb.todo)()
		tb.pass(time.Second)
	}
	if tell(); tb.thoughts.own.Visible() {
		t.Error("thoughts nobody asked for")
	}
	s := tb.settings
	s.Thinking = true
	if tb.SetSettings(s); !tb.thoughts.own.Visible() || tb.thoughts.own.Text != "-0.31   depth 7\ne5" {
		t.Errorf("shown as %q", tb.thoughts.own.Text)
	}
	thought.Mate = -3
	if tell(); tb.thoughts.own.Text != "Mate in 3 for White   depth 7\ne5" {
		t.Errorf("shown as %q", tb.thoughts.own.Text)
	}
	thought.Proved = true
	if tell(); tb.thoughts.own.Text != "Mate in 3 for White, proved\ne5" {
		t.Errorf("shown as %q", tb.thoughts.own.Text)
	}
	thought = player.Thought{Position: now, Line: []rules.Move{e5}}
	if tell(); tb.thoughts.own.Text != "e5\nfrom the opening book" {
		t.Errorf("shown as %q", tb.thoughts.own.Text)
	}
}

func TestMoveNowAndTakeBackWhileThinking(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	if tb.labels() != "Hint, Take back, Draw, Resign" {
		t.Errorf("at first the buttons are %q", tb.labels())
	}
	tb.pass(longThought)
	tb.press("Move now")
	late := <-tb.bob.questions
	<-late.q.Now
	tb.press("Take back")
	if tb.expect("", "Your move."); late.ctx.Err() == nil {
		t.Error("the program goes on thinking")
	}
	late.reply(player.Action{}, late.ctx.Err())
	(<-tb.todo)()
	tb.expect("", "Your move.")
}

func TestAProgramThatFails(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	(<-tb.bob.questions).reply(player.Action{}, errors.New("out of paper"))
	(<-tb.todo)()
	tb.expect("e4", "out of paper")
	tb.press("Move now")
	tb.bobs("c5")
	tb.expect("e4 c5", "Your move.")
}

func TestHint(t *testing.T) {
	tb := sit(t, against())
	tb.Hint()
	q := <-tb.adviser.questions
	tb.expect("", "Looking for a good move...")
	q.reply(player.Action{Move: q.q.Line[0].Moves()[0]}, nil)
	(<-tb.todo)()
	tb.expect("", "Hint: move the knight on b1. Press Hint again to see the move.")
	if _, whole := tb.snap.Arrow(); whole {
		t.Error("an arrow at once")
	}
	test.AssertImageMatches(t, "hint.png", tb.window.Canvas().Capture())
	tb.Hint()
	tb.expect("", "Hint: try ")
	if _, whole := tb.snap.Arrow(); !whole {
		t.Error("no arrow")
	}
	tb.types("e4")
	if tb.snap.Hint != nil {
		t.Error("the arrow stays after a move")
	}
}

func TestPromotionByTyping(t *testing.T) {
	tb := sit(t, session.Setup{Start: "4k3/P7/8/8/8/8/7P/4K3 w - - 0 1"})
	tb.types("a8")
	if len(tb.Board.State().Choices) != 4 || tb.sans() != "" {
		t.Fatal("the chooser is not open, or something was played")
	}
	before := tb.kept
	uitest.Key(tb.Board, fyne.KeyEscape)
	if tb.kept != before || tb.sans() != "" {
		t.Error("a promotion that was cancelled left a trace")
	}
	tb.types("a8=N")
	tb.expect("a8=N", "Black to move.")
}
