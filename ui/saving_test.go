package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/ui/look"
)

// replies presses a button of the top dialog.
func (d *rig) replies(text string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.window.Canvas().Overlays().Top()) {
		if b, ok := o.(*look.Button); ok && b.Text == text {
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

// TestSaveAsRefuses saves to files that must not be written.
func TestSaveAsRefuses(t *testing.T) {
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
		d.save(d.draft(), path)
		d.says(says)
		d.replies("Close")
		d.askToReplaceAny("Export", path, true, func(string, atomicfile.State) { t.Errorf("%s may be replaced", path) })
		d.says(says)
		d.replies("Close")
	}
	if got := content(t, locked); got != "1. a3 *\n" {
		t.Errorf("the file became %q", got)
	}
}

// TestSaveReadOnly saves a game to its file, which has become read-only.
func TestSaveReadOnly(t *testing.T) {
	d, path := edited(t)
	was := content(t, path)
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	d.saveGame()
	d.says("The file one.pgn could not be written: it is read-only.")
	d.replies("Cancel")
	if content(t, path) != was || !d.edited() {
		t.Errorf("the file became %q", content(t, path))
	}
}

// TestSaveAsOverAChange lets another program change the file while the question is open
// whether to replace it.
func TestSaveAsOverAChange(t *testing.T) {
	d, _ := edited(t)
	for _, tt := range []struct{ before, says, press, then string }{
		{"1. b3 *\n", "already contains a game", "Replace", "has changed since you opened"},
		{"", "already exists.", "Replace", "already contains a game"},
	} {
		path := d.file("other.pgn", tt.before)
		d.save(d.draft(), path)
		d.says(tt.says)
		d.file("other.pgn", "1. c3 *\n")
		d.replies(tt.press)
		d.says(tt.then)
		d.replies("Cancel")
		if got := content(t, path); got != "1. c3 *\n" {
			t.Errorf("the file became %q", got)
		}
	}
}

// TestSaveWithoutRoom saves when no previous version can be kept: it asks first.
func TestSaveWithoutRoom(t *testing.T) {
	d, path := edited(t)
	d.config.Files = library.NewFiles(d.file("no-folder", ""), time.Now)
	was := content(t, path)
	d.saveGame()
	d.says("The earlier version of the file could not be saved")
	if got := content(t, path); got != was {
		t.Errorf("not answered, and the file became %q", got)
	}
	d.replies("Save")
	d.until("the mark", func() bool { return strings.HasSuffix(content(t, path), "1. a3 $1 *\n") })
}

// TestRunningGameRewritten lets another program change the file of the running game.
func TestRunningGameRewritten(t *testing.T) {
	for press, mine := range map[string]bool{"Keep my version": true, "Keep both": false, "Keep the file's version": false} {
		d := open(t, t.TempDir())
		move(t, d, "e4")
		name := d.waitGame()
		path := d.config.Folder.Path(name)
		if err := os.WriteFile(path, []byte("1. h4 *\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		move(t, d, "e5")
		d.says("Another program has changed " + name)
		if got := content(t, path); got != "1. h4 *\n" {
			t.Errorf("the file became %q", got)
		}
		d.replies(press)
		d.until("what is kept", func() bool { return strings.Contains(content(t, path), "e4 e5") == mine && d.keeper.Flush() == nil })
		games, err := d.config.Folder.List()
		if err != nil || !mine && len(games) != 2 {
			t.Errorf("%s: %v: %d games", press, err, len(games))
		}
		if press == "Keep the file's version" {
			d.until("the file's version", func() bool { return d.line() == "h4" })
		}
	}
}
