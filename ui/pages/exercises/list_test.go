package exercises

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestLeadsOn opens the first exercise that is not done, and goes round at the end.
func TestLeadsOn(t *testing.T) {
	uitest.NewApp(t)
	var done []int
	opened := -1
	l := newList(Listing{
		Title:     "Exercises",
		Exercises: []Exercise{{"a", "1"}, {"a", "2"}, {"b", "3"}},
		Done:      func(i int) bool { return slices.Contains(done, i) },
		Progress:  strconv.Itoa,
	}, func(i int) { opened = i }, func() {})
	if len(l.cells) != 2 || len(l.cells[0].Objects) != 2 {
		t.Errorf("%d parts", len(l.cells))
	}
	for _, c := range []struct {
		done            []int
		on              string
		opens           int
		fromTwo, atLast int
	}{
		{nil, "learn.begin", 0, 2, 0},
		{[]int{0}, "common.go-on", 1, 2, 1},
		{[]int{0, 2}, "common.go-on", 1, 1, 1},
		{[]int{0, 1, 2}, "common.go-on", 0, 2, -1},
	} {
		done = c.done
		l.Show()
		test.Tap(l.On)
		if l.On.Text != i18n.T(c.on) || opened != c.opens || l.Progress.Text != strconv.Itoa(len(done)) {
			t.Errorf("%v done: %q opens %d, %q", done, l.On.Text, opened, l.Progress.Text)
		}
		if two, last := l.After(1), l.After(2); two != c.fromTwo || last != c.atLast {
			t.Errorf("%v done: %d after the second, %d after the last", done, two, last)
		}
	}
	if test.Tap(l.Buttons[1]); opened != 1 {
		t.Errorf("the second button opens %d", opened)
	}
}
