package exercises

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestLeadsOn opens the first exercise that is not done, and goes round at the end.
func TestLeadsOn(t *testing.T) {
	uitest.NewApp(t)
	var done []int
	opened := -1
	l := newList(Listing{
		Title:     "Exercises",
		Exercises: []Exercise{{"", "a", "1"}, {"", "a", "2"}, {"", "b", "3"}},
		Done:      func(i int) bool { return slices.Contains(done, i) },
		Progress:  func(done, of int) string { return strconv.Itoa(done) + "/" + strconv.Itoa(of) },
	}, func(i int) { opened = i }, func() {})
	if len(l.parts) != 2 || len(l.parts[0].buttons.Objects) != 2 || l.courses.picker != nil {
		t.Errorf("%d parts", len(l.parts))
	}
	for _, c := range []struct {
		done            []int
		opens           int
		fromTwo, atLast int
	}{
		{nil, 0, 2, 0},
		{[]int{0}, 1, 2, 1},
		{[]int{0, 2}, 1, 1, 1},
		{[]int{0, 1}, 2, 2, 2},
		{[]int{0, 1, 2}, 0, 2, -1},
	} {
		done = c.done
		l.Show()
		test.Tap(l.On)
		if opened != c.opens || l.Progress.Text != strconv.Itoa(len(done))+"/3" {
			t.Errorf("%v done: %q opens %d, %q", done, l.On.Text, opened, l.Progress.Text)
		}
		accents := 0
		for i, b := range l.Buttons {
			if b.Importance == widgets.Main {
				accents++
			}
			if i == c.opens && !b.Visible() {
				t.Errorf("%v done: the next exercise is in a closed chapter", done)
			}
		}
		if accents != 1 || l.On.Importance != widgets.Main {
			t.Errorf("%v done: %d accents", done, accents)
		}
		if two, last := l.After(1), l.After(2); two != c.fromTwo || last != c.atLast {
			t.Errorf("%v done: %d after the second, %d after the last", done, two, last)
		}
	}
	if test.Tap(l.Buttons[1]); opened != 1 {
		t.Errorf("the second button opens %d", opened)
	}
}

// TestMiniatures presses the pictures above the buttons, also after they were drawn again.
func TestMiniatures(t *testing.T) {
	uitest.NewApp(t)
	var drawn, opened []int
	l := newList(Listing{
		Exercises: []Exercise{{"", "a", "1"}, {"", "a", "2"}}, Done: func(int) bool { return false }, Progress: func(int, int) string { return "" },
		Miniature: func(i int) fyne.CanvasObject {
			drawn = append(drawn, i)
			return canvas.NewRectangle(nil)
		},
	}, func(i int) { opened = append(opened, i) }, func() {})
	l.redraw()
	for _, m := range l.miniatures {
		test.Tap(m)
	}
	if !slices.Equal(drawn, []int{0, 1, 0, 1}) || !slices.Equal(opened, []int{0, 1}) {
		t.Errorf("%v are drawn, and %v opened", drawn, opened)
	}
}

// TestChaptersFold folds a chapter by its heading, with a click and with a key. Its name for a
// screen reader says how much of it is done.
func TestChaptersFold(t *testing.T) {
	uitest.NewApp(t)
	l := newList(Listing{
		Exercises: []Exercise{{"", "Pawns", "1"}, {"", "Mates", "2"}}, Done: func(i int) bool { return i == 0 },
		Progress: func(int, int) string { return "" },
	}, func(int) {}, func() {})
	l.Show()
	pawns, mates := l.parts[0].heading, l.parts[1].heading
	if pawns.Opened() || !mates.Opened() {
		t.Error("the chapter of the next exercise is not the open one")
	}
	if got, want := pawns.AccessibilityLabel(), "Pawns, 1 of 1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	test.Tap(pawns)
	mates.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !l.Buttons[0].Visible() || !pawns.Opened() || mates.Opened() {
		t.Error("the chapters do not fold")
	}
}

// TestCourses shows one course at a time, with its own count and its own next exercise.
func TestCourses(t *testing.T) {
	uitest.NewApp(t)
	opened := -1
	l := newList(Listing{
		Exercises: []Exercise{{"Chess", "a", "1"}, {"Chess", "b", "2"}, {"Shogi", "b", "3"}, {"Shogi", "b", "4"}},
		Done:      func(i int) bool { return i == 2 },
		Progress:  func(done, of int) string { return strconv.Itoa(done) + "/" + strconv.Itoa(of) },
		Last:      widget.NewLabel("more"),
	}, func(i int) { opened = i }, func() {})
	l.Show()
	if l.Progress.Text != "0/2" || l.parts[2].content.Visible() || l.Last.Visible() {
		t.Errorf("the first course says %q", l.Progress.Text)
	}
	if got := l.courses.picker.Options()[1]; got.Name != "Shogi" || got.Note != "1 of 2" {
		t.Errorf("the second card says %v", got)
	}
	l.courses.picker.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if test.Tap(l.On); opened != 3 || l.Progress.Text != "1/2" || l.parts[0].content.Visible() || !l.Last.Visible() {
		t.Errorf("the second course says %q, and its next exercise is %d", l.Progress.Text, opened)
	}
	l.Turn(1)
	if l.Show(); l.Progress.Text != "0/2" || l.courses.picker.Chosen() != 0 {
		t.Error("an exercise of the first course does not turn the list to it")
	}
}
