package ui

import (
	"passedpawn/game/index"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/ui/i18n"
)

// A game that was opened from the list of games knows the way back to it, and to the
// games beside it there.

func (w *Window) openListed(name string, found *index.Place) {
	w.openKeptThen(name, func() { w.listed(found) })
}

func (w *Window) showListed(read func() (pgn.Item, error), path string, found *index.Place) {
	w.openItem(read, path, func() { w.listed(found) })
}

// listed marks the game on the board as one of the list, and shows the position that it
// was found by.
func (w *Window) listed(found *index.Place) {
	w.page.SetListed()
	if found == nil {
		return
	}
	if ply, ok := found.Ply(w.session.Snapshot().Game.Line); ok {
		w.session.Browse(record.Mainline(ply))
	}
}

// toList shows the list of games as it was left.
func (w *Window) toList() {
	if w.page.Listed() {
		w.turnTo(w.gameList)
	}
}

func (w *Window) nextGame() {
	if w.page.Listed() && !w.gameList.Step(1) {
		w.page.Say(i18n.T("window.last-game-list"))
	}
}

func (w *Window) previousGame() {
	if w.page.Listed() && !w.gameList.Step(-1) {
		w.page.Say(i18n.T("window.first-game-list"))
	}
}
