package train

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
)

// TestOpeningPractice goes through an opening of which nothing is due: what is failed comes again,
// and nothing of it is written.
func TestOpeningPractice(t *testing.T) {
	for _, pass := range []bool{true, false} {
		tr := open(t)
		test.Tap(tr.row().pass)
		tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
		before := tr.log()
		if test.Tap(tr.row().train); pass {
			tr.Escape()
			tr.settles()
			test.Tap(tr.row().pass)
		}
		if !strings.HasSuffix(tr.panel.left.Text, "This is practice: your schedule does not change.") {
			t.Errorf("it says %q", tr.panel.left.Text)
		}
		tr.plays("d4", 3)
		again := 0
		for n := 0; tr.trial != nil && n < 20; n++ {
			if tr.trial.again {
				again++
			}
			tr.played(tr.trial.Moves[0])
			tr.settles()
		}
		if again != 1 || !slices.Equal(tr.log(), before) {
			t.Errorf("%d come again, the log has grown from %q to %q", again, before, tr.log())
		}
	}
}
