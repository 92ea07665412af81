package gamelist

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/ui/widgets"
)

// press presses a button in sight.
func (d *desk) press(text string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.Content()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			b.OnTapped()
			return
		}
	}
	d.t.Fatalf("there is no button %q", text)
}

// TestDraw draws what to search for, changes it, and leaves the sheet.
func TestDraw(t *testing.T) {
	d := sit(t).shown()
	d.until("the moves", func() bool { return d.source.positions != nil && !d.status.progress.Visible() })
	d.bar.field.SetText("ada")
	d.lists("Carl Ada Zoe")
	d.press("Find a pattern")
	if d.Rules() == nil || d.Keys() == nil || d.drawing.list.Visible() {
		t.Fatal("the sheet is not in sight")
	}
	d.drawing.sheet.Draw("wnf3,bpe5/2")
	d.press("Find")
	if d.lists("Carl Ada Zoe"); d.bar.field.Text != "ada position:wnf3,bpe5/2" || d.Keys() != nil || !d.drawing.list.Visible() {
		t.Errorf("the search is %q", d.bar.field.Text)
	}
	d.bar.field.SetText("-position:wpd4 position:wnf3 ada")
	d.press("Find a pattern")
	d.press("Copy board")
	if d.press("Find"); !strings.HasPrefix(d.bar.field.Text, "-position:wpd4 position:") || !strings.HasSuffix(d.bar.field.Text, ",brh8 ada") {
		t.Errorf("the search is %q", d.bar.field.Text)
	}
	d.press("Find a pattern")
	before := d.bar.field.Text
	d.press("Clear")
	if !d.Escape() || d.Escape() || d.bar.field.Text != before {
		t.Errorf("left with %q", d.bar.field.Text)
	}
	d.press("Find a pattern")
	if d.Speak(); d.Keys() != nil {
		t.Error("the sheet of another language stays")
	}
	d.press("Find a pattern")
	d.Show(d.source.games)
	if d.Keys() != nil {
		t.Error("the sheet stays above other games")
	}
}
