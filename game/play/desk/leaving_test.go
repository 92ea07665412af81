package desk

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/play/session"
	"passedpawn/game/records/pgn"
)

const endgame = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

// without changes the desk to that of a computer without a folder for games.
func without(c *Config) { c.Folder, c.Slot = nil, nil }

// TestLeave leaves games: what is being played is asked about, and edits that a file does
// not have.
func TestLeave(t *testing.T) {
	playing := func(t *testing.T, change func(*Config)) *table {
		tb := sit(t, t.TempDir(), change)
		tb.plays("e4")
		return tb
	}
	editing := func(t *testing.T, change func(*Config)) *table {
		tb, _ := edited(t, change)
		return tb
	}
	study := func(t *testing.T, change func(*Config)) *table {
		tb := editing(t, change)
		tb.session.Edits.Undo()
		return tb
	}
	saving := func(t *testing.T, change func(*Config)) *table {
		tb := editing(t, change)
		tb.Saving.Save()
		return tb
	}
	none := func(t *testing.T, change func(*Config)) *table { return sit(t, t.TempDir(), change) }
	for name, tt := range map[string]struct {
		at           func(*testing.T, func(*Config)) *table
		with         func(*Config)
		asks, answer string
		left         bool
	}{
		"no move yet":                   {none, plain, "", "", true},
		"unedited":                      {study, plain, "", "", true},
		"being saved":                   {saving, plain, "", "", true},
		"playing, cancelled":            {playing, plain, "You can continue it there at any time.", "Cancel", false},
		"playing, left":                 {playing, plain, "Leave the game in progress?", "Leave", true},
		"playing, without a folder":     {playing, without, "will be lost", "Leave", true},
		"edited, cancelled":             {editing, plain, "Save your edits in one.pgn?", "Cancel", false},
		"edited, not saved":             {editing, plain, "The edited game is in My games either way.", "Don't save", true},
		"edited, saved":                 {editing, plain, "Save your edits in one.pgn?", "Save", true},
		"edited, without a folder":      {editing, without, "They have not been saved to ", "Don't save", true},
		"edited, without one, and kept": {editing, without, "They have not been saved to ", "Cancel", false},
	} {
		t.Run(name, func(t *testing.T) {
			tb := tt.at(t, tt.with)
			left := 0
			tb.Leaving.Leave(func() { left++ })
			if tt.asks != "" {
				if left > 0 {
					t.Error("it is left without an answer")
				}
				tb.answers(tt.asks, tt.answer)
			}
			if (left == 1) != tt.left {
				t.Errorf("left %d times", left)
			}
			tb.quiet()
			if tb.idle(); tt.answer == "Save" {
				tb.holds(tb.now.Source.Path, "1. a3 $1 *\n")
			}
		})
	}
}

func TestWithoutAFolder(t *testing.T) {
	if tb := sit(t, t.TempDir(), without); tb.resumed || tb.wrong.Form != "" || tb.line() != "" {
		t.Errorf("resumed: %v, wrong is %q", tb.resumed, tb.wrong)
	}
}

// TestLeaveTwice asks once, for what was wanted last. An answer to the first question comes
// too late.
func TestLeaveTwice(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.plays("e4")
	to := ""
	tb.Leaving.Leave(func() { to += "first" })
	first := tb.asks("Leave the game in progress?")
	tb.Leaving.Leave(func() { to += "second" })
	tb.Answer(first.ID, 1)
	tb.answers("Leave the game in progress?", "Leave")
	if tb.quiet(); to != "second" {
		t.Errorf("left for the %s", to)
	}
}

// TestCloseEdited closes the program with edits that are not saved.
func TestCloseEdited(t *testing.T) {
	for answer, end := range map[string]string{"Don't save": "1. a3 *\n", "Save": "1. a3 $1 *\n"} {
		tb, path := edited(t, plain)
		tb.Close()
		tb.answers("Save your edits", "Cancel")
		tb.stays()
		tb.Close()
		tb.answers("Save your edits", answer)
		tb.ends()
		tb.holds(path, end)
	}
}

// TestStart starts a game while a file is being read, and one that cannot be started.
func TestStart(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.Opening.Open(tb.file("one.pgn", "1. a3 *"))
	tb.Leaving.Start(session.Setup{Start: endgame})
	tb.idle()
	if got := tb.session.Snapshot().Place.Position().String(); got != endgame || tb.boards != 1 {
		t.Errorf("on the board is %s, shown %d times", got, tb.boards)
	}
	tb.Leaving.Start(session.Setup{Variant: "Chess of the moon"})
	tb.says("Chess of the moon")
	edited, _ := edited(t, plain)
	edited.Leaving.Start(session.Setup{})
	edited.answers("Save your edits", "Don't save")
	if got := edited.line(); got != "" || edited.Snapshot().Source.Path != "" {
		t.Errorf("on the board is %s", got)
	}
}

func TestShowPosition(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	r, _ := tb.core.Games.Find("")
	tb.Leaving.ShowPosition(r, "", "nonsense")
	tb.says("This position cannot be read: a FEN has four to six fields, this has 1.")
	tb.plays("e4")
	tb.Leaving.ShowPosition(r, "", endgame)
	tb.answers("Leave the game in progress?", "Leave")
	tb.says("choose Play from here")
	if s := tb.session.Snapshot(); s.Playing() || s.Place.Position().String() != endgame {
		t.Errorf("on the board is %s", s.Place.Position())
	}
	tb.Opening.Show(pgn.Scan("1. d4 *")[0], "") // nobody is playing: nothing is asked
	tb.shows("d4")
	tb.quiet()
}

// TestUndoneAfterSaving saves an edit, undoes it and leaves without saving: as the question
// says, the first version stays among the person's own games.
func TestUndoneAfterSaving(t *testing.T) {
	tb, path := edited(t, plain)
	tb.Saving.Save()
	tb.holds(path, "1. a3 $1 *\n")
	tb.idle()
	tb.session.Edits.Undo()
	tb.Leaving.LeaveEdits(func() { tb.begins() })
	tb.answers("Save your edits", "Don't save")
	if err := tb.Ending.Flush(); err != nil {
		t.Fatal(err)
	}
	kept, err := tb.folder.List()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(kept, func(e library.Entry) bool { return strings.Contains(e.Games[0].Text, "1. a3 *") }) {
		t.Errorf("kept are %+v", kept)
	}
}
