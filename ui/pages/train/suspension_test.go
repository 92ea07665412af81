package train

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// TestSuspend removes a position, which is no answer to it, until the person adds it again.
// Both are in the log, so that they hold on the next start.
func TestSuspend(t *testing.T) {
	tr := sit(t, italian, scholar)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	tr.settles()
	if tr.panel.task.Text != "Find the best move for Black." || tr.said() != "Previous position: removed from training." {
		t.Fatalf("then it asks %q and says %q", tr.panel.task.Text, tr.said())
	}
	tr.plays("g6", 9)
	if tr.sitting != nil || tr.start.last.Text != "You got 1 of 1 right on the first try." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
	tr.now = tr.now.AddDate(0, 1, 0)
	tr.Leave()
	tr.Return()
	tr.settles()
	if tr.start.due.Text != "1 position is due: about 1 minute." || !tr.start.removals.Visible() || tr.start.removed.Text != "You removed 1 position." {
		t.Errorf("a month later it says %q, %q", tr.start.due.Text, tr.start.removed.Text)
	}
	tr.window.Resize(fyne.NewSize(900, 880))
	test.AssertImageMatches(t, "suspended.png", tr.window.Canvas().Capture())
	test.Tap(tr.start.resume)
	tr.Leave()
	tr.Return()
	tr.settles()
	if tr.start.due.Text != "2 positions are due: about 1 minute." || tr.start.removals.Visible() {
		t.Errorf("after all it says %q, %q", tr.start.due.Text, tr.start.removed.Text)
	}
	if got := tr.log(); !slices.Equal(got, []string{"suspend", "good", "resume"}) {
		t.Errorf("the log has %q", got)
	}
}

// TestSuspendPuzzle removes no theme: its next puzzle is another one.
func TestSuspendPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	test.Tap(tr.start.begin)
	if tr.panel.removal.Visible() {
		t.Error("it offers to remove a puzzle")
	}
	tr.Escape()
	if tr.suspend(); len(tr.log()) > 0 {
		t.Errorf("the log has %q", tr.log())
	}
}

// TestSuspendLast ends a sitting without another position.
func TestSuspendLast(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	tr.settles()
	if tr.sitting != nil || tr.start.begin.Visible() || !tr.start.removals.Visible() || tr.start.due.Text != "No positions are left to train." {
		t.Errorf("it says %q", tr.start.due.Text)
	}
}

// TestUndoSuspend undoes a removal at once: the position comes next. That all positions were
// added again can be undone, too.
func TestUndoSuspend(t *testing.T) {
	tr := sit(t, italian, scholar)
	if tr.Undo(); len(tr.log()) > 0 || tr.Undoing().Form != "" {
		t.Errorf("it undoes nothing: %q", tr.log())
	}
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	if got := tr.Undoing().String(); got != "removing the position" || tr.sitting.Left() != 1 {
		t.Errorf("it undoes %q, and %d are left", got, tr.sitting.Left())
	}
	tr.Undo()
	if tr.said() != "The position that you removed comes next." || tr.sitting.Left() != 2 || tr.Undoing().Form != "" {
		t.Errorf("it says %q, and %d are left", tr.said(), tr.sitting.Left())
	}
	tr.plays("g6", 9)
	tr.plays("Nf3", 9)
	if tr.sitting != nil || tr.start.removals.Visible() || tr.start.last.Text != "You got 2 of 2 right on the first try." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
	test.Tap(tr.start.begin) // practice
	test.Tap(tr.panel.suspend)
	tr.Escape()
	tr.now = tr.now.Add(time.Minute)
	test.Tap(tr.start.resume)
	tr.settles()
	if got := tr.Undoing().String(); got != "adding the positions" || tr.start.removals.Visible() {
		t.Errorf("it undoes %q", got)
	}
	tr.now = tr.now.Add(time.Minute)
	if tr.Undo(); !tr.start.removals.Visible() || tr.start.removed.Text != "You removed 1 position." {
		t.Errorf("then it says %q", tr.start.removed.Text)
	}
	if tr.Undo(); tr.start.removals.Visible() {
		t.Error("the removal cannot be undone")
	}
}

// TestUndoSuspendLater undoes nothing that an endless sitting would show.
func TestUndoSuspendLater(t *testing.T) {
	tr := sitWith(t, several(t, mate), italian)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	tr.Escape()
	test.Tap(tr.start.solving.begin)
	was := tr.said()
	tr.Undo()
	if tr.trial.puzzle == nil || tr.said() != was || tr.memory.Suspended(tr.box.Deck.Cards[0].ID) {
		t.Errorf("it says %q", tr.said())
	}
}
