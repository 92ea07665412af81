package dialogs

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/widgets"
)

// TestOptions answers two questions with the keys, and leaves a dialog without an answer.
func TestOptions(t *testing.T) {
	h, w := host(t)
	var got []int
	ask := func() {
		AskOptions(h, "Exercises", "Make", []Options{
			{Heading: "Rating", Names: []string{"low", "high"}, At: 1}, {Heading: "Number", Names: []string{"6", "9", "12"}},
		}, func(chosen []int) { got = chosen })
	}
	ask()
	f := &form{window: w}
	number := f.picker(t, "Number")
	number.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	number.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !slices.Equal(got, []int{1, 1}) {
		t.Errorf("chosen %v", got)
	}
	ask()
	if first, ok := w.Canvas().Focused().(*widgets.Picker); !ok || !named(first, "Rating") {
		t.Errorf("%v has the keys", w.Canvas().Focused())
	}
	got = nil
	if h.Escape(); got != nil || w.Canvas().Overlays().Top() != nil {
		t.Errorf("Esc chose %v", got)
	}
}
