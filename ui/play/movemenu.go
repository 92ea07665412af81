package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/record"
	"passedpawn/ui/i18n"
)

// judgements are the NAGs that people give moves, and what they say.
var judgements = []struct {
	nag  int
	name string
}{
	{1, "!  good move"},
	{2, "?  mistake"},
	{3, "!!  brilliant move"},
	{4, "??  blunder"},
	{5, "!?  interesting move"},
	{6, "?!  dubious move"},
	{7, "the only move"},
	{10, "=  equal"},
	{13, "unclear"},
	{14, "+/=  White is a little better"},
	{15, "=/+  Black is a little better"},
	{16, "±  White is better"},
	{17, "-/+  Black is better"},
	{18, "+-  White is winning"},
	{19, "-+  Black is winning"},
}

// NAGItems are menu items that annotate the move on the board.
func (a *Actions) NAGItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, j := range judgements {
		items = append(items, fyne.NewMenuItem(i18n.T(j.name), func() { a.session.ToggleNAG(j.nag) }))
	}
	return items
}

// menu is what may be done with a move: its click with the other button.
func (a *Actions) menu(path record.Path, at fyne.Position) {
	a.session.Browse(path)
	marks := fyne.NewMenuItem(i18n.T("Mark"), nil)
	marks.ChildMenu = fyne.NewMenu("", a.NAGItems()...)
	items := []*fyne.MenuItem{fyne.NewMenuItem(i18n.T("Comment"), a.Comment), marks}
	if !path.Main() {
		items = append(items, fyne.NewMenuItemSeparator(),
			fyne.NewMenuItem(i18n.T("Move the variation up"), a.session.Promote),
			fyne.NewMenuItem(i18n.T("Move the variation down"), a.session.Demote),
			fyne.NewMenuItem(i18n.T("Make it the main line"), a.session.PromoteToMainLine),
			fyne.NewMenuItem(i18n.T("Delete the variation"), a.session.DeleteLine))
	}
	items = append(items, fyne.NewMenuItemSeparator(), fyne.NewMenuItem(i18n.T("Delete from here on"), a.session.Delete))
	a.config.Menu(fyne.NewMenu("", items...), at)
}
