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
