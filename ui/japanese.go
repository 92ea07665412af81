package ui

import (
	"slices"

	"passedpawn/game/record"
	"passedpawn/ui/look"
)

// showJapanese lets Japanese names be read from now on, once what goes on is done: all
// text is drawn anew.
func (w *Window) showJapanese() {
	w.config.Post(func() { look.ShowJapanese(w.config.App.Settings()) })
}

// readNames sees to it that the names in the game on the board can be read, and what is
// said of its moves.
func (w *Window) readNames() {
	g := w.session.Snapshot().Game
	if g.Game == w.named {
		return
	}
	w.named = g.Game
	if japanese(g.Record) {
		w.showJapanese()
	}
}

func japanese(r *record.Record) bool {
	for _, t := range r.Tags {
		if look.Japanese(t.Value) {
			return true
		}
	}
	return slices.ContainsFunc(r.Main(), func(n record.Node) bool { return look.Japanese(n.Intro() + n.Text()) })
}
