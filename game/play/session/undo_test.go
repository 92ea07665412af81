package session

import (
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match/matchtest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestUndoLeavesAStudyAlone undoes and takes back in studies without edits.
func TestUndoLeavesAStudyAlone(t *testing.T) {
	for _, text := range []string{
		"1. f3 e5 2. g4 Qh4# 0-1", "1. e4 e5 1-0", "1. e4 e5 *",
		"[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. e4 *",
	} {
		tb := study(t, text)
		before := tb.Snapshot().Game.Record
		tb.Browse(tb.Snapshot().LineEnd())
		tb.Edits.Undo()
		tb.TakeBack()
		tb.Edits.Redo()
		s := tb.Snapshot()
		if !s.Game.Record.Equal(before) || tb.kept != nil || s.Game.CanTakeBack || s.CanRematch() || len(s.History.Steps) > 0 {
			t.Errorf("%s became %s", text, tb.body())
		}
		if len(*tb.bob.asked) > 0 {
			t.Errorf("%s: the program is asked for a move", text)
		}
	}
}

// TestUndoLeavesTheEndAlone undoes in a finished game that was played here.
func TestUndoLeavesTheEndAlone(t *testing.T) {
	for name, end := range map[string]func(*table){
		"mate":        func(tb *table) { tb.plays("f3", "e5", "g4", "Qh4") },
		"resignation": func(tb *table) { tb.plays("f3", "e5"); tb.Resign() },
	} {
		tb := sit(t, Setup{})
		end(tb)
		before := tb.Snapshot().Game
		tb.Edits.Undo()
		tb.TakeBack()
		if now := tb.Snapshot().Game; !now.Record.Equal(before.Record) || now.Outcome != before.Outcome || now.CanTakeBack || tb.ended != 1 {
			t.Errorf("%s: it became %s", name, tb.body())
		}
	}
}

// left checks the time left on the clocks.
func (tb *table) left(white, black time.Duration) {
	tb.t.Helper()
	c := tb.Snapshot().Game.Clock
	if w, b := c.Left(rules.White, tb.wall.Time), c.Left(rules.Black, tb.wall.Time); w != white || b != black {
		tb.t.Errorf("the clocks have %v and %v, want %v and %v", w, b, white, black)
	}
}

// timed starts a game with clocks against the program.
func timed(t *testing.T, minutes string) *table {
	t.Helper()
	c, err := clock.ParseMinutes(minutes)
	if err != nil {
		t.Fatal(err)
	}
	n := against()
	n.Time = c
	return sit(t, n)
}

// TestATakebackIsRedone takes moves back in a game with clocks against the program and
// redoes them, with the time that was left then.
func TestATakebackIsRedone(t *testing.T) {
	tb := timed(t, "5")
	for _, moves := range [][2]string{{"e4", "e5"}, {"Nf3", "Nc6"}} {
		tb.pass(10 * time.Second)
		tb.plays(moves[0])
		tb.pass(10 * time.Second)
		tb.bobs(moves[1])
	}
	played := tb.Snapshot().Game.Record
	tb.Edits.Undo()
	tb.Edits.Undo()
	if tb.sans() != "" || tb.Snapshot().History.Redoing().Form == "" {
		t.Fatalf("taken back to %q", tb.sans())
	}
	tb.Edits.Redo()
	tb.is("e4 e5", record.Mainline(2))
	tb.left(5*time.Minute, 290*time.Second)
	tb.Edits.Redo()
	tb.is("e4 e5 Nf3 Nc6", record.Mainline(4))
	if !tb.Snapshot().Game.Record.Equal(played) {
		t.Errorf("brought back is\n%s", tb.body())
	}
	tb.pass(time.Hour)
	tb.left(290*time.Second, 280*time.Second)
	tb.Edits.Undo()
	tb.Edits.Redo()
	tb.plays("Bc4")
	tb.bobs("Nf6")
	if tb.is("e4 e5 Nf3 Nc6 Bc4 Nf6", record.Mainline(6)); tb.Snapshot().History.Redoing().Form != "" {
		t.Error("a move does not forget what was taken back before it")
	}
}

// TestATakebackWhileThinkingIsRedone checks that the program is asked again.
func TestATakebackWhileThinkingIsRedone(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	late := tb.next(tb.bob)
	tb.TakeBack()
	if tb.is("", nil); late.ctx.Err() == nil {
		t.Error("the program goes on thinking")
	}
	late.reply(answer(late, "e5"), nil)
	tb.run()
	tb.is("", nil)
	if tb.Edits.Redo(); !tb.Snapshot().Game.Thinking {
		t.Error("the program does not think again")
	}
	tb.bobs("e5")
	tb.is("e4 e5", record.Mainline(2))
}

// TestAnEditThatEndedAGameIsUndone changes the result of a game against the program and
// undoes that. The result of the game counts once.
func TestAnEditThatEndedAGameIsUndone(t *testing.T) {
	tb := sit(t, against())
	tb.plays("e4")
	tb.Resign()
	tb.finish()
	tb.Edits.SetTags(func(r *record.Record) { r.Result = rules.Ongoing })
	if !tb.Snapshot().Playing() {
		t.Fatal("it does not go on")
	}
	if tb.Edits.Undo(); tb.Snapshot().Game.Outcome.Result != rules.BlackWins || tb.ended != 1 {
		t.Errorf("undone it is %s, and ended %d times", tb.Snapshot().Game.Outcome.Result, tb.ended)
	}
	if tb.Edits.Redo(); !tb.Snapshot().Playing() {
		t.Error("that is not redone")
	}
}

// TestAStudyKeepsItsResult edits games whose result does not follow from the board.
func TestAStudyKeepsItsResult(t *testing.T) {
	for _, result := range []string{"*", "1-0", "1/2-1/2"} {
		tb := study(t, "[Termination \"odd\"]\n\n1. f3 e5 2. g4 Qh4# "+result)
		before := tb.Snapshot().Game.Record
		tb.Browse(record.Path{0})
		tb.Edits.ToggleNAG(2)
		tb.has("1. f3 $2 e5 2. g4 Qh4# " + result)
		if tb.Edits.Undo(); !tb.Snapshot().Game.Record.Equal(before) {
			t.Errorf("undone it is %s", tb.body())
		}
	}
}

// TestMovesInAStudyAreEdits makes moves at the end of a game without a result. They are
// undone and redone like every edit, also after the game was loaded again.
func TestMovesInAStudyAreEdits(t *testing.T) {
	tb := study(t, "[WhiteType \"human\"]\n[BlackType \"program\"]\n[BlackLevel \"3\"]\n\n1. f3 e5 *")
	tb.Browse(tb.Snapshot().LineEnd())
	tb.plays("g4", "Qh4")
	if tb.has("1. f3 e5 2. g4 Qh4# *"); tb.ended > 0 {
		t.Error("an edit ends a game")
	}
	kept := tb.kept
	tb.Edits.Undo()
	tb.has("1. f3 e5 2. g4 *")
	tb.Edits.Redo()
	tb.has("1. f3 e5 2. g4 Qh4# *")
	if err := tb.Resume(matchtest.Record(t, pgn.Write(kept)), "kept.pgn"); err != nil {
		t.Fatal(err)
	}
	if tb.Edits.Undo(); tb.Snapshot().Playing() || tb.Snapshot().Game.CanTakeBack {
		t.Error("what was saved of it is played")
	}
	tb.has("1. f3 e5 2. g4 Qh4# *")
}

// TestEditsAreSavedWithTheirHistory edits a game, undoes, and takes back a move: each is saved
// with what can be undone and redone. A move of the game clears that.
func TestEditsAreSavedWithTheirHistory(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("e4", "e5")
	saved := func(undoing, redoing string) {
		t.Helper()
		if h := tb.history; h.Undoing().Form != undoing || h.Redoing().Form != redoing || len(h.Steps) > 0 && h.At >= len(h.Steps) {
			t.Errorf("saved to undo %q and redo %q, want %q and %q", h.Undoing(), h.Redoing(), undoing, redoing)
		}
	}
	tb.Edits.ToggleNAG(1)
	saved("session.mark", "")
	tb.Edits.Comment(tb.Snapshot().Place, "so")
	saved("session.comment", "")
	tb.Edits.Undo()
	saved("session.mark", "session.comment")
	tb.plays("Nf3")
	saved("", "")
	tb.TakeBack()
	saved("", "session.move")
}

// TestRecall resumes a game of which only the result is left. What was deleted comes back, and
// the game keeps its file whether or not that is done.
func TestRecall(t *testing.T) {
	tb := sit(t, Setup{})
	tb.plays("f3", "e5", "g4", "Qh4")
	played := tb.Snapshot().Game.Record
	tb.Browse(record.Mainline(1))
	tb.Edits.Delete()
	if tb.sans() != "" || len(tb.kept.Main()) > 0 {
		t.Fatalf("%q is left", tb.sans())
	}
	rec, h := tb.kept, tb.history
	resume := func() {
		t.Helper()
		if err := tb.Resume(rec.Clone(), "a.pgn"); err != nil {
			t.Fatal(err)
		}
		tb.Edits.Recall(h)
	}
	resume()
	if tb.Snapshot().History.Undoing().Form != "session.deletion" {
		t.Errorf("it undoes %q", tb.Snapshot().History.Undoing())
	}
	resume()
	if tb.dropped > 0 {
		t.Error("a game that was edited before it was resumed lost its file")
	}
	tb.Edits.Undo()
	if !slices.Equal(tb.Snapshot().Game.Moves, played.Moves()) || tb.Snapshot().Game.Outcome.Result != rules.BlackWins || tb.ended != 1 {
		t.Errorf("undone it is %s, and ended %d times", tb.body(), tb.ended)
	}
	tb.Edits.Redo()
	if err := tb.Start(Setup{}); err != nil || tb.dropped > 0 {
		t.Errorf("%v: a game whose moves were deleted lost its file", err)
	}
}
