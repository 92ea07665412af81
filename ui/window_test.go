package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

func TestOpen(t *testing.T) {
	d := open(t, t.TempDir())
	for _, tt := range []struct{ name, text, says, line string }{
		{"one.pgn", "[White \"Cleo\"]\n\n1. e4 e5 2. Nf3 *", "Cleo", "e4 e5 Nf3"},
		{"bad.pgn", "1. d4 d5\n2. Ke3 *", "Only part of this could be read: game 1, line 2, move 2.Ke3", "d4 d5"},
		{"empty.pgn", "", "does not contain a game", "d4 d5"},
		{"variant.pgn", "[Variant \"Crazyhouse\"]\n\n1. c4 *", "the variant \"Crazyhouse\" is not known here", ""}, // its moves are text
		{"many.pgn", "[White \"Ann\"]\n\n1. a3 *\n\n[White \"Ben\"]\n\n1. b3 *", "many.pgn\n2 games", ""},
	} {
		d.Open(d.file(tt.name, tt.text))
		d.says(tt.says)
		if d.line() != tt.line {
			t.Errorf("%s: the board shows %q, want %q", tt.name, d.line(), tt.line)
		}
		for d.host.Escape() {
		}
	}
	d.Open(filepath.Join(d.dir, "missing.pgn"))
	d.says("missing.pgn cannot be read: no such file")
	if got := d.settings.Recent; len(got) != 4 || filepath.Base(got[0]) != "many.pgn" {
		t.Errorf("recent files %q", got)
	}
}

// TestEditAndSave opens the second game of a file, comments on it, and saves: only that
// game changes. Then another program changes it too.
func TestEditAndSave(t *testing.T) {
	d := open(t, t.TempDir())
	const text = "[White \"A\"]\n\n1.  a3 *\n\n[White \"B\"]\n\n1. b3 (1. c3) b6 *\n"
	path := d.file("two.pgn", text)
	d.show(pgn.Scan(text)[1], path)
	d.until("the game", func() bool { return d.line() == "b3 b6" })
	if d.window.Title() != "two.pgn – Passed Pawn" {
		t.Errorf("the title is %q", d.window.Title())
	}
	d.toEnd()
	d.session.Edits.ToggleNAG(1)
	if d.window.Title() != "● two.pgn – Passed Pawn (edited)" || d.menus.undo.Label != "Undo the annotation !" {
		t.Errorf("the title is %q, the menu says %q", d.window.Title(), d.menus.undo.Label)
	}
	d.session.Edits.Undo()
	if d.edited() || d.menus.redo.Label != "Redo the annotation !" {
		t.Errorf("undone, and %q, %q", d.window.Title(), d.menus.redo.Label)
	}
	d.session.Edits.Redo()
	d.saveGame()
	d.says("Saved to " + path)
	data, err := os.ReadFile(path)
	if err != nil || !strings.HasPrefix(string(data), "[White \"A\"]\n\n1.  a3 *\n\n[Event") || !strings.HasSuffix(string(data), "1. b3 (1. c3) 1... b6 $1 *\n") {
		t.Errorf("%v: the file is\n%s", err, data)
	}
	if d.edited() {
		t.Error("saved, and still edited")
	}
	d.session.Edits.ToggleNAG(2)
	d.file("two.pgn", "1. e4 *")
	d.saveGame()
	d.says("Which one do you want to keep")
	d.says("Not saved.")
	d.replies("Keep both")
	d.until("both", func() bool {
		data, _ := os.ReadFile(path)
		return strings.HasPrefix(string(data), "1. e4 *\n\n[Event") && strings.HasSuffix(string(data), "b6 $2 *\n")
	})
}

func TestClipboard(t *testing.T) {
	d := open(t, t.TempDir())
	clip := d.config.App.Clipboard()
	clip.SetContent("nonsense 12 ??")
	d.paste()
	d.says("The clipboard does not contain a game or a position.")
	if d.line() != "" || d.session.Snapshot().Study {
		t.Errorf("pasted nonsense as %q", d.line())
	}
	at := func(want string) {
		t.Helper()
		d.paste()
		d.until(want, func() bool { return d.session.Snapshot().Place.Position().String() == want })
	}
	clip.SetContent("4k3/P7/8/8/8/8/8/4K3 w - -")
	at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	s := d.settings
	s.Variant = "Alternate Promotion Chess, Crowned-sequence"
	d.change(s)
	clip.SetContent("4k3/8/8/7H/8/8/8/4K3 w E -")
	at("4k3/8/8/7H/8/8/8/4K3 w E - 0 1")
	clip.SetContent("1. e4 (1. d4) e5 {good} *")
	d.paste()
	d.until("the pasted game", func() bool { return d.line() == "e4 e5" })
	d.copyGame()
	if got := clip.Content(); d.line() != "e4 e5" || !strings.Contains(got, "1. e4 (1. d4) e5 {good} *") { // as pasted
		t.Errorf("%q was copied as\n%s", d.line(), got)
	}
	d.toEnd()
	d.clip.copyPosition()
	if got := clip.Content(); !strings.HasPrefix(got, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8") {
		t.Errorf("copied position %s", got)
	}
}

func TestTroubleIsSaid(t *testing.T) {
	for _, trouble := range [][]string{{"The settings are damaged."}, {"The settings are damaged.", "Games cannot be kept."}} {
		d := open(t, t.TempDir(), trouble...)
		d.says("Something went wrong")
		d.says(strings.Join(trouble, "\n\n"))
	}
}

func TestMyGames(t *testing.T) {
	d := open(t, t.TempDir())
	d.toGameList()
	d.says("No games yet")
	d.toBoard()
	move(t, d, "e4")
	name := d.waitGame()
	d.toGameList()
	d.says("1 game.")
	if err := ownGames(d.config.Folders.Games, d.config.Folders.Slot).Busy(name); err == nil {
		t.Error("the running game may be deleted")
	}
	d.newGameFrom(t)
	if err := ownGames(d.config.Folders.Games, d.config.Folders.Slot).Busy(name); err != nil {
		t.Error(err)
	}
	d.openKept(name)
	d.until("the game", func() bool { return d.line() == "e4" })
}

func (d *rig) newGameFrom(t *testing.T) {
	t.Helper()
	if err := d.session.Start(d.setup()); err != nil {
		t.Fatal(err)
	}
	d.waitGame()
}

func TestSettingsAreSaved(t *testing.T) {
	d := open(t, t.TempDir())
	s := d.settings
	s.AlwaysQueen = true
	d.change(s)
	if got := <-d.saved; !got.AlwaysQueen {
		t.Errorf("saved %+v", got)
	}
}
