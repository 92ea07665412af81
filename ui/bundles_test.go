package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/bundle"
	"passedpawn/ui/platform/filedialog"
)

// TestBundle takes everything from one window to another, once.
func TestBundle(t *testing.T) {
	file := filepath.Join(t.TempDir(), "everything.zip")
	d, s := withSystem(t)
	d.file("data/games/Ada.pgn", "[White \"Ada\"]\n\n1. e4 e5 *\n")
	d.file("data/progress.toml", "learnt = ['rook']\n")
	s.answer(filedialog.Answer{Paths: []string{file}}, nil)
	for _, c := range d.palette.commands() {
		if strings.HasPrefix(c.Name, "Everything for another computer") {
			c.do()
		}
	}
	<-s.asked
	d.until("the file", func() bool { return strings.Contains(d.texts(), "Saved as "+file) })
	if !bundle.Is(file) {
		t.Fatal("no bundle was written")
	}

	other := open(t, t.TempDir())
	taken := filepath.Join(other.dir, "data", "games", "Ada.pgn")
	other.Open(file)
	other.asks("1 file with games", "Cancel")
	if _, err := os.Stat(taken); !os.IsNotExist(err) {
		t.Error("it is taken over without consent")
	}
	other.Open(file)
	other.asks("that you have mastered", "Add")
	other.says("Everything has been added.")
	if _, err := os.Stat(taken); err != nil || !slices.Contains(other.settings.Learnt, "rook") {
		t.Errorf("%v, learnt are %v", err, other.settings.Learnt)
	}
	other.Open(file)
	other.says("Everything in this file is here already.")
}

// TestNoBundle lists the games of a usual compressed file.
func TestNoBundle(t *testing.T) {
	d := open(t, t.TempDir())
	d.Open(d.file("games.zip", "no zip file"), d.file("one.pgn", "1. d4 *\n"))
	d.until("the game", func() bool { return d.line() == "d4" })
}
