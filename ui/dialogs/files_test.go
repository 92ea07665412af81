package dialogs

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/widgets"
)

// host returns a host in a new window.
func host(t *testing.T) (*Host, fyne.Window) {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(900, 700))
	h := NewHost(w)
	w.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) { h.Key(k) })
	return h, w
}

// TestFolders opens the dialogs that show folders; they close on Esc.
func TestFolders(t *testing.T) {
	h, w := host(t)
	h.OpenFile([]string{".pgn"}, func(string) {})
	if _, ok := h.open[0].(*dialog.FileDialog); !ok || !h.Escape() || w.Canvas().Overlays().Top() != nil {
		t.Fatal("there is no dialog to open a file, or it stays")
	}
	h.SaveFile("Save this game", t.TempDir(), "a.pgn", []FileType{{"PGN", ".pgn"}}, func(string) {})
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == "Change" {
			b.OnTapped()
		}
	}
	if len(h.open) != 2 {
		t.Fatal("there is no dialog to choose a folder")
	}
	for h.Escape() {
	}
	if w.Canvas().Overlays().Top() != nil {
		t.Error("dialogs stay")
	}
}
