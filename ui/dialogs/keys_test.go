package dialogs

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// TestKeys answers dialogs without the mouse: the focus is on the most likely answer or,
// in a question, on the one that changes the least.
func TestKeys(t *testing.T) {
	h, w := host(t)
	press := func(key fyne.KeyName) {
		t.Helper()
		f := w.Canvas().Focused()
		if f == nil {
			t.Fatal("nothing has the keys")
		}
		f.TypedKey(&fyne.KeyEvent{Name: key})
	}
	got := "nothing"
	h.Tell("Done", "It is done.")
	press(fyne.KeyReturn)
	h.Ask("Resign?", "The game is lost then.", "Resign", "Cancel", func(yes bool) {
		if got = "no"; yes {
			got = "yes"
		}
	})
	if press(fyne.KeyReturn); got != "no" {
		t.Errorf("Enter answered %s", got)
	}
	folder := t.TempDir()
	h.SaveFile("Save this game", folder, "a.pgn", []FileType{{"PGN", ".pgn"}}, func(path string) { got = path })
	if press(fyne.KeyReturn); got != filepath.Join(folder, "a.pgn") {
		t.Errorf("Enter saved as %s", got)
	}
	h.TellLong("Help", strings.Repeat("A line.\n\n", 100))
	var scroll *container.Scroll
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if s, ok := o.(*container.Scroll); ok && scroll == nil {
			scroll = s
		}
	}
	for _, step := range []struct {
		key  fyne.KeyName
		down bool
	}{{fyne.KeyDown, true}, {fyne.KeyPageDown, true}, {fyne.KeyPageUp, false}, {fyne.KeyEnd, true}, {fyne.KeyUp, false}, {fyne.KeyHome, false}} {
		was := scroll.Offset.Y
		if press(step.key); scroll.Offset.Y > was != step.down || scroll.Offset.Y == was {
			t.Errorf("%s scrolls from %v to %v", step.key, was, scroll.Offset.Y)
		}
	}
	if press(fyne.KeyEscape); w.Canvas().Overlays().Top() != nil {
		t.Error("the last dialog stays")
	}
}
