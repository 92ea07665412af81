package play

import (
	"cmp"

	"fyne.io/fyne/v2"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// trainItem returns the menu item that trains the lines from the position on the board for a
// side, nil if there are none that can be trained.
func trainItem(a *Actions) *fyne.MenuItem {
	s := a.page.snap
	if s.Playing() || !rules.Orthodox(s.Rules.ID()) || len(s.Node().Children()) == 0 {
		return nil
	}
	rec, from := s.Game.Record, s.Place.Position()
	name := cmp.Or(record.Players(record.Known(rec.Tag("White")), record.Known(rec.Tag("Black"))), i18n.T("train.openings"))
	begin := func(side rules.Side) func() {
		return func() { a.config.Training.Opening(name, pgn.Write(rec), side, from) }
	}
	item := fyne.NewMenuItem(i18n.T("play.train-from"), nil)
	item.ChildMenu = fyne.NewMenu("", fyne.NewMenuItem(i18n.T("White"), begin(rules.White)), fyne.NewMenuItem(i18n.T("Black"), begin(rules.Black)))
	return item
}
