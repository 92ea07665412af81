package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/settings"
	"passedpawn/ui/pages"
)

// TestEveryMenuItem chooses each menu item on each page, and closes with Esc whatever it
// opens.
func TestEveryMenuItem(t *testing.T) {
	for name, come := range map[string]func(*rig){
		"game":    func(d *rig) { d.toBoard() },
		"list":    func(d *rig) { d.toGameList() },
		"lessons": func(d *rig) { d.toLearn() },
		"set up":  func(d *rig) { d.toEditor() },
		"matches": func(d *rig) { d.turnTo(d.matches) },
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, t.TempDir())
			move(t, d, "e4")
			chosen := 0
			for _, menu := range d.menus.main.Items {
				choose(menu.Items, func(i *fyne.MenuItem) {
					come(d)
					i.Action()
					chosen++
					for n := 0; d.window.Canvas().Overlays().Top() != nil; n++ {
						if n > 3 {
							t.Fatalf("what %s opens does not close:\n%s", i.Label, d.texts())
						}
						d.escape()
					}
				})
			}
			if chosen < 40 {
				t.Errorf("only %d items", chosen)
			}
		})
	}
}

func choose(items []*fyne.MenuItem, do func(*fyne.MenuItem)) {
	for _, i := range items {
		switch {
		case i.ChildMenu != nil:
			choose(i.ChildMenu.Items, do)
		case i.Action != nil && !i.IsQuit:
			do(i)
		}
	}
}

// TestLanguage chooses a language, which every page and the menus use at once, while the
// game continues.
func TestLanguage(t *testing.T) {
	d := open(t, t.TempDir())
	d.speaks()
	move(t, d, "e4")
	d.waitGame()
	d.toGameList()
	d.says("1 game.")
	d.toLearn()
	d.learn.Open(0)
	d.toEditor()
	d.toSettings()
	german := func(text string, in ...func() string) {
		t.Helper()
		for _, said := range in {
			if !strings.Contains(said(), text) {
				t.Errorf("%q is not said: %s", text, said())
			}
		}
	}
	s := d.settings
	s.Language = "de"
	d.choose(s)
	if d.inSight != pages.Page(d.prefs) || d.line() != "e4" {
		t.Errorf("%T is in sight, the game is %q", d.inSight, d.line())
	}
	german("Einstellungen", d.texts)
	german("Partie", func() string { return d.menus.main.Items[0].Label })
	d.toBoard()
	german("Schwarz", d.texts)
	if d.page.Board.State().CursorShown {
		t.Error("a cursor came")
	}
	move(t, d, "e5")
	if d.line() != "e4 e5" {
		t.Errorf("the game goes on as %q", d.line())
	}
	d.turnTo(d.gameList)
	d.says("1 Partie")
	d.turnTo(d.learn)
	german("Two squares.", d.texts) // the lesson of the test exists only in English
	d.escape()
	german("Regeln lernen", d.texts)
	d.turnTo(d.editor)
	german("Partie", d.texts)
	if s := <-d.saved; s.Language != "de" {
		t.Errorf("saved is %q", s.Language)
	}
	s = d.settings
	s.Language = "en"
	d.choose(s)
	d.toSettings()
	german("Settings", d.texts)
}

// TestWaysBack leaves the pages with Esc, whichever button has the focus.
func TestWaysBack(t *testing.T) {
	d := open(t, t.TempDir())
	d.toLearn()
	d.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	d.says("Two squares.")
	d.escape()
	d.says("0 of 1 lessons done")
	d.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !d.onBoard() {
		t.Error("Esc does not leave the lessons")
	}
	d.toGameList()
	d.window.Canvas().Unfocus()
	if d.escape(); !d.onBoard() {
		t.Error("Esc does not leave the list of games")
	}
}

// TestArrowsBringTheBoard presses an arrow key while nothing has the focus.
func TestArrowsBringTheBoard(t *testing.T) {
	d := open(t, t.TempDir())
	d.window.Canvas().Unfocus()
	d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyUp})
	if d.window.Canvas().Focused() != fyne.Focusable(d.page.Board) || !d.page.Board.State().CursorShown {
		t.Error("one does not see where the keys go")
	}
}

func (d *rig) escape() {
	d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
}

// TestItemsFollow checks the items that depend on the clocks and the analysis.
func TestItemsFollow(t *testing.T) {
	d := open(t, t.TempDir())
	stop, analyse := d.menus.stopClock, d.menus.analyse
	if !stop.Disabled || analyse.Checked {
		t.Errorf("without clocks: %q, disabled %v", stop.Label, stop.Disabled)
	}
	d.settings.Time = "5+3"
	if err := d.session.Start(d.setup()); err != nil {
		t.Fatal(err)
	}
	expect := func(label string) {
		t.Helper()
		if stop.Label != label || stop.Disabled {
			t.Errorf("the item is %q, disabled %v; want %q", stop.Label, stop.Disabled, label)
		}
	}
	expect("Start the clocks")
	move(t, d, "e4")
	expect("Pause the clocks")
	stop.Action()
	expect("Start the clocks")
	analyse.Action()
	if !analyse.Checked || !d.session.Snapshot().Analysis.On {
		t.Error("the analysis is not marked")
	}
}

// TestClaimIsGrey shuffles knights: the item that claims a draw can be chosen when the move to
// come repeats the position for the third time, and not before.
func TestClaimIsGrey(t *testing.T) {
	d := open(t, t.TempDir())
	for _, san := range []string{"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"} {
		if !d.menus.claim.Disabled {
			t.Fatalf("a draw can be claimed before %s, after %q", san, d.line())
		}
		move(t, d, san)
	}
	if d.menus.claim.Disabled {
		t.Error("no draw can be claimed when the position is about to come up for the third time")
	}
}

// TestThemeIsSetOnlyWhenItDiffers changes settings: only another theme sets one.
func TestThemeIsSetOnlyWhenItDiffers(t *testing.T) {
	d := open(t, t.TempDir())
	d.change(d.settings)
	set := 0
	d.config.App.Settings().AddListener(func(fyne.Settings) { set++ })
	change := func(do func(*settings.Settings)) int {
		was, s := set, d.settings
		do(&s)
		d.change(s)
		return set - was
	}
	for name, do := range map[string]func(*settings.Settings){
		"level": func(s *settings.Settings) { s.Level = 5 },
		"file":  func(s *settings.Settings) { *s = s.Opened("/a.pgn") },
		"board": func(s *settings.Settings) { s.Board = "slate" },
	} {
		if n := change(do); n > 0 {
			t.Errorf("another %s set the theme %d times", name, n)
		}
	}
	for _, mode := range []string{"dark", "light"} {
		if n := change(func(s *settings.Settings) { s.Theme = mode }); n != 1 {
			t.Errorf("%s: the theme was set %d times, want 1", mode, n)
		}
	}
}

// TestItemsLeaveAGameOutOfSightAlone chooses on each other page every item that could
// change the game on the board.
func TestItemsLeaveAGameOutOfSightAlone(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	d.session.Edits.ToggleNAG(1)
	before := d.session.Snapshot().Game
	for name, come := range map[string]func(){"list": d.toGameList, "lessons": d.toLearn, "set up": d.toEditor} {
		for _, menu := range d.menus.main.Items[:2] {
			choose(menu.Items, func(i *fyne.MenuItem) {
				come()
				i.Action()
				for d.window.Canvas().Overlays().Top() != nil {
					d.host.Escape()
				}
				if now := d.session.Snapshot().Game; now.Game != before.Game || !now.Record.Equal(before.Record) {
					t.Fatalf("%s: %s changes the game", name, i.Label)
				}
			})
		}
	}
}

// TestLearnIsAMenu checks that the lessons and the problems are behind the word that a
// newcomer looks for.
func TestLearnIsAMenu(t *testing.T) {
	d := open(t, t.TempDir())
	var names []string
	for _, m := range d.menus.main.Items {
		names = append(names, m.Label)
	}
	if got := strings.Join(names, " "); got != "Game Edit View Analyse Learn Help" {
		t.Errorf("the menus are %s", got)
	}
	menuItem(t, d, "Learn", "Learn the rules").Action()
	if d.inSight != pages.Page(d.learn) {
		t.Error("Learn, Learn the rules does not lead to the lessons")
	}
}
