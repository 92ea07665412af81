package play

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/session"
)

// TestUndoLeavesAStudyAlone presses Undo and Take back in games that nobody plays
// and nobody edited.
func TestUndoLeavesAStudyAlone(t *testing.T) {
	for _, text := range []string{"1. f3 e5 2. g4 Qh4# 0-1", "1. e4 e5 1-0", "1. e4 e5 *", "[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. e4 *"} {
		tb := study(t, text)
		before := tb.snap.Game.Record
		tb.kept = nil
		tb.Browse(record.Mainline(len(tb.snap.Game.Moves)))
		tb.Undo()
		tb.TakeBack()
		tb.Redo()
		tb.Actions.Rematch()
		if !tb.snap.Game.Record.Equal(before) || tb.kept != nil || tb.snap.Game.CanTakeBack || tb.snap.CanRematch() || tb.Undoing().Form != "" || tb.Redoing().Form != "" {
			t.Errorf("%s became %s", text, tb.body())
		}
		if tb.buttons.left.Text != "Back" || tb.buttons.right.Text != "Play from here" {
			t.Errorf("%s: the buttons are %q and %q", text, tb.buttons.left.Text, tb.buttons.right.Text)
		}
		if len(tb.bob.questions) > 0 {
			t.Errorf("%s: the program is asked for a move", text)
		}
	}
}

// TestUndoLeavesTheEndAlone presses Undo in a game that was played here and is over.
func TestUndoLeavesTheEndAlone(t *testing.T) {
	for name, end := range map[string]func(*table){
		"mate":        func(tb *table) { tb.types("f3", "e5", "g4", "Qh4") },
		"resignation": func(tb *table) { tb.types("f3", "e5"); tb.Actions.Resign() },
	} {
		tb := sit(t, session.Setup{})
		end(tb)
		before := tb.snap
		tb.Undo()
		tb.TakeBack()
		if !tb.snap.Game.Record.Equal(before.Game.Record) || tb.snap.Game.Outcome != before.Game.Outcome || !tb.buttons.left.Disabled() || tb.ended != 1 {
			t.Errorf("%s: it became %s", name, tb.body())
		}
	}
}

// TestATakebackIsRedone takes moves back in a game with clocks against the program
// and brings them back, with the time they had left.
func TestATakebackIsRedone(t *testing.T) {
	tb := timed(t, "5")
	tb.types("e4")
	tb.pass(10 * time.Second)
	tb.bobs("e5")
	tb.pass(20 * time.Second)
	tb.types("Nf3")
	tb.pass(10 * time.Second)
	tb.bobs("Nc6")
	played := tb.snap.Game.Record
	tb.Undo()
	tb.Undo()
	if tb.sans() != "" || tb.Redoing().Form == "" {
		t.Fatalf("taken back to %q", tb.sans())
	}
	tb.Redo()
	tb.expect("e4 e5", "")
	tb.shows("4:50", "5:00")
	tb.Redo()
	tb.expect("e4 e5 Nf3 Nc6", "White to move")
	if !tb.snap.Game.Record.Equal(played) || !tb.kept.Equal(played) && tb.kept.Tag("Orientation") == "" {
		t.Errorf("brought back is\n%s", tb.body())
	}
	tb.pass(time.Hour)
	tb.shows("4:40", "4:40")
	tb.Undo()
	tb.expect("e4 e5", "White to move")
	tb.Redo()
	tb.types("Bc4")
	tb.bobs("Nf6")
	if tb.expect("e4 e5 Nf3 Nc6 Bc4 Nf6", "Your move"); tb.Redoing().Form != "" {
		t.Error("a move does not forget what was taken back before it")
	}
}

// TestATakebackWhileThinkingIsRedone asks the program again.
func TestATakebackWhileThinkingIsRedone(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	<-tb.bob.questions
	test.Tap(tb.buttons.left)
	tb.expect("", "Your move")
	tb.Redo()
	tb.expect("e4", "is thinking")
	tb.bobs("e5")
	tb.expect("e4 e5", "Your move")
}

// TestAnEditThatEndedAGameIsUndone gives a game against the program another result
// and takes that back: the result of the game counts once.
func TestAnEditThatEndedAGameIsUndone(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.Actions.Resign()
	tb.SetTags(func(r *record.Record) { r.Result = rules.Ongoing })
	if !tb.snap.Playing() {
		t.Fatal("it does not go on")
	}
	if tb.Undo(); tb.snap.Game.Outcome.Result != rules.BlackWins || tb.ended != 1 {
		t.Errorf("undone it stands %s, and ended %d times", tb.snap.Game.Outcome.Result, tb.ended)
	}
	if tb.Redo(); !tb.snap.Playing() {
		t.Error("that is not redone")
	}
}

// TestAStudyKeepsItsResult edits games whose result is not what the board says.
func TestAStudyKeepsItsResult(t *testing.T) {
	for _, result := range []string{"*", "1-0", "1/2-1/2"} {
		tb := study(t, "[Termination \"odd\"]\n\n1. f3 e5 2. g4 Qh4# "+result)
		before := tb.snap.Game.Record
		tb.Browse(record.Path{0})
		tb.ToggleNAG(2)
		tb.has("1. f3 $2 e5 2. g4 Qh4# " + result)
		if tb.Undo(); !tb.snap.Game.Record.Equal(before) {
			t.Errorf("undone it is %s", tb.body())
		}
	}
}

// TestMovesInAStudyAreEdits plays on at the end of a game without a result; that is
// undone and redone as every edit, also when the game comes back from the folder.
func TestMovesInAStudyAreEdits(t *testing.T) {
	tb := study(t, "[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. f3 e5 *")
	tb.Browse(tb.snap.LineEnd())
	tb.types("g4", "Qh4")
	tb.has("1. f3 e5 2. g4 Qh4# *")
	if tb.ended > 0 {
		t.Error("an edit ends a game")
	}
	kept := tb.kept
	tb.Undo()
	tb.has("1. f3 e5 2. g4 *")
	tb.Redo()
	tb.has("1. f3 e5 2. g4 Qh4# *")
	back, err := pgn.Read(pgn.Scan(pgn.Write(kept))[0], chess)
	if err != nil {
		t.Fatal(err)
	}
	if err := tb.Resume(back, "kept.pgn"); err != nil {
		t.Fatal(err)
	}
	if tb.Undo(); tb.snap.Playing() || tb.snap.Game.CanTakeBack {
		t.Error("what was kept of it is played")
	}
	tb.has("1. f3 e5 2. g4 Qh4# *")
}
