package dialogs

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/widgets"
)

// TestWrite continues at the end of a text of several lines.
func TestWrite(t *testing.T) {
	h, w := host(t)
	text, got := strings.Repeat("a long line of it ", 9)+"\nand another", ""
	h.Write("Comment", text, "Save", func(s string) { got = s })
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
	h.Write("Comment", "good", "Save", func(s string) { got = s })
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

// TestEscapeAsks presses Esc after a text was typed: it goes only after a question, to which
// another Esc says no. Without a change Esc closes at once.
func TestEscapeAsks(t *testing.T) {
	h, w := host(t)
	kept := 0
	h.Write("Comment", "good", "Save", func(string) { kept++ })
	if h.Escape(); len(h.open) != 0 {
		t.Error("untouched, it asks")
	}
	h.Write("Comment", "good", "Save", func(string) { kept++ })
	e := w.Canvas().Focused()
	e.TypedRune('!')
	for range 2 {
		h.Escape() // asks
		h.Escape() // goes back
	}
	if len(h.open) != 1 || w.Canvas().Focused() != e {
		t.Fatalf("%d dialogs are open, and %v has the keys", len(h.open), w.Canvas().Focused())
	}
	h.Escape()
	for _, o := range h.open.top().buttons.Objects {
		if b := o.(*widgets.Button); b.Text == "Discard" {
			b.OnTapped()
		}
	}
	if len(h.open) != 0 || kept != 0 {
		t.Errorf("%d dialogs are open, and it was kept %d times", len(h.open), kept)
	}
}

// TestCloseAsks closes the window while a position is typed for a new game, which has no
// meaning before the game starts: it asks first. So does Esc. Other choices are let go.
func TestCloseAsks(t *testing.T) {
	h, w := host(t)
	closed := 0
	shut := func() { closed++ }
	h.NewGame(Game{}, offered(1), func(Game) { t.Error("a game has begun") })
	if h.Close(shut); closed != 1 {
		t.Error("without a text, the window does not close")
	}
	start, _ := (&form{window: w}).more(t)
	start.SetText("odd")
	for _, leave := range []func(){func() { h.Escape() }, func() { h.Close(shut) }} {
		if leave(); closed != 1 || len(h.open) != 2 {
			t.Errorf("closed %d times, and %d dialogs are open", closed, len(h.open))
		}
		h.Escape() // goes back
	}
	h.Close(shut)
	for _, o := range h.open.top().buttons.Objects {
		if b := o.(*widgets.Button); b.Text == "Discard" {
			b.OnTapped()
		}
	}
	if closed != 2 {
		t.Errorf("closed %d times", closed)
	}
}

// TestKeepFinishesAField closes the window while a field of a page is being typed in.
func TestKeepFinishesAField(t *testing.T) {
	h, w := host(t)
	got := ""
	e := widgets.NewEntry("", func(fyne.CanvasObject) {}, nil)
	e.OnDone(func(text string) { got = text })
	w.SetContent(e)
	w.Canvas().Focus(e)
	e.TypedRune('S')
	if h.Keep(); got != "S" {
		t.Errorf("kept %q", got)
	}
}
