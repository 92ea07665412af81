package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/rules"
)

func TestDamagedRunningGame(t *testing.T) {
	dir := t.TempDir()
	first := open(t, dir)
	first.shows("1. e4 e5 *", "e4 e5")
	move(t, first, "Nf3")
	first.keeper.Close()
	name := first.config.Slot.Game()
	first.config.Slot.Release()
	path := first.config.Folder.Path(name)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	damaged := strings.Replace(string(text), "2. Nf3", "2. Ke3", 1)
	if err := os.WriteFile(path, []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	again.says("The game in progress could not be read")
	aside, err := filepath.Glob(filepath.Join(dir, "data", "aside", "*.pgn"))
	if err != nil || len(aside) != 1 {
		t.Fatalf("%v: aside %v", err, aside)
	}
	if data, _ := os.ReadFile(aside[0]); string(data) != damaged {
		t.Errorf("the damaged file became %q", data)
	}
	if again.line() != "e4 e5" {
		t.Errorf("what could be read is %q", again.line())
	}
}

func TestResumeAndSecondCopy(t *testing.T) {
	dir := t.TempDir()
	first := open(t, dir)
	move(t, first, "e4")
	first.session.Flip()
	second := open(t, dir)
	if second.line() != "" {
		t.Errorf("the second copy plays the game of the first: %q", second.line())
	}
	second.openKept(first.waitGame())
	second.says("This game is open in another window")
	move(t, second, "c5")
	first.keeper.Close()
	second.keeper.Close()
	if a, b := first.config.Slot.Game(), second.config.Slot.Game(); a == b || b == "" {
		t.Errorf("both copies keep %q and %q", a, b)
	}
	first.config.Slot.Release()
	third := open(t, dir)
	if third.line() != "e4" || third.session.Snapshot().Bottom() != rules.Black {
		t.Errorf("came back as %q, flipped %v", third.line(), third.session.Snapshot().Bottom() == rules.Black)
	}
}

// waitGame waits until the running game has a file, and returns its name.
func (d *rig) waitGame() string {
	d.t.Helper()
	if k, ok := d.keeper.(*library.Keeper); ok {
		k.Flush()
	}
	return d.config.Slot.Game()
}

// TestAGameTakenUpElsewhereDoesNotComeBack ends a copy whose game another copy continues.
// A third copy that gets the slot of the first one leaves the game alone.
func TestAGameTakenUpElsewhereDoesNotComeBack(t *testing.T) {
	dir := t.TempDir()
	first, second := open(t, dir), open(t, dir)
	move(t, first, "e4")
	name := first.waitGame()
	first.keeper.Close()
	first.config.Slot.Release()
	second.openKept(name)
	second.until("the game", func() bool { return second.line() == "e4" })
	if third := open(t, dir); third.line() != "" {
		t.Errorf("two copies play one game: %q", third.line())
	}
}
