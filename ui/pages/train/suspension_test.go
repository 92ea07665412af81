package train

import (
	"slices"
	"testing"

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
	if tr.start.due.Text != "1 position is due: about 1 minute." || !tr.start.resume.Visible() || tr.start.aside.Text != "You removed 1 position." {
		t.Errorf("a month later it says %q, %q", tr.start.due.Text, tr.start.aside.Text)
	}
	test.AssertImageMatches(t, "suspended.png", tr.window.Canvas().Capture())
	suspension{tr.Page}.resume()
	tr.Leave()
	tr.Return()
	tr.settles()
	if tr.start.due.Text != "2 positions are due: about 1 minute." || tr.start.resume.Visible() {
		t.Errorf("after all it says %q, %q", tr.start.due.Text, tr.start.aside.Text)
	}
	if got := tr.log(); !slices.Equal(got, []string{"suspend", "good", "resume"}) {
		t.Errorf("the log has %q", got)
	}
}

// TestSuspendPuzzle removes no theme: its next puzzle is another one.
func TestSuspendPuzzle(t *testing.T) {
	tr := sitWith(t, several(t, mate))
	test.Tap(tr.start.begin)
	if tr.panel.aside.Visible() {
		t.Error("it offers to remove a puzzle")
	}
	tr.Escape()
	if (suspension{tr.Page}).suspend(); len(tr.log()) > 0 {
		t.Errorf("the log has %q", tr.log())
	}
}

// TestSuspendLast ends a sitting without another position.
func TestSuspendLast(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.suspend)
	tr.settles()
	if tr.sitting != nil || tr.start.begin.Visible() || !tr.start.resume.Visible() || tr.start.due.Text != "You removed every position." {
		t.Errorf("it says %q", tr.start.due.Text)
	}
}
