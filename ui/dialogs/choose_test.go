package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

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
