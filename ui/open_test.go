package ui

import (
	"path/filepath"
	"strings"
	"testing"
)

// bigAndSmall returns a file of one game that takes long to read, and a short one.
func (d *rig) bigAndSmall() (big, small string) {
	big = d.file("big.pgn", "[White \"Big\"]\n\n1. e4 {"+strings.Repeat("long ", 200_000)+"} *")
	return big, d.file("small.pgn", "[White \"Small\"]\n\n1. d4 *")
}

// TestLastFileWins opens files whose reading takes different times: the one named last is
// shown, whichever is read first.
func TestLastFileWins(t *testing.T) {
	for name, openBoth := range map[string]func(*rig, string, string){
		"at once":           func(d *rig, a, b string) { d.Open(a, b) },
		"one after another": func(d *rig, a, b string) { d.Open(a); d.Open(b) },
		"by another start":  func(d *rig, a, b string) { d.OpenRequested([]string{a, b}) },
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, t.TempDir())
			big, small := d.bigAndSmall()
			for _, order := range [][2]string{{big, small}, {small, big}} {
				openBoth(d, order[0], order[1])
				d.until("all to be read", func() bool { return !d.desk.Opening.Busy() })
				if want := filepath.Base(order[1]) + " – Passed Pawn"; d.window.Title() != want {
					t.Errorf("the window shows %q, want %q", d.window.Title(), want)
				}
			}
		})
	}
}

// TestSeveralFiles opens files of which two cannot be read: the last good one is shown,
// the good ones are recent files, and the window says what is wrong with each of the
// others.
func TestSeveralFiles(t *testing.T) {
	d := open(t, t.TempDir())
	big, small := d.bigAndSmall()
	d.Open(big, d.file("empty.pgn", ""), small, filepath.Join(d.dir, "missing.pgn"))
	d.says("missing.pgn cannot be read")
	d.says("empty.pgn does not contain a game")
	d.until("all to be read", func() bool { return !d.desk.Opening.Busy() })
	if d.line() != "d4" || len(d.settings.Recent) != 2 || d.settings.Recent[0] != small || d.settings.Recent[1] != big {
		t.Errorf("the board shows %q, recent files are %q", d.line(), d.settings.Recent)
	}
}

// TestNewGameReplacesFile starts a game while a file is being read: the game stays.
func TestNewGameReplacesFile(t *testing.T) {
	d := open(t, t.TempDir())
	big, _ := d.bigAndSmall()
	d.Open(big)
	d.newGame()
	d.press("Start")
	d.until("all to be read", func() bool { return !d.desk.Opening.Busy() })
	if d.line() != "" || d.window.Title() != "Passed Pawn" {
		t.Errorf("%q shows %q", d.window.Title(), d.line())
	}
}
