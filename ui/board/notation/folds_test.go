package notation

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/records/record"
)

// TestFolds collapses all variations but one, expands all but one, and shows another
// game, in which nothing is collapsed.
func TestFolds(t *testing.T) {
	test.NewTempApp(t)
	l, _ := listed(t, 380, 400)
	is := func(what string, want ...string) {
		t.Helper()
		got := lines(l.rows)
		for i, word := range []string{"Nf6", "Nc6"} {
			if strings.Contains(got, word) != (want[i] == "whole") {
				t.Errorf("%s: %s is not %s in\n%s", what, word, want[i], got)
			}
		}
	}
	const text = "1. e4 (1. d4 Nf6) (1. c4 Nc6) 1... e5 *"
	one := game(t, text)
	one.Of = "one"
	l.Show(one, nil)
	is("at first", "whole", "whole")
	l.FoldAll(true)
	is("collapsed", "folded", "folded")
	l.fold(record.Path{1})
	is("but the first", "whole", "folded")
	l.fold(record.Path{1})
	is("and that too", "folded", "folded")
	l.FoldAll(false)
	l.fold(record.Path{2})
	is("the second only", "whole", "folded")
	l.FoldAll(true)
	other := game(t, text)
	other.Of = "other"
	l.Show(other, nil)
	is("another game", "whole", "whole")
}
