package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/phrase"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
	"passedpawn/ui/lookup"
	"passedpawn/ui/pages"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// finder returns the search for commands that is open.
func (d *rig) finder(t *testing.T) *widgets.Finder {
	t.Helper()
	top := d.window.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("no dialog is open")
	}
	for _, o := range test.LaidOutObjects(top) {
		if f, ok := o.(*widgets.Finder); ok {
			return f
		}
	}
	t.Fatal("no search is open")
	return nil
}

// find opens the search, types and returns the line that Enter would choose.
func (d *rig) find(t *testing.T, typed string) widgets.Finding {
	t.Helper()
	d.palette.open()
	test.Type(d.finder(t).Field, typed)
	line, ok := d.finder(t).Current()
	if !ok {
		t.Fatalf("%q finds nothing", typed)
	}
	return line
}

// enter presses Enter where the keys are.
func (d *rig) enter() {
	d.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

// TestPaletteFindsEverything finds each item of the menus and each setting by its name, in
// every language, with its key.
func TestPaletteFindsEverything(t *testing.T) {
	longtest.Alone(t)
	for _, code := range uitest.Languages() {
		uitest.Speak(t, code)
		d := open(t, t.TempDir())
		var all []string
		for _, menu := range d.menus.main.Items {
			choose(menu.Items, func(i *fyne.MenuItem) {
				if !i.IsSeparator {
					all = append(all, i.Label)
				}
			})
		}
		for _, o := range d.options {
			all = append(all, i18n.P(o.Name))
		}
		commands := d.palette.commands()
		items := make([]lookup.Item, len(commands))
		for i, c := range commands {
			items[i] = c.Item
		}
		for _, name := range all {
			found := lookup.Find(strings.ToUpper(name), items)
			at := slices.IndexFunc(found, func(i int) bool { return commands[i].Name == name || slices.Contains(commands[i].of, name) })
			if at < 0 || at > 1 { // some words mean two things
				t.Errorf("%s: %q is number %d of what its name finds", code, name, at)
			}
		}
		if len(commands) < len(d.options)+60 {
			t.Errorf("%s: %d commands", code, len(commands))
		}
	}
}

// TestPaletteRunsCommands chooses by names, in English and in German.
func TestPaletteRunsCommands(t *testing.T) {
	d := open(t, t.TempDir())
	if line := d.find(t, "my ga"); line.Name != "My games" || line.Note != "Game" || line.Key != "Ctrl+G" {
		t.Errorf("found is %+v", line)
	}
	if d.enter(); d.inSight != pages.Page(d.gameList) {
		t.Errorf("%T is in sight", d.inSight)
	}
	if line := d.find(t, "resign"); !line.Off || !strings.HasSuffix(line.Note, "only where your game is") {
		t.Errorf("found is %+v", line)
	}
	if d.enter(); d.window.Canvas().Overlays().Top() == nil {
		t.Error("what cannot be done closes the search")
	}
	d.escape()

	uitest.Speak(t, "de")
	g := open(t, t.TempDir())
	for typed, want := range map[string]string{"uberset": "", "flip the b": "Brett drehen", "brett dre": "Brett drehen", "offnen": "Öffnen…"} {
		g.palette.open()
		g.finder(t).Find(typed)
		if line, _ := g.finder(t).Current(); line.Name != want {
			t.Errorf("%q finds %q, want %q", typed, line.Name, want)
		}
		g.escape()
	}
}

// TestPaletteFindsParts finds a page by what is on it, in the person's language and in English.
func TestPaletteFindsParts(t *testing.T) {
	for code, typed := range map[string][]string{
		"en": {"puzzle", "solve puzzles", "find blunders", "practise endings", "openings"},
		"de": {"aufgaben losen", "puzzle", "endspiele", "eroffnungen"},
	} {
		uitest.Speak(t, code)
		commands := open(t, t.TempDir()).palette.commands()
		items := make([]lookup.Item, len(commands))
		for i, c := range commands {
			items[i] = c.Item
		}
		for _, text := range typed {
			finds := func(i int) bool { return items[i].Name == i18n.T("common.train") }
			if !slices.ContainsFunc(lookup.Find(text, items), finds) {
				t.Errorf("%s: %q does not find where it is trained", code, text)
			}
		}
	}
}

// TestPaletteSettings switches a setting, and goes to the row of one with several values.
func TestPaletteSettings(t *testing.T) {
	d := open(t, t.TempDir())
	was := d.settings.AlwaysQueen
	if line := d.find(t, "always promote"); line.Key != "Off" {
		t.Errorf("found is %+v", line)
	}
	if d.enter(); d.settings.AlwaysQueen == was {
		t.Error("the setting is as it was")
	}
	d.says(i18n.T("window.always-promote-queen") + ": On")
	if line := d.find(t, "volume"); !strings.HasPrefix(line.Note, "Settings, ") || !strings.HasSuffix(line.Key, "%") {
		t.Errorf("found is %+v", line)
	}
	d.enter()
	row := d.window.Canvas().Focused().(fyne.CanvasObject)
	if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(row); at.Y <= 0 || at.Y > d.window.Canvas().Size().Height {
		t.Errorf("the setting is at %v", at)
	}
	if _, slider := d.window.Canvas().Focused().(*widgets.Slider); !slider || d.inSight != pages.Page(d.prefs) {
		t.Errorf("%T has the keys on %T", d.window.Canvas().Focused(), d.inSight)
	}
	if d.find(t, "text size"); d.window.Canvas().Focused() == nil {
		t.Error("nothing has the keys")
	}
	d.enter()
	d.find(t, "board shogi")
	d.enter()
	if _, gallery := d.window.Canvas().Focused().(fyne.Tappable); !gallery {
		t.Errorf("%T has the keys", d.window.Canvas().Focused())
	}
}

// TestPaletteKeys opens the search with Ctrl+K and with a slash, walks in it, and closes it
// with Esc, which gives the keys back.
func TestPaletteKeys(t *testing.T) {
	d := open(t, t.TempDir())
	item := menuItem(t, d, "Edit", "Find a command")
	if s, ok := item.Shortcut.(fyne.KeyboardShortcut); !ok || keyText(s) != "Ctrl+K" {
		t.Errorf("its key is %v", item.Shortcut)
	}
	d.window.Canvas().Focus(d.page.Board)
	d.page.Board.TypedRune('/')
	f := d.finder(t)
	if f.Field.Text != "" || d.window.Canvas().Focused() != fyne.Focusable(f.Field) {
		t.Errorf("the field has %q, the keys %T", f.Field.Text, d.window.Canvas().Focused())
	}
	first, _ := f.Current()
	key := func(name fyne.KeyName) { f.Field.TypedKey(&fyne.KeyEvent{Name: name}) }
	key(fyne.KeyDown)
	if second, _ := f.Current(); second == first || !strings.Contains(f.Field.AccessibilityLabel(), second.Name) {
		t.Errorf("Down leads from %q to %q, read as %q", first.Name, second.Name, f.Field.AccessibilityLabel())
	}
	key(fyne.KeyUp)
	key(fyne.KeyUp)
	if now, _ := f.Current(); now != first {
		t.Errorf("Up leads to %q", now.Name)
	}
	if key(fyne.KeyEscape); d.window.Canvas().Focused() != fyne.Focusable(d.page.Board) {
		t.Errorf("%T has the keys", d.window.Canvas().Focused())
	}
	d.window.Canvas().Unfocus()
	d.window.Canvas().OnTypedRune()('/')
	d.escape()
	d.toField(t, "moves")
	d.window.Canvas().Focused().TypedRune('/')
	d.finder(t)
	d.window.Canvas().OnTypedRune()('/')
	if n := len(d.window.Canvas().Overlays().List()); n != 1 {
		t.Errorf("%d dialogs are open", n)
	}
}

// TestPaletteFindsWhatIsAdded adds a page, and nothing to the search.
func TestPaletteFindsWhatIsAdded(t *testing.T) {
	page := &blank{content: widgets.NewLines(12, 1)}
	d := openPages(t, t.TempDir(), func(w *Window) []entry {
		return append(w.pageList(), entry{page: page, in: inLearn, label: phrase.Say("Blank"), key: fyne.KeyJ, held: ctrl})
	})
	if line := d.find(t, "blank"); line.Name != "Blank" || line.Key != "Ctrl+J" || line.Note != "Learn" {
		t.Errorf("found is %+v", line)
	}
	if d.enter(); d.inSight != pages.Page(page) {
		t.Errorf("%T is in sight", d.inSight)
	}
	names := []string{}
	for _, c := range d.palette.commands() {
		names = append(names, c.Path+", "+c.Name)
	}
	slices.Sort(names)
	if once := slices.Compact(slices.Clone(names)); len(once) != len(names) {
		t.Error("a command is there twice")
	}
}
