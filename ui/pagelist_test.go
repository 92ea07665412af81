package ui

import (
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/pages"
)

// A blank is a page that does nothing.
type blank struct {
	content  fyne.CanvasObject
	settings settings.Settings
	spoken   int
	escapes  int
}

func (b *blank) Content() fyne.CanvasObject      { return b.content }
func (b *blank) Keys() fyne.Focusable            { return nil }
func (b *blank) SetSettings(s settings.Settings) { b.settings = s }
func (b *blank) Speak()                          { b.spoken++ }

func (b *blank) Escape() bool {
	b.escapes++
	return false
}

// TestAddingAPage adds an entry to the list of pages, and nothing else: the page has its
// menu item and its key, settings and languages reach it, and Esc leaves it.
func TestAddingAPage(t *testing.T) {
	page := &blank{content: widget.NewLabel("Nothing is written here.")}
	d := openPages(t, t.TempDir(), func(w *Window) []entry {
		return append(w.pageList(), entry{page: page, in: inLearn, label: phrase.Say("Blank"), key: fyne.KeyJ, held: ctrl})
	})
	item := menuItem(t, d, "Learn", "Blank")
	if s, ok := item.Shortcut.(fyne.KeyboardShortcut); !ok || keyText(s) != "Ctrl+J" {
		t.Errorf("its key is %v", item.Shortcut)
	}
	if help := d.menus.keysText(); !strings.Contains(help, "**Ctrl+J**  Learn, Blank") {
		t.Errorf("Help does not list its key:\n%s", help)
	}
	item.Action()
	if d.inSight != pages.Page(page) {
		t.Errorf("%T is in sight", d.inSight)
	}
	d.says("Nothing is written here.")

	s := d.settings
	s.Coordinates = !s.Coordinates
	if d.change(s); !reflect.DeepEqual(page.settings, s) {
		t.Error("the settings do not reach it")
	}
	s.Language = "de"
	if d.choose(s); page.spoken != 1 || d.inSight != pages.Page(page) {
		t.Errorf("it spoke another language %d times; %T is in sight", page.spoken, d.inSight)
	}
	d.says("Nothing is written here.")

	d.key(fyne.KeyEscape)
	if page.escapes != 1 || !d.onBoard() {
		t.Errorf("Esc reached it %d times; %T is in sight", page.escapes, d.inSight)
	}
	menuItem(t, d, "Learn", "Blank").Action() // the menus were built again
	if d.inSight != pages.Page(page) {
		t.Errorf("afterwards %T is in sight", d.inSight)
	}
}
