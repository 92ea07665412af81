package desk

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// sitBeside sits down with a new game, and one of the user's own games besides.
func sitBeside(t *testing.T) (tb *table, name string) {
	t.Helper()
	tb = sit(t, t.TempDir(), plain)
	tb.plays("e4")
	name = tb.running()
	tb.begins()
	return tb, name
}

func TestOpenKept(t *testing.T) {
	tb, name := sitBeside(t)
	shown := 0
	tb.Keeping.Open(name, func() { shown++ })
	tb.shows("e4")
	if !tb.session.Snapshot().Playing() || shown != 1 || tb.running() != name {
		t.Errorf("shown %d times, playing %q", shown, tb.running())
	}
	tb.boards = 0
	tb.Keeping.Open(name, func() { shown++ }) // it is on the board: nothing changes but that
	tb.idle()
	if tb.boards != 1 || shown != 1 {
		t.Errorf("the board was shown %d times", tb.boards)
	}
	tb.quiet()
	tb.Keeping.Open("none.pgn", func() { shown++ })
	tb.tells("Open: ")
	if shown != 1 || tb.line() != "e4" {
		t.Errorf("the board shows %s", tb.line())
	}
}

// TestOpenKeptAsks opens a game while another is played: it is claimed when the user has
// agreed, and not before.
func TestOpenKeptAsks(t *testing.T) {
	tb, name := sitBeside(t)
	tb.plays("d4")
	now := tb.running()
	tb.Keeping.Open(name, func() {})
	tb.answers("Leave the game in progress?", "Cancel")
	tb.idle()
	if tb.line() != "d4" || tb.slot.Game() != now {
		t.Errorf("cancelled, and the board shows %s, playing %s", tb.line(), tb.slot.Game())
	}
	tb.Keeping.Open(name, func() {})
	tb.asks("Leave the game in progress?")
	if tb.slot.Game() != now {
		t.Errorf("claimed without an answer")
	}
	tb.answers("Leave the game in progress?", "Leave")
	tb.shows("e4")
	if tb.running() != name {
		t.Errorf("playing %s", tb.running())
	}
}

// TestOpenKeptPart opens games that cannot be read to the end.
func TestOpenKeptPart(t *testing.T) {
	tb, _ := sitBeside(t)
	for name, text := range map[string]string{"bad.pgn": "1. e4 Ke4 *", "two.pgn": "1. e4 *\n\n1. d4 *"} { // the second needs another file
		if err := os.WriteFile(tb.folder.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		tb.begins()
		tb.Keeping.Open(name, func() {})
		tb.shows("e4")
		if name == "bad.pgn" {
			tb.says("Ke4")
		}
		tb.marks(1)
		if err := tb.core.Keeper.Flush(); err != nil {
			t.Error(err)
		}
		if got := content(t, tb.folder.Path(name)); name == "two.pgn" && got != text || name == "bad.pgn" && !strings.Contains(got, "1. e4 $1\n Ke4") {
			t.Errorf("%s became %q", name, got)
		}
	}
}

func TestResumeAndSecondCopy(t *testing.T) {
	dir := t.TempDir()
	first := sit(t, dir, plain)
	first.plays("e4")
	first.session.Flip()
	name := first.running()
	second := sit(t, dir, plain)
	if second.line() != "" {
		t.Errorf("the second copy plays the game of the first: %q", second.line())
	}
	second.Keeping.Open(name, func() {})
	second.says("This game is open in another window")
	second.plays("c5")
	first.core.Keeper.Close()
	second.core.Keeper.Close()
	if a, b := first.slot.Game(), second.slot.Game(); a == b || b == "" {
		t.Errorf("both copies keep %q and %q", a, b)
	}
	first.slot.Release()
	third := sit(t, dir, plain)
	if !third.resumed || third.wrong.Form != "" || third.line() != "e4" || third.session.Snapshot().Bottom() != rules.Black {
		t.Errorf("came back as %q, with %v at the bottom", third.line(), third.session.Snapshot().Bottom())
	}
}

// TestAGameTakenUpElsewhereDoesNotComeBack ends a copy whose game another copy continues.
// A third copy that gets the slot of the first one leaves the game alone.
func TestAGameTakenUpElsewhereDoesNotComeBack(t *testing.T) {
	dir := t.TempDir()
	first, second := sit(t, dir, plain), sit(t, dir, plain)
	first.plays("e4")
	name := first.running()
	first.core.Keeper.Close()
	first.slot.Release()
	second.Keeping.Open(name, func() {})
	second.shows("e4")
	if third := sit(t, dir, plain); third.line() != "" {
		t.Errorf("two copies play one game: %q", third.line())
	}
}

// TestResumeDamaged starts the program with a running game that cannot be read to the end.
func TestResumeDamaged(t *testing.T) {
	dir := t.TempDir()
	first := sit(t, dir, plain)
	first.plays("e4", "e5", "Nf3")
	name := first.running()
	first.core.Keeper.Close()
	first.slot.Release()
	damaged := strings.Replace(content(t, first.folder.Path(name)), "2. Nf3", "2. Ke3", 1)
	if err := os.WriteFile(first.folder.Path(name), []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	again := sit(t, dir, plain)
	if text := again.wrong.String(); !again.resumed || !strings.HasPrefix(text, "The game in progress could not be read") || !strings.Contains(text, "aside") {
		t.Errorf("resumed: %v, wrong is %q", again.resumed, text)
	}
	aside, err := filepath.Glob(filepath.Join(dir, "data", "aside", "*.pgn"))
	if err != nil || len(aside) != 1 {
		t.Fatalf("%v: aside %v", err, aside)
	}
	if got := content(t, aside[0]); got != damaged {
		t.Errorf("the damaged file became %q", got)
	}
	if again.line() != "e4 e5" {
		t.Errorf("what could be read is %q", again.line())
	}
}

// TestRewritten lets another program change the file of the running game.
func TestRewritten(t *testing.T) {
	for answer, mine := range map[string]bool{"Keep my version": true, "Keep both": false, "Keep the file's version": false} {
		for _, closing := range []bool{false, true} {
			tb := sit(t, t.TempDir(), plain)
			tb.plays("e4")
			name := tb.running()
			path := tb.folder.Path(name)
			if err := os.WriteFile(path, []byte("1. h4 *\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			tb.plays("e5")
			if closing {
				tb.Ending.Close()
			}
			tb.asks("Another program has changed " + name)
			tb.stays()
			if got := content(t, path); got != "1. h4 *\n" {
				t.Errorf("the file became %q", got)
			}
			if closing { // which asks again, once it has tried
				tb.until("the end to ask", func() bool { return tb.Ending.ends })
			}
			tb.answers("Another program has changed ", answer)
			tb.until("what is kept", func() bool {
				return strings.Contains(content(t, path), "e4 e5") == mine && tb.core.Keeper.Flush() == nil
			})
			games, err := tb.folder.List()
			if err != nil || !mine && len(games) != 2 {
				t.Errorf("%s: %v: %d games", answer, err, len(games))
			}
			switch {
			case closing:
				tb.ends()
			case answer == "Keep the file's version":
				tb.shows("h4")
			}
		}
	}
}

// TestRewrittenStays writes another file while it is asked what to do with the running
// game: nobody has closed the program, so that it does not end after the answer.
func TestRewrittenStays(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.plays("e4")
	name := tb.running()
	if err := os.WriteFile(tb.folder.Path(name), []byte("1. h4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	tb.plays("e5")
	tb.asks("Another program has changed " + name)
	written := false
	tb.Ending.Write(func() func() { return func() { written = true } })
	tb.until("the file", func() bool { return written && !tb.tasks.Busy() })
	tb.answers("Another program has changed "+name, "Keep my version")
	if err := tb.core.Keeper.Flush(); err != nil {
		t.Error(err)
	}
	tb.idle()
	tb.stays()
}

// again ends the program and starts it again.
func (tb *table) again() *table {
	tb.t.Helper()
	tb.core.Keeper.Close()
	tb.slot.Release()
	return sit(tb.t, tb.dir, plain)
}

// TestUndoAfterARestart edits an own game and the copy of a game of a file, starts the program
// again, and undoes and redoes the edits.
func TestUndoAfterARestart(t *testing.T) {
	own := sit(t, t.TempDir(), plain)
	own.plays("f3", "e5", "g4", "Qh4")
	copied, path := edited(t, plain)
	for name, tb := range map[string]*table{"own": own, "copied": copied} {
		before, file := tb.session.Snapshot().Game.Record, tb.line()
		tb.session.Browse(record.Mainline(1))
		tb.session.Edits.Delete()
		tb.session.Edits.Comment(tb.session.Snapshot().Place, "empty")
		tb = tb.again()
		undoes := func(what string) {
			t.Helper()
			if got := tb.session.Snapshot().History.Undoing().Form; got != what {
				t.Errorf("%s: it undoes %q, want %q", name, got, what)
			}
		}
		undoes("session.comment")
		tb.session.Edits.Undo()
		undoes("session.deletion")
		tb = tb.again() // what was undone can still be redone
		undoes("session.deletion")
		tb.session.Edits.Redo()
		undoes("session.comment")
		tb.session.Edits.Undo()
		tb.session.Edits.Undo()
		if tb.line() != file || tb.session.Snapshot().Game.Outcome.Result != before.Result {
			t.Errorf("%s: undone it is %q, want %q", name, tb.line(), file)
		}
	}
	if got := content(t, path); got != "[White \"A\"]\n\n1. a3 *\n" {
		t.Errorf("the person's file became %q", got)
	}
}

// TestUndoAfterOpening opens an edited game after another one was begun, and in a second copy
// of the program. That has a game of its own, in which there is nothing to undo.
func TestUndoAfterOpening(t *testing.T) {
	tb, name := sitBeside(t)
	tb.Keeping.Open(name, func() {})
	tb.shows("e4")
	tb.marks(1)
	tb.running()
	tb.begins()
	if tb.session.Snapshot().History.Undoing().Form != "" {
		t.Error("a new game undoes something")
	}
	tb.Keeping.Open(name, func() {})
	tb.shows("e4")
	if got := tb.session.Snapshot().History.Undoing().Form; got != "session.mark" {
		t.Errorf("opened again, it undoes %q", got)
	}
	second := sit(t, tb.dir, plain)
	second.Keeping.Open(name, func() {})
	second.says("This game is open in another window")
	if got := second.session.Snapshot().History.Undoing().Form; got != "" {
		t.Errorf("the copy undoes %q", got)
	}
}

// TestNoHistoryIsSaid saves a game whose history cannot be written: that is said, and the game
// counts as saved.
func TestNoHistoryIsSaid(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.Keeping.Kept(fmt.Errorf("%w: no room", library.ErrNoUndo))
	tb.says("The game is saved, but its edits cannot be undone after a restart: no room")
	if err := tb.session.Snapshot().Unsaved; err != nil {
		t.Errorf("it counts as not saved: %v", err)
	}
}
