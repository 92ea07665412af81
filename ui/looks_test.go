package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// TestOwnLooks finds a set of pieces that the person has added when the settings are
// opened, names what it lacks, and draws it on the board once it is chosen.
func TestOwnLooks(t *testing.T) {
	d := open(t, t.TempDir())
	dir := filepath.Join(d.config.Folders.Looks, "pieces", "mine")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect x="5" y="5" width="30" height="30" fill="#ff0000"/></svg>`
	if err := os.WriteFile(filepath.Join(dir, "wK.svg"), []byte(svg), 0o644); err != nil {
		t.Fatal(err)
	}
	d.toSettings()
	d.says("pieces/mine/bK.svg")
	s := d.settings
	s.Pieces = "own:mine"
	d.change(s)
	red := func() bool {
		r, g, _, _ := d.pieces.Image(rules.Piece{Kind: rules.King}, 45).At(20, 20).RGBA()
		return r == 0xffff && g == 0
	}
	if !red() {
		t.Error("the king is not the person's own")
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	d.toBoard()
	d.toSettings()
	d.until("the set to go", func() bool { return !strings.Contains(d.texts(), "bK.svg") })
	if red() || d.settings.Pieces != "own:mine" {
		t.Errorf("gone, and the settings have %q", d.settings.Pieces)
	}
}
