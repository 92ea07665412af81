package dialogs

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestHeard reads a question aloud in other words than those that are drawn. Without a dialog there
// is nothing to change.
func TestHeard(t *testing.T) {
	h, _ := host(t)
	Heard(h, "About 1. knight to f3", "")
	if said := Said(h); len(said) > 0 {
		t.Errorf("without a dialog it says %q", said)
	}
	h.Ask("About 1.Nf3", "Play on from 1.Nf3?", "Yes", "No", func(bool) {})
	Heard(h, "About 1. knight to f3", "Play on from 1. knight to f3?")
	s := h.open.top()
	if said := Said(h); !slices.Equal(said, []string{"About 1. knight to f3", "Play on from 1. knight to f3?"}) || s.Describe().Name != said[0] {
		t.Errorf("it says %q, and readers %q", said, s.Describe().Name)
	}
	if heading := s.title.Objects[0].(*widget.Label); heading.Text != "About 1.Nf3" {
		t.Errorf("it shows %q", heading.Text)
	}
}

// TestQuestionAccent asks whether to save: Save has the accent and the focus, Cancel has no
// ground, and Don't save has neither. Without a safe answer, the first one is the default.
func TestQuestionAccent(t *testing.T) {
	for _, tt := range []struct {
		safe, enter string
		want        []widget.Importance
	}{
		{"Save", "Save", []widget.Importance{widget.LowImportance, widget.MediumImportance, widgets.Main}},
		{"", "Cancel", []widget.Importance{widget.MediumImportance, widget.MediumImportance, widget.MediumImportance}},
	} {
		h, w := host(t)
		done := ""
		var answers []Deed
		for _, text := range []string{"Cancel", "Don't save", "Save"} {
			answers = append(answers, Deed{text, func() { done += text }, text == tt.safe})
		}
		h.Choose("Save your edits?", "They are not in the file.", answers...)
		f := &form{window: w}
		for i, a := range answers {
			if b := f.button(t, a.Text); b.Importance != tt.want[i] {
				t.Errorf("safe %q: %s has importance %v, want %v", tt.safe, a.Text, b.Importance, tt.want[i])
			}
		}
		uitest.Key(w.Canvas().Focused(), fyne.KeyReturn)
		if done != tt.enter {
			t.Errorf("safe %q: Enter answers %q", tt.safe, done)
		}
		h.Choose("Save your edits?", "They are not in the file.", answers...)
		if done = ""; !h.Escape() || done != "Cancel" {
			t.Errorf("safe %q: Esc answers %q", tt.safe, done)
		}
	}
}
