package ui

import (
	"passedpawn/game/index"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/ui/i18n"
)

// A game that was opened from the list of games has a way back to the list, and to the
// neighbouring games in it.

func (w *Window) openListed(name string, found *index.Place) {
	w.openKeptThen(name, func() { w.listed(found) })
}

func (w *Window) showListed(read func() (pgn.Item, error), path string, found *index.Place) {
	w.openItem(read, path, func() { w.listed(found) })
}

// listed marks the game on the board as opened from the list, and shows the position by
// which it was found.
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
