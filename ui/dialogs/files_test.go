package dialogs

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

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
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "beside.pgn"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	h.OpenFile("Open", folder, []string{".pgn"}, func(string) {})
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == "Browse" {
			b.OnTapped()
		}
	}
	if len(h.open) != 2 {
		t.Fatal("there is no dialog to open a file")
	}
	shown := slices.ContainsFunc(test.LaidOutObjects(w.Canvas().Overlays().Top()), func(o fyne.CanvasObject) bool {
		l, ok := o.(*widget.Label)
		return ok && strings.HasPrefix(l.Text, "beside")
	})
	if !shown {
		t.Error("it does not begin in the folder")
	}
	if _, ok := h.open[1].(*dialog.FileDialog); !ok || !h.Escape() || !h.Escape() || w.Canvas().Overlays().Top() != nil {
		t.Fatal("it is not a dialog with files, or it stays")
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

// TestTypedPath opens and saves a file whose path is typed: from the root, from the person's own
// folder, or from the folder that is shown. What names a folder is not taken.
func TestTypedPath(t *testing.T) {
	h, w := host(t)
	home, folder := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	got := ""
	type ask func(then func(string))
	open := func(then func(string)) { h.OpenFile("Open", folder, []string{".pgn"}, then) }
	save := func(then func(string)) { h.SaveFile("Save", folder, "", []FileType{{"PGN", ".pgn"}}, then) }
	for _, tt := range []struct {
		ask         ask
		typed, want string // want is "" if it is not taken
	}{
		{open, filepath.Join(home, "a.pgn"), filepath.Join(home, "a.pgn")},
		{open, filepath.Join("~", "b.pgn"), filepath.Join(home, "b.pgn")},
		{open, " c.pgn ", filepath.Join(folder, "c.pgn")},
		{open, filepath.Join("..", "d.pgn"), filepath.Join(filepath.Dir(folder), "d.pgn")},
		{open, home + string(filepath.Separator), ""},
		{open, "..", ""},
		{open, " ", ""},
		{save, filepath.Join(home, "a"), filepath.Join(home, "a.pgn")},
		{save, filepath.Join("~", "b.PGN"), filepath.Join(home, "b.PGN")},
		{save, filepath.Join("sub", "c.pgn"), filepath.Join(folder, "sub", "c.pgn")},
		{save, home + string(filepath.Separator), ""},
	} {
		got = ""
		tt.ask(func(path string) { got = path })
		field := w.Canvas().Focused().(*widgets.Entry)
		field.SetText(tt.typed)
		field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if got != tt.want || (w.Canvas().Overlays().Top() == nil) != (tt.want != "") {
			t.Errorf("%q is taken as %q, want %q", tt.typed, got, tt.want)
		}
		for h.Escape() {
		}
	}
}
