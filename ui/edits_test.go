package ui

import (
	"os"
	"strings"
	"sync/atomic"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/records/pgn"
)

// edited returns a rig with the only game of a file, edited and not yet saved.
func edited(t *testing.T) (d *rig, path string) {
	t.Helper()
	d = open(t, t.TempDir())
	const text = "[White \"A\"]\n\n1. a3 *\n"
	path = d.file("one.pgn", text)
	d.show(pgn.Scan(text)[0], path)
	d.until("the game", func() bool { return d.line() == "a3" })
	d.toEnd()
	d.session.Edits.ToggleNAG(1)
	return d, path
}

// TestSaveAndGoOn opens another game while one is being saved: the other game does not
// come from that file, and need not wait for it.
func TestSaveAndGoOn(t *testing.T) {
	d, path := edited(t)
	d.saveGame()
	other, err := pgn.Read(pgn.Scan("1. e4 e5 *")[0], d.config.Games)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.session.Show(other, nil); err != nil {
		t.Fatal(err)
	}
	d.saveGame()
	d.says("Save this game")
	d.host.Escape()
	d.says("Saved to " + path)
	if from := d.source(); from.Path != "" {
		t.Errorf("the other game is said to come from %s", from.Path)
	}
	if data, err := os.ReadFile(path); err != nil || !strings.HasSuffix(string(data), "1. a3 $1 *\n") {
		t.Errorf("%v: the file is %q", err, data)
	}
}

// TestSaveTwice saves what was edited during the first save.
func TestSaveTwice(t *testing.T) {
	d, path := edited(t)
	d.saveGame()
	d.session.Edits.ToggleNAG(16)
	d.saveGame()
	d.until("both marks", func() bool {
		data, _ := os.ReadFile(path)
		return strings.HasSuffix(string(data), "1. a3 $1 $16 *\n") && len(d.saving) == 0
	})
	if d.edited() || d.window.Canvas().Overlays().Top() != nil {
		t.Errorf("still edited: %v, or something is asked", d.edited())
	}
}

// A lastKeeper reports when it is asked to write the rest.
type lastKeeper struct {
	keeper
	flushed func()
}

func (k lastKeeper) Flush() error {
	k.flushed()
	return k.keeper.Flush()
}

// TestCloseWaits closes the program while a game is being saved.
func TestCloseWaits(t *testing.T) {
	d, path := edited(t)
	slow, quit := make(chan bool), false
	var written atomic.Bool
	d.write(func() func() {
		<-slow
		written.Store(true)
		return func() {}
	})
	d.keeper = lastKeeper{d.keeper, func() {
		if !written.Load() {
			t.Error("the program ends before the file is written")
		}
	}}
	d.config.Quit = func() { quit = true }
	d.saveGame()
	d.session.Edits.ToggleNAG(16)
	d.saveGame()
	d.Close()
	d.Close() // a second time does nothing
	close(slow)
	d.until("the end", func() bool { return quit })
	if data, err := os.ReadFile(path); err != nil || !strings.HasSuffix(string(data), "1. a3 $1 $16 *\n") {
		t.Errorf("%v: the file is %q", err, data)
	}
	d.change(d.settings) // too late, and harmless
}

// TestCloseStays closes the program while a game is being saved in a file that another
// program has changed: the question is asked before the end.
func TestCloseStays(t *testing.T) {
	d, path := edited(t)
	quit := false
	d.config.Quit = func() { quit = true }
	d.file("one.pgn", "1. e4 *")
	d.saveGame()
	d.Close()
	d.says("Which version should be saved")
	d.says("Not saved.")
	if quit || d.ending {
		t.Error("the program ends before it is answered")
	}
	d.host.Escape()
	d.saveInto(d.draft(), d.source(), library.Both)
	d.Close()
	d.until("the end", func() bool { return quit })
	if data, _ := os.ReadFile(path); !strings.HasPrefix(string(data), "1. e4 *\n\n[Event") || !strings.HasSuffix(string(data), "1. a3 $1 *\n") {
		t.Errorf("the file is %q", data)
	}
}

// TestCloseWhileSavingAs closes the program when a file name has been given: a new file
// is written, and an existing one needs an answer first.
func TestCloseWhileSavingAs(t *testing.T) {
	d, path := edited(t)
	quit := false
	d.config.Quit = func() { quit = true }
	d.save(d.draft(), path)
	d.Close()
	d.says("already contains a game")
	if quit || d.ending {
		t.Error("the program ends before it is answered")
	}
	d.host.Escape()
	other := path + "2"
	d.save(d.draft(), other)
	d.Close()
	d.until("the end", func() bool { return quit })
	if data, err := os.ReadFile(other); err != nil || !strings.HasSuffix(string(data), "1. a3 $1 *\n\n") {
		t.Errorf("%v: the file is %q", err, data)
	}
}
