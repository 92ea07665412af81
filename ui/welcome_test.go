package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/teaching/lesson"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/testing/uitest"
)

// TestWelcome chooses each card of the welcome dialog with the keys, opens a file, and just
// plays. After the first choice nobody is welcomed again.
func TestWelcome(t *testing.T) {
	for _, tt := range []struct {
		name string
		keys []fyne.KeyName
		done func(*rig) bool
	}{
		{"learn", []fyne.KeyName{fyne.KeyReturn}, func(d *rig) bool { return d.inSight == pages.Page(d.learn) }},
		{"the computer", []fyne.KeyName{fyne.KeyRight, fyne.KeyReturn}, func(d *rig) bool {
			return strings.Contains(d.texts(), "You play") && !strings.Contains(d.texts(), "Sente")
		}},
		{"two players", []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn}, func(d *rig) bool {
			return d.settings.Opponent == "person" && d.settings.Level == 5 && d.session.Snapshot().Game.Human == [2]bool{true, true}
		}},
		{"more games", []fyne.KeyName{fyne.KeyEnd, fyne.KeyReturn}, func(d *rig) bool { return strings.Contains(d.texts(), "Sente") }},
		{"just play", []fyne.KeyName{fyne.KeyEscape}, func(d *rig) bool { return d.onBoard() && d.settings.Level == 5 }},
	} {
		d := open(t, t.TempDir())
		s := d.settings
		s.Level = 5
		d.change(s)
		d.Greet()
		d.says("Welcome to Passed Pawn")
		uitest.Key(d.window.Canvas().Focused(), tt.keys...)
		if strings.Contains(d.texts(), "Welcome to Passed Pawn") || !tt.done(d) {
			t.Errorf("%s: not done, there is %s", tt.name, d.texts())
		}
		d.host.Escape()
		if d.Greet(); strings.Contains(d.texts(), "Welcome to Passed Pawn") || !d.settings.Greeted {
			t.Errorf("%s: a person is greeted twice", tt.name)
		}
	}
}

// TestWelcomeButtons presses the buttons below the cards: one asks for a file, and the other
// leaves the board, with the game that is there.
func TestWelcomeButtons(t *testing.T) {
	d := open(t, t.TempDir())
	d.Greet()
	if d.press("Open a file..."); strings.Contains(d.texts(), "Welcome to Passed Pawn") || d.window.Canvas().Overlays().Top() == nil {
		t.Errorf("there is %s", d.texts())
	}
	d = open(t, t.TempDir())
	d.Greet()
	if d.press("Just play"); !d.onBoard() || d.window.Canvas().Overlays().Top() != nil {
		t.Errorf("there is %s", d.texts())
	}
}

// TestWelcomeGivesWay opens a file while the welcome dialog is open, as a click in a file
// manager does: the file is shown. A message about what went wrong comes first, too.
func TestWelcomeGivesWay(t *testing.T) {
	d := open(t, t.TempDir())
	d.Greet()
	d.OpenRequested([]string{d.file("one.pgn", "1. d4 d5 1-0\n")})
	d.until("the game", func() bool { return d.line() == "d4 d5" })
	if d.window.Canvas().Overlays().Top() != nil {
		t.Errorf("over it is %s", d.texts())
	}
	d = open(t, t.TempDir(), "The settings are damaged.")
	if d.Greet(); strings.Contains(d.texts(), "Welcome to Passed Pawn") {
		t.Error("a person is greeted over what went wrong")
	}
}

// TestWelcomeOnAPhone greets on the screen of a phone in every language: nothing has to be scrolled.
func TestWelcomeOnAPhone(t *testing.T) {
	longtest.Alone(t)
	d := onPhone(t)
	d.speaks()
	for _, code := range uitest.Languages() {
		s := d.settings
		s.Language, s.Greeted = code, false
		d.choose(s)
		d.Greet()
		d.says(i18n.T("welcome.title")) // so that all is laid out
		for _, o := range drawnObjects(d.window.Canvas().Overlays().Top()) {
			if scroll, ok := o.(*container.Scroll); ok && scroll.Content.MinSize().Height > scroll.Size().Height {
				t.Errorf("%s: %v of %v can be seen", code, scroll.Size().Height, scroll.Content.MinSize().Height)
			}
		}
		d.host.Escape()
	}
}

// TestTheTitleNamesTheGame starts games of several kinds: the title names each, except
// chess.
func TestTheTitleNamesTheGame(t *testing.T) {
	d := open(t, t.TempDir())
	for variant, want := range map[string]string{
		"": "Passed Pawn", "Shogi": "Shogi – Passed Pawn", "Alternate Promotion Chess, Timur-sequence": "Alternate Promotion, Timur – Passed Pawn",
	} {
		s := d.settings
		s.Variant = variant
		d.change(s)
		if err := d.session.Start(d.setup()); err != nil {
			t.Fatal(err)
		}
		if got := d.window.Title(); got != want {
			t.Errorf("%q: the title is %q, want %q", variant, got, want)
		}
	}
}

// TestLearnThisGame opens the first lesson of the game that was chosen.
func TestLearnThisGame(t *testing.T) {
	d := open(t, t.TempDir())
	d.newGames.lessons = append(lessons(t), lesson.Lesson{ID: "climb", Game: "apc-crowned"})
	for game, want := range map[string]int{"chess": 0, "apc-timur-yeomanned": 1, "shogi": -1} {
		if got := d.newGames.lessonOf(game); got != want {
			t.Errorf("%s is taught by lesson %d, want %d", game, got, want)
		}
	}
	d.newGame()
	d.press("Learn this game")
	if d.inSight != pages.Page(d.learn) || d.learn.Keys() == nil {
		t.Errorf("there is %s", d.texts())
	}
}
