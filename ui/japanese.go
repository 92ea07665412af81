package ui

import (
	"slices"

	"passedpawn/game/records/record"
	"passedpawn/ui/look"
)

// showJapanese makes Japanese names readable, after the present event because all text is
// drawn again.
func (w *Window) showJapanese() {
	w.config.Post(func() { look.ShowJapanese(w.config.App.Settings()) })
}

// readNames makes sure that the names in the game on the board, and the remarks on its
// moves, can be read.
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
