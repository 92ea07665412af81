package dialogs

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/ui/widgets"
)

func TestTagsAsText(t *testing.T) {
	others := []Tag{{"ECO", "B90"}, {"Annotator", "A: b"}}
	if got := tagsOf(textOf(others)); !slices.Equal(got, others) {
		t.Errorf("%q became %v", textOf(others), got)
	}
	if got := tagsOf("nothing\n My Tag : x \n: y\nEmpty:\n"); !slices.Equal(got, []Tag{{"MyTag", "x"}}) {
		t.Errorf("%v", got)
	}
}

func TestTagsKeepWhatIsNotTouched(t *testing.T) {
	h, w := host(t)
	named := []Tag{{"Date", "1928.??.??"}, {"Round", "?"}, {"Result", "0-1"}}
	var got, rest []Tag
	h.Tags(slices.Clone(named), []Tag{{"ECO", "D05"}}, []string{"1-0", "0-1"}, func(n, o []Tag) { got, rest = n, o })
	if _, ok := w.Canvas().Focused().(*widgets.Entry); !ok {
		t.Errorf("%T has the focus", w.Canvas().Focused())
	}
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == "Save" {
			b.OnTapped()
			break
		}
	}
	if !slices.Equal(got, []Tag{{"Date", "1928.??.??"}, {"Round", ""}, {"Result", "0-1"}}) || !slices.Equal(rest, []Tag{{"ECO", "D05"}}) {
		t.Errorf("%v %v", got, rest)
	}
}
