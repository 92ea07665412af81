package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// An entry is a page of the window, and the menu item that shows it.
type entry struct {
	page  pages.Page
	in    place         // has the item
	label phrase.Phrase // of the item
	key   fyne.KeyName
	held  fyne.KeyModifier
	show  func()   // shows the page; nil if nothing is to be done but to turn to it, and to its list
	parts []string // the texts of what is on it, which find it, too
}

// A place is a part of the menus with items that show pages.
type place int

const (
	nowhere     place = iota
	besideNew         // in the menu Game, below New game
	besideFiles       // in the menu Game, below the files
	inView            // at the end of the menu View
	inAnalyse         // at the end of the menu Analyse
	inLearn           // in the menu Learn
)

// pageList returns the pages of the window. To add one, write its package and an entry
// here.
func (w *Window) pageList() []entry {
	return []entry{
		{page: w.page},
		{page: w.gameList, in: besideFiles, label: phrase.Say("common.my-games"), key: fyne.KeyG, held: ctrl, show: w.toGameList},
		{page: w.learn, in: inLearn, label: phrase.Say("common.learn-rules"), key: fyne.KeyL, held: ctrl},
		{page: w.tsume, in: inLearn, label: phrase.Say("window.mate-problems"), key: fyne.KeyL, held: ctrl | shift},
		{page: w.train, in: inLearn, label: phrase.Say("common.train"), key: fyne.KeyM, held: ctrl | shift, parts: []string{
			"train.solve", "train.race", "train.quiz", "train.openings", "train.practise-endings", "train.practise-mates",
		}},
		{page: w.vision, in: inLearn, label: phrase.Say("vision.title")},
		{page: w.classes.page, in: inLearn, label: phrase.Say("class.title")},
		{page: w.editor, in: besideNew, label: phrase.Say("window.set-up-position"), key: fyne.KeyU, held: ctrl, show: w.toEditor},
		{page: w.prefs, in: inView, label: phrase.Say("preferences.settings"), key: fyne.KeyComma, held: ctrl, show: w.toSettings},
		{page: w.engines, in: inAnalyse, label: phrase.Say("engines.title")},
		{page: w.matches, in: inAnalyse, label: phrase.Say("matches.title")},
		{page: w.books, in: inAnalyse, label: phrase.Say("books.title"), show: bookEditing{w}.open},
		{page: w.reports},
	}
}

// nameOf returns the name of a page, as its menu item has it; "" for one without an item.
func (w *Window) nameOf(p pages.Page) string {
	for _, e := range w.pages {
		if e.page == p && e.label.Form != "" {
			return i18n.P(e.label)
		}
	}
	return ""
}

// partsOf returns the texts of what is on a page, by its name.
func (w *Window) partsOf(name string) (all []string) {
	for _, e := range w.pages {
		if len(e.parts) == 0 || i18n.P(e.label) != name {
			continue
		}
		for _, id := range e.parts {
			all = append(all, i18n.T(id))
		}
	}
	return all
}

// pages returns the menu items of a place, which show pages.
func (m *menus) pages(in place) (items []*fyne.MenuItem) {
	for _, e := range m.window.pages {
		show := e.show
		if show == nil {
			show = func() { m.window.showPage(e.page) }
		}
		if e.in == in {
			items = append(items, m.item(i18n.P(e.label), show, e.key, e.held))
		}
	}
	return items
}
