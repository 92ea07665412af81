package dialogs

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestWrite continues at the end of a text of several lines.
func TestWrite(t *testing.T) {
	h, w := host(t)
	text, got := strings.Repeat("a long line of it ", 9)+"\nand another", ""
	h.Write("Comment", text, func(s string) { got = s })
	e := w.Canvas().Focused()
	e.TypedRune('!')
	e.(fyne.Shortcutable).TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierShortcutDefault})
	if got != text+"!" {
		t.Errorf("kept %q", got)
	}
}

// TestKeep closes the window while a text is being typed: it is kept. A dialog in which
// nothing was typed stays as it is.
func TestKeep(t *testing.T) {
	h, w := host(t)
	got := ""
	h.Write("Comment", "good", func(s string) { got = s })
	if h.Keep(); got != "" || len(h.open) != 1 {
		t.Errorf("untouched, it is kept as %q", got)
	}
	w.Canvas().Focused().TypedRune('!')
	if h.Keep(); got != "good!" || len(h.open) != 0 {
		t.Errorf("kept %q, and %d dialogs are open", got, len(h.open))
	}
	var named, others []Tag
	h.Tags([]Tag{{"White", "Ada"}, {"Result", "*"}}, []Tag{{"Annotator", "Bob"}}, []string{"*", "1-0"}, func(n, o []Tag) { named, others = n, o })
	if h.Keep(); named != nil {
		t.Error("untouched, the tags are kept")
	}
	w.Canvas().Focused().TypedRune('m')
	if h.Keep(); len(named) != 2 || !strings.Contains(named[0].Value, "m") || len(others) != 1 {
		t.Errorf("kept %v and %v", named, others)
	}
}
