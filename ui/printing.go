package ui

import (
	"io"

	"passedpawn/game/library"
	"passedpawn/ui/print/export"
)

// exporter returns an exporter with the present look of the window.
func (w *Window) exporter() *export.Exporter { return export.New(w.settings, w.pieces.Art()) }

// printer returns a function that writes games of a list as a booklet with the present
// look of the window.
func (w *Window) printer() func(out io.Writer, title string, games []library.Read, step func(done, all int) error) error {
	with := w.exporter()
	return func(out io.Writer, title string, read []library.Read, step func(done, all int) error) error {
		games := make([]export.Game, len(read))
		for i, g := range read {
			games[i] = export.Game{Record: g.Record, Rules: g.Rules}
		}
		return with.Booklet(out, title, games, step)
	}
}
