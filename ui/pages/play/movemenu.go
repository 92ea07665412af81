package play

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// judgements are the usual NAGs for moves and positions, and their names.
var judgements = []struct {
	nag  int
	name string
}{
	{1, "play.good-move"},
	{2, "play.mistake"},
	{3, "play.brilliant-move"},
	{4, "play.blunder"},
	{5, "play.interesting-move"},
	{6, "play.dubious-move"},
	{7, "play.only-move"},
	{10, "play.equal"},
	{13, "common.unclear"},
	{14, "play.white-little-better"},
	{15, "play.black-little-better"},
	{16, "play.white-better"},
	{17, "play.black-better"},
	{18, "play.white-winning"},
	{19, "play.black-winning"},
	{220, "play.diagram"},
}

// NAGItems returns the menu items that annotate the move on the board, with what can be
// typed instead.
func (a *Actions) NAGItems() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, j := range judgements {
		item := fyne.NewMenuItem(i18n.T(j.name), func() { a.session.Edits.ToggleNAG(j.nag) })
		item.Shortcut = widgets.BareKey(typedMark(j.nag))
		items = append(items, item)
	}
	return items
}

// judgement returns the name of a usual NAG without its sign, "" for any other.
func judgement(nag int) string {
	for _, j := range judgements {
		if j.nag == nag {
			sign, name, signed := strings.Cut(i18n.T(j.name), "  ")
			if !signed {
				return sign
			}
			return name
		}
	}
	return ""
}

// menu opens the menu of a move that was clicked with the other button.
func (a *Actions) menu(path record.Path, at fyne.Position) {
	a.session.Browse(path)
	marks := fyne.NewMenuItem(i18n.T("play.mark"), nil)
	marks.ChildMenu = fyne.NewMenu("", a.NAGItems()...)
	items := []*fyne.MenuItem{fyne.NewMenuItem(i18n.T("play.comment"), a.Comment), marks}
	if !path.Main() {
		items = append(items, fyne.NewMenuItemSeparator(),
			fyne.NewMenuItem(i18n.T("play.move-variation-up"), a.Promote),
			fyne.NewMenuItem(i18n.T("play.move-variation-down"), a.Demote),
			fyne.NewMenuItem(i18n.T("common.make-main-line"), a.PromoteToMainLine),
			fyne.NewMenuItem(i18n.T("common.delete-variation"), a.session.Edits.DeleteLine))
	}
	if train := trainItem(a); train != nil {
		items = append(items, fyne.NewMenuItemSeparator(), train)
	}
	items = append(items, fyne.NewMenuItemSeparator(), fyne.NewMenuItem(i18n.T("play.delete-from"), a.Delete))
	a.config.Menu(fyne.NewMenu("", items...), at)
}
