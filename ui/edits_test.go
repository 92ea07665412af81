package ui

import (
	"os"
	"strings"
	"testing"

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
	other, err := pgn.Read(pgn.Scan("1. e4 e5 *")[0], d.config.Play.Games)
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
