package desk

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/packed/packedtest"
	"passedpawn/game/library"
)

// TestSaveRefuses saves to files that must not be written.
func TestSaveRefuses(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	locked, loop := tb.file("locked.pgn", "1. a3 *\n"), filepath.Join(tb.dir, "loop.pgn")
	if err := errors.Join(os.Chmod(locked, 0o444), os.Symlink(loop, loop)); err != nil {
		t.Fatal(err)
	}
	for path, text := range map[string]string{
		locked:                         "The file locked.pgn cannot be replaced: it is read-only. Choose another name.",
		loop:                           "The file loop.pgn cannot be read, so it was not replaced: it is a link to itself. Choose another name.",
		tb.dir:                         "so it was not replaced: it is not a file. Choose another name.",
		tb.file("junk.pgn", "dear me"): "is not a PGN file. Choose another name.",
		filepath.Join(tb.dir, "no", "such", "x.pgn"): "x.pgn could not be written",
	} {
		tb.path = path
		tb.Saving.SaveAs()
		tb.tells(text)
		tb.quiet()
	}
	if got := content(t, locked); got != "1. a3 *\n" {
		t.Errorf("the file became %q", got)
	}
	if got := content(t, filepath.Join(tb.dir, "junk.pgn")); got != "dear me" {
		t.Errorf("the file became %q", got)
	}
}

// TestSaveAs saves to files of every kind, with every answer.
func TestSaveAs(t *testing.T) {
	const mine = "1. e4 e5 *"
	for name, tt := range map[string]struct {
		before, asks, answer, says string
		keeps                      bool // the file still has what it had
		after                      string
	}{
		"new":              {"", "", "", "Saved as ", true, mine + "\n\n"},
		"two, and leave":   {"1. a3 *\n\n1. b3 *", "contains 2 games. Add this game", "Cancel", "", true, "1. b3 *"},
		"two, and add":     {"1. a3 *\n\n1. b3 *", "contains 2 games. Add this game", "Add", "Saved to ", true, mine + "\n"},
		"one, and leave":   {"1. a3 a3 *", "already contains a game. Replace it", "Cancel", "", true, "1. a3 a3 *"},
		"one, and add":     {"1. a3 *", "already contains a game. Replace it", "Add", "Saved to ", true, mine + "\n"},
		"one, and replace": {"1. a3 *", "already contains a game. Replace it", "Replace", "Saved to ", false, mine},
		"no game":          {" ", "already exists.", "Replace", "Saved as ", false, mine + "\n\n"},
	} {
		tb := sit(t, t.TempDir(), plain)
		tb.plays("e4", "e5")
		tb.path = filepath.Join(tb.dir, "x.pgn")
		if tt.before != "" {
			tb.file("x.pgn", tt.before)
		}
		tb.Saving.Save() // it has no file
		if tt.asks != "" {
			tb.answers(tt.asks, tt.answer)
		}
		tb.idle()
		if tt.says != "" {
			tb.says(tt.says + tb.path)
		}
		if got := content(t, tb.path); !strings.HasSuffix(got, tt.after) || strings.HasPrefix(got, tt.before) != tt.keeps {
			t.Errorf("%s: the file became %q", name, got)
		}
		if saved := tb.now.Source.Path == tb.path; saved != (tt.says != "") || saved && tb.now.Edited || saved != contain(tb.opened, "x.pgn") {
			t.Errorf("%s: %+v, opened %v", name, tb.now, tb.opened)
		}
		tb.quiet()
	}
}

// TestSaveLoses saves games in formats that cannot contain everything in them.
func TestSaveLoses(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.plays("e4")
	tb.path = filepath.Join(tb.dir, "chess.kif")
	tb.Saving.SaveAs()
	tb.tells("A KIF file can contain only shogi games. Choose another name.")
	tb.begins()
	tb.Opening.Open(tb.file("one.kif", "手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n"))
	tb.shows("P-7f P-3d")
	tb.path = filepath.Join(tb.dir, "one.csa")
	for _, answer := range []string{"Cancel", "Save"} {
		tb.Saving.SaveAs()
		tb.answers("A CSA file cannot contain everything in this game. It will be saved without: variations.", answer)
		tb.idle()
		if _, err := os.Stat(tb.path); (err == nil) != (answer == "Save") {
			t.Errorf("%s: %v", answer, err)
		}
	}
	if s := tb.now.Source; s.Path != tb.path || s.Number != 1 || s.Format == nil {
		t.Errorf("it is from %+v", s)
	}
	tb.path = filepath.Join(tb.dir, "one.ki2u")
	tb.Saving.SaveAs()
	tb.says("Saved as " + tb.path)
	tb.quiet()
}

// TestSaveUnknown saves a game of a JKF file with names that JKF does not have: they are
// lost only if the person agrees. The person is asked once.
func TestSaveUnknown(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	path := tb.file("one.jkf", `{"header":{"先手":"A"},"mood":"calm","moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"},"eval":3}]}`)
	was := content(t, path)
	tb.Opening.Open(path)
	tb.shows("P-7f")
	tb.Saving.Save()
	tb.says("Saved to " + path) // an unchanged game keeps its text
	tb.marks(1)
	question := "Passed Pawn does not understand everything in the file of this game. The game will be saved without: mood, eval."
	tb.Saving.Save()
	tb.answers(question, "Cancel")
	tb.idle()
	if now := content(t, path); now != was {
		t.Errorf("the file became %s", now)
	}
	tb.Saving.Save()
	tb.answers(question, "Save")
	tb.says("Saved to " + path)
	tb.marks(2)
	tb.Saving.Save()
	tb.says("Saved to " + path)
	if now := content(t, path); strings.Contains(now, "mood") || !strings.Contains(now, "先手") {
		t.Errorf("the file became %s", now)
	}
	tb.quiet()
}

// TestSaveReadOnly saves a game to its file, which has become read-only.
func TestSaveReadOnly(t *testing.T) {
	tb, path := edited(t, plain)
	was := content(t, path)
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	tb.Saving.Save()
	tb.answers("The file one.pgn could not be written: it is read-only.", "Cancel")
	tb.says("Not saved.")
	if content(t, path) != was || !tb.now.Edited || tb.now.Saving {
		t.Errorf("the file became %q, and %+v", content(t, path), tb.now)
	}
	tb.path = filepath.Join(tb.dir, "two.pgn")
	tb.Saving.Save()
	tb.answers("it is read-only.", "Save as")
	tb.holds(tb.path, "1. a3 $1 *\n\n")
	tb.idle()
	if tb.now.Source.Path != tb.path || tb.now.Edited {
		t.Errorf("%+v", tb.now)
	}
}

// TestSavePacked saves a game of a compressed file: once the person agrees, the game goes
// into a file beside it. The compressed file stays as it is.
func TestSavePacked(t *testing.T) {
	for name, beside := range map[string]string{"x.pgn.gz": "x.pgn", "x.zip": "x.pgn", "x.pgn": "x 2.pgn"} {
		tb := sit(t, t.TempDir(), plain)
		packed := packedtest.Gzip(t, "1. e4 e5 *")
		path := tb.file(name, packed)
		tb.Opening.Open(path)
		tb.shows("e4 e5")
		tb.Saving.Save()
		tb.answers(name+" is compressed and will not be changed. Save the game beside it, in "+beside, "Save")
		tb.idle()
		to := filepath.Join(tb.dir, beside)
		tb.says("Saved as " + to)
		if got := content(t, to); !strings.Contains(got, "1. e4 e5 *") || content(t, path) != packed {
			t.Errorf("%s: the file beside it is %q", name, got)
		}
		if at := tb.Snapshot().Source.Path; at != to {
			t.Errorf("%s: the game is now from %s", name, at)
		}
		tb.quiet()
	}
}

// TestSaveChanged saves a game that another program has changed in its file.
func TestSaveChanged(t *testing.T) {
	for answer, end := range map[string]string{
		"Cancel":                  "1. e4 *",
		"Keep the file's version": "1. e4 *",
		"Keep my version":         "1. a3 $1 *",
		"Keep both":               "1. a3 $1 *\n",
	} {
		tb, path := edited(t, plain)
		tb.file("one.pgn", "1. e4 *")
		tb.Saving.Save()
		tb.answers("Which one do you want to keep", answer)
		tb.says("Not saved.")
		if answer == "Keep the file's version" {
			tb.answers("Save your edits in one.pgn?", "Don't save")
			tb.shows("e4")
		}
		tb.idle()
		if got := content(t, path); !strings.HasSuffix(got, end) || strings.Contains(got, "1. e4 *") == (answer == "Keep my version") {
			t.Errorf("%s: the file became %q", answer, got)
		}
		if left := tb.Snapshot().Edited; left != (answer == "Cancel") {
			t.Errorf("%s: edited: %v", answer, left)
		}
		tb.quiet()
	}
}

// TestSaveAsOverAChange lets another program change the file while the question is open
// whether to replace it.
func TestSaveAsOverAChange(t *testing.T) {
	tb, _ := edited(t, plain)
	for _, tt := range []struct{ before, asks, answer, then string }{
		{"1. b3 *\n", "already contains a game", "Replace", "has changed since you opened"},
		{"", "already exists.", "Replace", "already contains a game"},
	} {
		tb.path = tb.file("other.pgn", tt.before)
		tb.Saving.SaveAs()
		q := tb.asks(tt.asks)
		tb.file("other.pgn", "1. c3 *\n")
		tb.answers(tt.asks, tt.answer)
		tb.until("the next question", func() bool { return len(tb.now.Questions) == 1 && tb.now.Questions[0].ID != q.ID })
		tb.answers(tt.then, "Cancel")
		if got := content(t, tb.path); got != "1. c3 *\n" {
			t.Errorf("the file became %q", got)
		}
	}
}

// TestSaveWithoutRoom saves when no previous version can be kept: it asks first.
func TestSaveWithoutRoom(t *testing.T) {
	dir := t.TempDir()
	in := func(c *Config) { c.Files = library.NewFiles(filepath.Join(dir, "no-folder"), time.Now) }
	if err := os.WriteFile(filepath.Join(dir, "no-folder"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	tb, path := edited(t, in)
	was := content(t, path)
	tb.Saving.Save()
	tb.asks("The earlier version of the file could not be saved")
	tb.says("Not saved.")
	if got := content(t, path); got != was {
		t.Errorf("not answered, and the file became %q", got)
	}
	tb.answers("Save anyway?", "Save")
	tb.holds(path, "1. a3 $1 *\n")
	tb.path = tb.file("full.pgn", " ")
	tb.Saving.SaveAs()
	tb.answers("already exists.", "Replace")
	tb.answers("Save anyway?", "Save")
	tb.holds(tb.path, "1. a3 $1 *\n\n")
}

// TestSaveTwice saves what was edited during the first save.
func TestSaveTwice(t *testing.T) {
	tb, path := edited(t, plain)
	tb.Saving.Save()
	if !tb.now.Saving {
		t.Error("it is not being saved")
	}
	tb.marks(16)
	tb.Saving.Save()
	tb.holds(path, "1. a3 $1 $16 *\n")
	tb.idle()
	if tb.now.Edited || tb.now.Saving {
		t.Errorf("%+v", tb.now)
	}
	tb.quiet()
}

// TestSaveTwiceRefused edits and saves again while a save fails: the newest version is the
// one that is asked about and written.
func TestSaveTwiceRefused(t *testing.T) {
	tb, path := edited(t, plain)
	tb.file("one.pgn", "1. e4 *")
	tb.Saving.Save()
	tb.marks(16)
	tb.Saving.Save()
	tb.answers("Which one do you want to keep", "Keep both")
	tb.holds(path, "1. a3 $1 $16 *\n")
	tb.idle()
	if tb.now.Edited {
		t.Error("still edited")
	}
}

// TestSaveAndGoOn opens another game while one is being saved: the other game does not
// come from that file, and need not wait for it.
func TestSaveAndGoOn(t *testing.T) {
	tb, path := edited(t, plain)
	tb.Saving.Save()
	tb.begins()
	tb.says("Saved to " + path)
	if s := tb.Snapshot(); s.Source.Path != "" || s.Edited || s.Saving {
		t.Errorf("the other game is said to be %+v", s)
	}
	tb.holds(path, "1. a3 $1 *\n")
}

// gate is work that ends when the test lets it.
func gate(tb *table) (let chan bool) {
	let = make(chan bool)
	tb.Ending.Write(func() func() {
		<-let
		return func() {}
	})
	return let
}

// TestCloseWaits closes the program while a game is being saved, and saved again.
func TestCloseWaits(t *testing.T) {
	tb, path := edited(t, plain)
	let := gate(tb)
	if !tb.Busy() {
		t.Error("nothing is being written")
	}
	tb.Saving.Save()
	tb.marks(16)
	tb.Saving.Save()
	tb.Ending.Close()
	tb.Ending.Close() // a second time does nothing
	tb.until("the file", func() bool { return !tb.now.Saving })
	if tb.quits > 0 || tb.Ending.flush.Busy() {
		t.Error("the program ends before another file is written")
	}
	close(let)
	tb.ends()
	if got := content(t, path); !strings.HasSuffix(got, "1. a3 $1 $16 *\n") {
		t.Errorf("the file is %q", got)
	}
}

// TestCloseStays closes the program while a game is being saved in a file that another
// program has changed: the question is asked before the end.
func TestCloseStays(t *testing.T) {
	tb, path := edited(t, plain)
	tb.file("one.pgn", "1. e4 *")
	tb.Saving.Save()
	tb.Ending.Close()
	tb.asks("Which one do you want to keep")
	tb.says("Not saved.")
	tb.stays()
	tb.answers("Which one do you want to keep", "Keep both")
	tb.Ending.Close()
	tb.ends()
	if got := content(t, path); !strings.HasPrefix(got, "1. e4 *\n\n[Event") || !strings.HasSuffix(got, "1. a3 $1 *\n") {
		t.Errorf("the file is %q", got)
	}
}

// TestCloseWhileSavingAs closes the program when a file name has been given: a new file
// is written, and an existing one needs an answer first.
func TestCloseWhileSavingAs(t *testing.T) {
	tb, path := edited(t, plain)
	tb.path = path
	tb.Saving.SaveAs()
	tb.Ending.Close()
	tb.asks("already contains a game")
	tb.stays()
	tb.answers("already contains a game", "Cancel")
	tb.path += "2"
	tb.Saving.SaveAs()
	tb.Ending.Close()
	tb.ends()
	if got := content(t, tb.path); !strings.HasSuffix(got, "1. a3 $1 *\n\n") {
		t.Errorf("the file is %q", got)
	}
}
