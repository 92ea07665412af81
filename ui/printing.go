package ui

import (
	"io"

	"passedpawn/game/library"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/print/export"
)

// exporter returns an exporter with the present look of the window.
func (w *Window) exporter() *export.Exporter { return export.New(w.settings, w.pieces.Art()) }

// booklets asks where booklets have diagrams, and prints them.
type booklets struct{ *Window }

// ask asks where a booklet has diagrams, remembers that, and calls then with an exporter that
// puts them there.
func (w booklets) ask(title string, then func(*export.Exporter)) {
	now := dialogs.Diagrams{Comments: w.settings.AtComments, NAGs: w.settings.AtNAGs, Every: w.settings.Every, Letters: w.settings.PrintSize}
	w.host.Export(title, dialogs.Export{Diagrams: now}, dialogs.Exports{Diagrams: true}, func(chosen dialogs.Export) {
		s := w.settings
		s.AtComments, s.AtNAGs, s.Every, s.PrintSize = chosen.Comments, chosen.NAGs, chosen.Every, chosen.Letters
		w.change(s)
		then(w.exporter())
	})
}

// printer asks where a booklet has diagrams, and calls then with a function that writes games
// of a list as one with the present look of the window.
func (w booklets) printer(then func(chores.Printer)) {
	w.ask(i18n.T("export.pdf"), func(with *export.Exporter) {
		then(func(out io.Writer, title string, read []library.Read, step func(done, all int) error) error {
			games := make([]export.Game, len(read))
			for i, g := range read {
				games[i] = export.Game{Record: g.Record, Rules: g.Rules}
			}
			return with.Booklet(out, title, games, step)
		})
	})
}
