package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/play/session"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestNewGameGoldens compares pictures of the new-game dialog, and of the dialog of the
// first start.
func TestNewGameGoldens(t *testing.T) {
	for _, tt := range []struct {
		name, mode string
		size       fyne.Size
		show       func(*rig)
	}{
		{"newgame-light", "light", fyne.NewSize(1120, 760), (*rig).newChessGame},
		{"newgame-dark", "dark", fyne.NewSize(1120, 760), (*rig).newClimbingGame},
		{"newgame-narrow-light", "light", fyne.NewSize(480, 700), (*rig).newChessGame},
		{"newgame-narrow-dark", "dark", fyne.NewSize(480, 700), (*rig).newClimbingGame},
		{"newgame-engine", "light", fyne.NewSize(1120, 760), (*rig).newEngineGame},
		{"newgame-engine-narrow", "dark", fyne.NewSize(480, 700), (*rig).newEngineGame},
		{"newgame-shogi-light", "light", fyne.NewSize(1120, 860), (*rig).newShogiGame},
		{"newgame-shogi-narrow", "dark", fyne.NewSize(480, 700), (*rig).newShogiGame},
		{"newgame-handicap-narrow", "light", fyne.NewSize(480, 700), (*rig).newHandicap},
		{"newgame-contrast", "contrast", fyne.NewSize(1120, 760), (*rig).newChessGame},
		{"welcome-light", "light", fyne.NewSize(1120, 760), func(d *rig) { d.Greet() }},
		{"welcome-low", "light", fyne.NewSize(640, 450), func(d *rig) { d.Greet() }},
		{"welcome-dark", "dark", fyne.NewSize(480, 700), func(d *rig) { d.Greet() }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := open(t, t.TempDir())
			d.newGames.setups.levels = func(string) []session.Level {
				var all []session.Level
				for i := range 16 {
					all = append(all, session.Level{Name: fmt.Sprintf("Level %d", i+1), Elo: 480 + 120*i})
				}
				return all
			}
			d.window.Resize(tt.size)
			s := d.settings
			s.Opponent, s.Level, s.Theme = "engine", 4, tt.mode
			d.change(s)
			tt.show(d)
			d.window.SetContent(canvas.NewRectangle(theme.Color(theme.ColorNameBackground))) // the page has its own goldens
			test.AssertRendersToImage(t, tt.name+".png", d.window.Canvas())
		})
	}
}

// TestChessFits opens the dialog for a game of chess in a window of the first size, in every
// language: nothing has to be scrolled.
func TestChessFits(t *testing.T) {
	longtest.Alone(t)
	for _, code := range uitest.Languages() {
		uitest.Speak(t, code)
		d := open(t, t.TempDir())
		d.window.Resize(fyne.NewSize(1120, 760))
		s := d.settings
		s.Opponent, s.Language = "engine", code
		d.choose(s)
		d.newGame()
		for _, o := range test.LaidOutObjects(d.window.Canvas().Overlays().Top()) {
			if scroll, is := o.(*container.Scroll); is && scroll.Content.MinSize().Height > scroll.Size().Height {
				t.Errorf("%s: the dialog is %v high, and has room for %v", code, scroll.Content.MinSize().Height, scroll.Size().Height)
			}
		}
	}
}

func (d *rig) newChessGame() { d.newGame() }

// newEngineGame has another engine as the opponent.
func (d *rig) newEngineGame() {
	d.engines.Add(fish())
	s := d.settings
	s.Rival, s.Strength = "fish", "elo 1500"
	d.change(s)
	d.newGame()
}

// newShogiGame shows the dialog after a game of shogi.
func (d *rig) newShogiGame() {
	s := d.settings
	s.Variant = "Shogi"
	d.change(s)
	d.newGame()
}

// newHandicap chooses a handicap, in a game against the program.
func (d *rig) newHandicap() {
	d.newGame()
	c := d.window.Canvas()
	for {
		c.FocusNext()
		if choice, ok := c.Focused().(*widgets.Choice); ok {
			choice.SetSelectedIndex(2)
			return
		}
	}
}

// newClimbingGame chooses Alternate Promotion Chess with the keys.
func (d *rig) newClimbingGame() {
	d.newGame()
	c := d.window.Canvas()
	c.FocusNext()
	uitest.Key(c.Focused(), fyne.KeyRight)
	uitest.Key(c.Focused(), fyne.KeyRight)
}

// TestNewGameFits opens the dialog in an ordinary window for each game, and chooses each
// form of Alternate Promotion Chess: nothing has to be scrolled.
func TestNewGameFits(t *testing.T) {
	d := open(t, t.TempDir())
	d.window.Resize(fyne.NewSize(1280, 900))
	c := d.window.Canvas()
	fits := func(what string) {
		t.Helper()
		for _, o := range test.LaidOutObjects(c.Overlays().Top()) {
			if s, ok := o.(*container.Scroll); ok && s.Content.MinSize().Height > s.Size().Height {
				t.Errorf("%s: %v of %v can be seen", what, s.Size().Height, s.Content.MinSize().Height)
			}
		}
	}
	for _, game := range []string{"", "Chess960", "Shogi"} {
		chosen := d.settings
		chosen.Variant = game
		d.change(chosen)
		d.newGame()
		fits(game)
		d.host.Escape()
	}
	d.newClimbingGame()
	c.FocusNext() // to the forms
	for form := range 8 {
		fits(fmt.Sprint("form ", form))
		uitest.Key(c.Focused(), fyne.KeyRight)
	}
}
