package ui

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// A voice writes down what it says.
type voice struct {
	mu     sync.Mutex
	opened []string // languages
	said   []string
	urgent []bool // of what is said
	closed int
	broken error
	gate   chan bool // tells that a voice is being opened, and then lets it; nil for at once
	shut   chan bool // tells that a voice is closed
}

func (v *voice) open(language string) (Voice, error) {
	if v.gate != nil {
		v.gate <- true
		<-v.gate
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.opened = append(v.opened, language)
	return v, v.broken
}

func (v *voice) Say(text string, urgent bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.said = append(v.said, strings.ReplaceAll(text, "\n", " | "))
	v.urgent = append(v.urgent, urgent)
}

func (v *voice) Close() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.closed++; v.shut != nil {
		v.shut <- true
	}
	return nil
}

// counts returns how often a voice was opened and closed.
func (v *voice) counts() (opened, closed int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return len(v.opened), v.closed
}

// hears waits until a text was said.
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
		said, urgent := h.follow(heard{lines: c.lines, focus: c.focus})
		if said = strings.ReplaceAll(said, "\n", "|"); said != c.said || !urgent {
			t.Errorf("%q and %q: it says %q, want %q", c.lines, c.focus, said, c.said)
		}
	}
}

// TestAnswers says an answer again that is given again. A move and an answer are urgent; what else
// a game says waits until the move has been said.
func TestAnswers(t *testing.T) {
	var h hearing
	for _, c := range []struct {
		move, line string
		answered   int
		focus      string
		said       string
		urgent     bool
	}{
		{"1. e4", "Black to move.", 0, "", "1. e4|Black to move.", true},
		{"1... e5", "White to move.", 0, "", "1... e5|White to move.", true},
		{"1... e5", "Black offers a draw.", 0, "", "Black offers a draw.", false},
		{"1... e5", "The king is in check.", 1, "", "The king is in check.", true},
		{"1... e5", "The king is in check.", 1, "", "", false},
		{"1... e5", "The king is in check.", 2, "", "The king is in check.", true},
		{"1... e5", "White to move.", 2, "", "White to move.", false},
		{"1... e5", "White to move.", 2, "Resign", "Resign", true},
		{"2. Nf3", "", 2, "Resign", "2. Nf3", true},
	} {
		said, urgent := h.follow(heard{lines: []string{c.move, c.line}, focus: c.focus, repeats: true, answered: c.answered})
		if said = strings.ReplaceAll(said, "\n", "|"); said != c.said || urgent != c.urgent {
			t.Errorf("%s %s: it says %q, %v, want %q, %v", c.move, c.line, said, urgent, c.said, c.urgent)
		}
	}
}

// TestHearingFocus says of what has the focus only what is new: what is typed, the other choice,
// and nothing where a move was just made there or a screen reader says it.
func TestHearingFocus(t *testing.T) {
	var h hearing
	for _, c := range []struct {
		now  heard
		said string
	}{
		{heard{focus: "Search", field: true}, "Search"},
		{heard{focus: "a", field: true}, "a"},
		{heard{focus: "ann", field: true}, "nn"},
		{heard{focus: "an", field: true}, "n"},
		{heard{focus: "b", field: true}, "b"},
		{heard{focus: "Choose.\nQueen"}, "Choose.|Queen"},
		{heard{focus: "Choose.\nRook"}, "Rook"},
		{heard{focus: "Choose.\nRook"}, ""},
		{heard{focus: "Choose."}, "Choose."},
		{heard{focus: "e2: pawn", follows: true}, "e2: pawn"},
		{heard{lines: []string{"1. e4"}, focus: "e2: empty", follows: true}, "1. e4"},
		{heard{lines: []string{"1. e4"}, focus: "e3: empty", follows: true}, "e3: empty"},
		{heard{lines: []string{"1. e4", "f3: empty"}, focus: "f3: empty", reads: true}, ""},
		{heard{lines: []string{"1. e4", ""}, focus: "f3: empty", reads: true}, ""},
		{heard{lines: []string{"1. e4", "f3: empty"}, focus: "f3: empty", reads: true, answered: 1}, "f3: empty"},
	} {
		said, _ := h.follow(c.now)
		if said = strings.ReplaceAll(said, "\n", "|"); said != c.said {
			t.Errorf("%+v: it says %q, want %q", c.now, said, c.said)
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
	d.hears(i18n.T("byear.greeting") + " | White to move.")
	move(t, d, "e4")
	d.hears("1. White: pawn to e4 | Black to move.")
	d.window.Canvas().Focus(d.page.Board)
	uitest.Key(d.page.Board, fyne.KeyUp)
	uitest.Key(d.page.Board, fyne.KeyUp)
	d.hears("e2: empty")
	uitest.Key(d.page.Board, fyne.KeyDown)
	d.hears("e1: king, White")
	keyboard{d.Window}.held("x")
	d.hears("e1, file and rank: e4: pawn, White; d1: queen, White; f1: bishop, White")
	d.page.Board.TypedRune('i')
	before := d.session.Snapshot().Sayings
	keyboard{d.Window}.held("x")
	if !d.ear.typing() || d.session.Snapshot().Sayings != before {
		t.Error("Alt+X is a question in the field for moves")
	}
	d.window.Canvas().Focus(d.page.Board)
	d.hears("e1: king, White")
	for range 2 { // asked twice, answered twice
		d.voice.mu.Lock()
		d.voice.said = nil
		d.voice.mu.Unlock()
		d.session.Say(phrase.Say("describe.no-captures"))
		d.hears(i18n.T("describe.no-captures"))
	}
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

// TestLateVoice turns the voice off before it is open: it is closed as soon as it is.
func TestLateVoice(t *testing.T) {
	d := open(t, t.TempDir())
	d.voice.gate, d.voice.shut = make(chan bool), make(chan bool, 1)
	keyboard{d.Window}.key(fyne.KeyF6)
	<-d.voice.gate
	keyboard{d.Window}.key(fyne.KeyF6)
	d.voice.gate <- true
	d.until("the voice", func() bool { return !d.tasks.Busy() })
	<-d.voice.shut
	if opened, closed := d.voice.counts(); opened != 1 || closed != 1 || d.ear.voice != nil || len(d.voice.said) > 0 {
		t.Errorf("opened %d, closed %d, it says %q", opened, closed, d.voice.said)
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
	d.speaks()
	keyboard{d.Window}.key(fyne.KeyF6)
	d.hears(i18n.T("byear.greeting") + " | White to move.")
	s := d.settings
	s.Language = "de"
	d.change(s)
	d.until("the voices", func() bool { return !d.tasks.Busy() })
	if opened, closed := d.voice.counts(); opened != 2 || closed != 1 || d.voice.opened[1] != "de" || d.ear.voice == nil {
		t.Errorf("%d voices are opened and %d closed: %q", opened, closed, d.voice.opened)
	}
}
