//go:build !windows && !darwin && !js

package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/atspi"
	"passedpawn/ui/platform/atspi/atspitest"
	"passedpawn/ui/testing/bus"
	"passedpawn/ui/testing/uitest"
)

// Numbers of states in AT-SPI.
const (
	focusedState  = 12
	selectedState = 23
)

// A listener is a window with a screen reader.
type listener struct {
	*rig
	screen *atspitest.Reader // the reader
}

// listen opens a window on a bus of its own, with a screen reader.
func listen(t *testing.T) *listener {
	t.Helper()
	address := bus.Start(t)
	l := &listener{rig: open(t, t.TempDir())}
	l.screen = atspitest.New(t, address, func() { l.posts.Post(func() {}) })
	done := make(chan error, 1)
	go func() { done <- l.bridge.Serve(t.Context(), atspi.Buses{Session: address}) }()
	l.until("the bus", l.screen.Asked)
	if l.reader.there {
		t.Fatal("a reader is there that is off")
	}
	l.screen.Turn(true)
	l.until("a reader", func() bool { return l.reader.there })
	t.Cleanup(func() {
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return l
}

// reads returns what the reader sees.
func (l *listener) reads() (seen atspitest.Seen) {
	l.t.Helper()
	app, _ := l.screen.App()
	l.does(func() (err error) {
		seen, err = l.screen.Read(app)
		return err
	})
	return seen
}

// does runs what the reader does, while the window answers.
func (l *listener) does(work func() error) {
	l.t.Helper()
	done := make(chan error, 1)
	go func() {
		err := work()
		l.posts.Post(func() { done <- err })
	}()
	l.until("an answer", func() bool { return len(done) > 0 })
	if err := <-done; err != nil {
		l.t.Fatal(err)
	}
}

// told waits until the reader is told of an event, as "Object.StateChanged focused".
func (l *listener) told(what string, as func(atspitest.Event) bool) {
	l.t.Helper()
	var all []atspitest.Event
	l.posts.Until(l.t, what, func() bool {
		fresh := l.screen.Events()
		all = append(all, fresh...)
		return slices.ContainsFunc(fresh, as)
	}, func() string { return fmt.Sprint(all) })
}

// focuses waits until an object with a name gets the focus.
func (l *listener) focuses(name string) {
	l.t.Helper()
	var last string
	l.posts.Until(l.t, name, func() bool {
		for _, e := range l.screen.Events() {
			if e.Name == "Object.StateChanged" && e.Detail == "focused" && e.First == 1 {
				last = ""
				l.does(func() error { last = l.screen.Ask(e.From, "Accessible.Name", nil); return nil })
			}
		}
		return last == name
	}, func() string { return last })
}

// squares returns the squares of the board, by their names.
func squares(seen atspitest.Seen) map[string]atspitest.Seen {
	all := map[string]atspitest.Seen{}
	for _, o := range seen.All() {
		if o.Role == "table cell" {
			name, _, _ := strings.Cut(o.Name, ":")
			all[name] = o
		}
	}
	return all
}

// TestReadBoard reads the 64 squares of the board, plays a move by pressing two of them, and
// hears the answer.
func TestReadBoard(t *testing.T) {
	l := listen(t)
	seen := l.reads()
	board := squares(seen)
	if len(board) != 64 {
		t.Fatalf("there are %d squares:\n%s", len(board), seen)
	}
	for square, name := range map[string]string{"e2": "e2: pawn, White", "d8": "d8: queen, Black", "e4": "e4: empty"} {
		if got := board[square].Name; got != name {
			t.Errorf("%s is called %q, want %q", square, got, name)
		}
	}
	press := func(square string) {
		l.does(func() error {
			var done bool
			return l.screen.Call(board[square].Reference, "Action.DoAction", []any{int32(0)}, &done)
		})
	}
	press("e2")
	l.until("a picked pawn", func() bool { return l.page.Board.State().Picked() })
	if board = squares(l.reads()); !board["e2"].Has(selectedState) {
		t.Error("the pawn that was picked up is not selected")
	}
	press("e4")
	l.until("the move", func() bool { return l.line() == "e4" })
	l.told("the move in words", func(e atspitest.Event) bool {
		return e.Name == "Object.Announcement" && e.About == "1. White: pawn to e4\nBlack to move."
	})
	if got := squares(l.reads())["e4"].Name; got != "e4: pawn, White" {
		t.Errorf("after the move it reads %q", got)
	}
	if item, there := l.reads().Find("list item", "1. pawn to e4"); !there || len(item.Children) != 1 {
		t.Error("the move is not in the list of moves")
	}
}

// TestFocusFollows tells a reader where the focus is: on the board by its cursor, then wherever
// Tab leads, and in a dialog.
func TestFocusFollows(t *testing.T) {
	l := listen(t)
	c := l.window.Canvas()
	c.Focus(l.page.Board)
	l.focuses("Board, White to move")
	uitest.Key(l.page.Board, fyne.KeyUp)
	uitest.Key(l.page.Board, fyne.KeyUp)
	l.focuses("e2: pawn, White")
	uitest.Key(l.page.Board, fyne.KeyUp)
	l.focuses("e3: empty")
	c.FocusNext()
	l.focuses("Moves")
	for range 3 {
		c.FocusNext()
		n, _ := accessible.Focused(c)
		l.focuses(n.Name)
	}
	l.host.Tell("Save", "The disk is full.")
	l.focuses("Close")
	dialog, there := l.reads().Find("dialog", "Save")
	if !there || dialog.Description != "The disk is full." {
		t.Errorf("the dialog says %q", dialog.Description)
	}
}

// TestOneVoice is silent itself while a screen reader is there.
func TestOneVoice(t *testing.T) {
	l := listen(t)
	keyboard{l.Window}.key(fyne.KeyF6)
	l.until("the voice", func() bool { return l.ear.voice != nil })
	move(t, l.rig, "e4")
	l.told("the move in words", func(e atspitest.Event) bool { return e.Name == "Object.Announcement" })
	l.until("the end of a sentence", func() bool { return slices.Contains(l.ear.heard.lines, "Black to move.") })
	if len(l.rig.voice.said) > 0 {
		t.Errorf("the voice says %q too", l.rig.voice.said)
	}
	l.screen.Turn(false)
	l.until("no reader", func() bool { return !l.reader.there })
	move(t, l.rig, "e5")
	l.hears("1. Black: pawn to e5 | White to move.")
}

// A magnifier reads the window and says nothing.
type magnifier struct{ *atspi.Bridge }

func (magnifier) Speaks() bool { return false }

// TestVoiceBesideMagnifier speaks where what reads the window does not.
func TestVoiceBesideMagnifier(t *testing.T) {
	d := open(t, t.TempDir())
	d.reader.bridge = magnifier{d.bridge}
	d.reader.Listened(true)
	keyboard{d.Window}.key(fyne.KeyF6)
	d.until("the voice", func() bool { return d.ear.voice != nil })
	move(t, d, "e4")
	d.until("the move in words", func() bool {
		return slices.ContainsFunc(d.voice.said, func(said string) bool { return strings.Contains(said, "pawn to e4") })
	})
	d.reader.Listened(false)
}
