package ui

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/assets"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
)

// accented stands in for a language in which every vowel has an accent: a word without
// one has not been translated.
var accented = strings.NewReplacer("a", "á", "e", "é", "i", "í", "o", "ó", "u", "ú", "A", "Á", "E", "É", "I", "Í", "O", "Ó", "U", "Ú")

// accent puts accents on a text and on plural forms.
func accent(text any) any {
	forms, ok := text.(map[string]any)
	if !ok {
		return accented.Replace(text.(string))
	}
	all := map[string]any{}
	for category, form := range forms {
		all[category] = accent(form)
	}
	return all
}

// speak sets the window to that language until the test ends.
func speak(t *testing.T) {
	t.Helper()
	all := map[string]any{"lesson.steps.title": "Stéps", "part.All": "Áll", "lesson.steps.1.ask": "Twó sqúárés.", "Silent": "Sílént"}
	for name, content := range assets.Translations("") {
		var known map[string]any
		if err := json.Unmarshal(content, &known); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !strings.HasSuffix(name, ".en.json") {
			continue
		}
		for id, text := range known {
			all[id] = accent(text)
		}
	}
	content, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	if err := i18n.Load(map[string][]byte{"window.xx.json": content}, "xx"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = i18n.Load(nil, "") })
}

// names matches what no language changes: languages, people, the program, moves,
// positions, and Fyne's text for no choice.
var names = regexp.MustCompile(`Ctrl\+\S+|\S+/\S+ [wb] \S+ \S+ \d+ \d+|\(Select one\)|English|Deutsch|Ada|Passed Pawn|MIT|FIDE|` +
	`Elo|APC.*|white:|black:|event:|eco:|year:|carlsen|\b[NBRQK]?[a-h][1-8]\b|O-O|\b[a-i]\b|\.pgn`)

var unaccented = regexp.MustCompile(`\pL*[aeiouAEIOU]\pL*`)

// TestNothingStaysEnglish opens every page, menu and dialog in another language. The race
// detector sees them opened in TestEveryMenuItem.
func TestNothingStaysEnglish(t *testing.T) {
	longtest.Alone(t)
	speak(t)
	d := open(t, t.TempDir())
	said := map[string]bool{}
	look := func(where string) {
		for _, text := range d.written() {
			for _, word := range unaccented.FindAllString(names.ReplaceAllString(text, ""), -1) {
				if !said[word] {
					t.Errorf("%s says %q in %q", where, word, text)
				}
				said[word] = true
			}
		}
	}
	d.everywhere(t, look, func(i *fyne.MenuItem) bool {
		// a text with a version in each language, and the names of a folder and a file
		return i.Label == i18n.T("window.how-play") || i.Label == i18n.T("bundle.save")+ellipsis
	})
}

// everywhere calls look for every page, and for what every item of the menus opens: on the first
// page, or in the long run on all. It leaves out items for which skip, if there is one, is true.
func (d *rig) everywhere(t *testing.T, look func(where string), skip func(*fyne.MenuItem) bool) {
	t.Helper()
	look("the window")
	move(t, d, "e4")
	look("the window after a move")
	come := []func(){d.toBoard}
	for _, place := range []place{besideNew, besideFiles, inView, inAnalyse, inLearn} {
		for _, i := range d.menus.pages(place) {
			come = append(come, i.Action)
		}
	}
	come = append(come, func() { d.toLearn(); d.learn.Open(0) }, func() { d.toTsume(); d.tsume.Open(1) })
	for n, come := range come {
		come()
		look(fmt.Sprint("page ", n))
		if n > 0 && !longtest.Asked() {
			continue // most items do the same on every page
		}
		for _, menu := range d.menus.main.Items {
			choose(menu.Items, func(i *fyne.MenuItem) {
				if i.Label == i18n.T("common.open")+ellipsis || skip != nil && skip(i) {
					return // Fyne's own dialog, or not wanted
				}
				i.Action()
				look(i.Label)
				for d.window.Canvas().Overlays().Top() != nil {
					d.escape()
				}
			})
		}
	}
}

// written returns everything that can be read: in the window, in menus and in lists to
// choose from.
func (d *rig) written() (all []string) {
	var labels func(items []*fyne.MenuItem)
	labels = func(items []*fyne.MenuItem) {
		for _, i := range items {
			if all = append(all, i.Label); i.ChildMenu != nil {
				labels(i.ChildMenu.Items)
			}
		}
	}
	for _, menu := range d.menus.main.Items {
		all = append(all, menu.Label)
		labels(menu.Items)
	}
	for _, root := range append([]fyne.CanvasObject{d.window.Content()}, d.window.Canvas().Overlays().List()...) {
		for _, o := range test.LaidOutObjects(root) {
			switch o := o.(type) {
			case *canvas.Text:
				all = append(all, o.Text)
			case *widget.Select:
				all = append(all, o.Options...)
			}
		}
	}
	return slices.Compact(all)
}
