package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestDamagedRunningGame(t *testing.T) {
	dir := t.TempDir()
	first := open(t, dir)
	first.shows("1. e4 e5 *", "e4 e5")
	move(t, first, "Nf3")
	name := first.waitGame()
	first.config.Folders.Slot.Release()
	path := first.config.Folders.Games.Path(name)
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

// waitGame waits until the running game has a file, and returns its name.
func (d *rig) waitGame() string {
	d.t.Helper()
	if err := d.desk.Ending.Flush(); err != nil {
		d.t.Fatal(err)
	}
	return d.config.Folders.Slot.Game()
}
