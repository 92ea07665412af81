package ui

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/testing/uitest"
)

// A voice writes down what it says.
type voice struct {
	mu     sync.Mutex
	opened []string // languages
	said   []string
	closed int
	broken error
}

func (v *voice) open(language string) (Voice, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.opened = append(v.opened, language)
	return v, v.broken
}

func (v *voice) Say(text string, _ bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.said = append(v.said, strings.ReplaceAll(text, "\n", " | "))
}

func (v *voice) Close() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.closed++
}

// counts returns how often a voice was opened and closed.
func (v *voice) counts() (opened, closed int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return len(v.opened), v.closed
}

// hears waits until a text was said, and returns how often.
func (d *rig) hears(text string) {
	d.t.Helper()
	d.posts.Until(d.t, text, func() bool {
		d.voice.mu.Lock()
		defer d.voice.mu.Unlock()
		return slices.Contains(d.voice.said, text)
	}, func() string {
		d.voice.mu.Lock()
		defer d.voice.mu.Unlock()
		return strings.Join(d.voice.said, "\n")
	})
}

// TestHearing says what is new, each line once, and what gets the focus.
func TestHearing(t *testing.T) {
	var h hearing
	for _, c := range []struct {
		lines []string
		focus string
		said  string
	}{
		{[]string{"Train", "", "2 positions are due."}, "Start", "Train|2 positions are due.|Start"},
		{[]string{"Train", "", "2 positions are due."}, "Start", ""},
		{[]string{"Train", "", "2 positions are due."}, "10 minutes", "10 minutes"},
		{[]string{"Find the best move.", ""}, "", "Find the best move."},
		{[]string{"Find the best move.", "That loses the queen. "}, "", "That loses the queen."},
		{[]string{"Find the best move.", ""}, "", ""},
		{[]string{"Find the best move.", "That loses the queen."}, "", "That loses the queen."},
		{nil, "Delete", "Delete"},
		{[]string{"Delete"}, "Cancel", "Delete|Cancel"},
	} {
		if said := strings.ReplaceAll(h.follow(c.lines, c.focus), "\n", "|"); said != c.said {
			t.Errorf("%q and %q: it says %q, want %q", c.lines, c.focus, said, c.said)
		}
	}
}

// TestByEar plays by keys, and hears the moves, the cursor, a refusal and a dialog. Once it is
// off, nothing is said.
func TestByEar(t *testing.T) {
	d := open(t, t.TempDir())
	if len(d.voice.opened) > 0 {
		t.Fatal("a voice is opened although nobody asked for it")
	}
	keyboard{d.Window}.key(fyne.KeyF6)
	d.hears("White to move.")
	move(t, d, "e4")
	d.hears("1. White: pawn to e4 | Black to move.")
	d.window.Canvas().Focus(d.page.Board)
	uitest.Key(d.page.Board, fyne.KeyUp)
	uitest.Key(d.page.Board, fyne.KeyUp)
	d.hears("e2: empty")
	uitest.Key(d.page.Board, fyne.KeyDown)
	d.hears("e1: king, White")
	d.host.Tell("Save", "The disk is full.")
	d.hears("Save | The disk is full. | Close")
	d.host.Escape()
	keyboard{d.Window}.key(fyne.KeyF6)
	d.until("silence", func() bool { return !d.tasks.Busy() })
	if _, closed := d.voice.counts(); closed != 1 {
		t.Errorf("it is closed %d times", closed)
	}
	said := len(d.voice.said)
	move(t, d, "e5")
	if d.ear.voice != nil || len(d.voice.said) != said {
		t.Errorf("it says %q", d.voice.said[said:])
	}
}

// TestNoVoice says that there is no voice, and what gives one.
func TestNoVoice(t *testing.T) {
	d := open(t, t.TempDir())
	d.voice.broken = errors.New("no voice was found")
	keyboard{d.Window}.key(fyne.KeyF6)
	d.says("No voice was found.")
	d.host.Escape()
	s := d.settings
	s.Theme = "dark"
	d.change(s)
	if opened, _ := d.voice.counts(); d.ear.opening.Busy() || opened != 1 {
		t.Error("it tries again although nobody asked")
	}
	s.ByEar = false
	d.change(s)
	s.ByEar = true
	d.change(s)
	d.until("another try", func() bool { return !d.ear.opening.Busy() })
	if opened, _ := d.voice.counts(); opened != 2 {
		t.Errorf("it tries %d times", opened)
	}
}

// TestVoiceLanguage speaks the language of the window.
func TestVoiceLanguage(t *testing.T) {
	d := open(t, t.TempDir())
	keyboard{d.Window}.key(fyne.KeyF6)
	d.hears("White to move.")
	s := d.settings
	s.Language = "de"
	d.change(s)
	d.until("the voices", func() bool { return !d.tasks.Busy() })
	if opened, closed := d.voice.counts(); opened != 2 || closed != 1 || d.ear.voice == nil {
		t.Errorf("%d voices are opened and %d closed", opened, closed)
	}
}
