package ui

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/files/atomicfile"
	"passedpawn/ui/widgets"
)

// replies presses a button of the top dialog.
func (d *rig) replies(text string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.window.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			b.OnTapped()
			return
		}
	}
	d.t.Fatalf("there is no %q in %s", text, d.texts())
}

func content(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestExportRefuses exports to files that must not be written.
func TestExportRefuses(t *testing.T) {
	d := open(t, t.TempDir())
	locked := d.file("locked.pgn", "1. a3 *\n")
	loop := filepath.Join(d.dir, "loop.pgn")
	if err := errors.Join(os.Chmod(locked, 0o444), os.Symlink(loop, loop)); err != nil {
		t.Fatal(err)
	}
	for path, says := range map[string]string{
		locked: "The file locked.pgn cannot be replaced: it is read-only. Choose another name.",
		loop:   "The file loop.pgn cannot be read, so it was not replaced: it is a link to itself. Choose another name.",
		d.dir:  "so it was not replaced: it is not a file. Choose another name.",
	} {
		d.files.askToReplace("Export", path, true, func(string, atomicfile.State) { t.Errorf("%s may be replaced", path) })
		d.says(says)
		d.replies("Close")
	}
	if got := content(t, locked); got != "1. a3 *\n" {
		t.Errorf("the file became %q", got)
	}
}
