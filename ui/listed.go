package ui

import (
	"passedpawn/game/library/report"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist"
)

// newGameList creates the page of many games.
func (w *Window) newGameList() *gamelist.Page {
	c := w.config
	return gamelist.New(gamelist.Config{
		Shell: w.shell,
		Files: gamelist.Files{Files: c.Folders.Files, Collection: w.collection, ShowFolder: w.showFolder},
		Own:   ownGames(c.Folders.Games, c.Folders.Slot),
		Paths: gamelist.Paths{Games: w.files.games, NewGames: w.files.newGames, PGN: w.files.pgn, Export: w.files.listed, Book: w.files.book},
		Board: gamelist.Board{
			New: w.newGames.ask, Line: w.line,
			OpenKept: func(name string, by gamelist.Sought) { w.desk.Keeping.Open(name, func() { w.listed(by) }) },
			OpenItem: func(read func() (pgn.Item, error), path string, by gamelist.Sought) {
				w.desk.Opening.ShowRead(read, path, func() { w.listed(by) })
			},
		},
		Encodings: gamelist.Encodings{Choose: w.chooseEncoding, Remember: func(path string, as pgn.Encoding) {
			w.change(w.settings.Encoded(path, string(as)))
		}},
		Reports: gamelist.Reports{
			Make: func(r report.Request) {
				w.reports.Show(r)
				w.turnTo(w.reports)
			},
			Return: func() { w.turnTo(w.reports) }, Drop: func() { w.reports.Drop() },
		},
		Print:    w.booklets.printer,
		Pieces:   w.pieces,
		Chess:    c.Play.Games[0],
		Japanese: w.showJapanese,
	}, c.Person.Settings)
}

// listed marks the game on the board as opened from the list, and shows the position by
// which it was found. Such a game has a way back to the list, and to the neighbouring games
// in it.
func (w *Window) listed(by gamelist.Sought) {
	w.page.SetListed()
	now := w.session.Snapshot()
	if path, ok := by.Path(now.Game.Record, now.Game.Line, w.config.Play.Games); ok {
		w.session.Browse(path)
	}
}

// toList shows the list of games as it was left.
func (w *Window) toList() {
	if w.page.Listed() {
		w.turnTo(w.gameList)
	}
}

// step shows the next game of the list, or the previous one for -1.
func (w *Window) step(by int) {
	if !w.page.Listed() || w.gameList.Step(by) {
		return
	}
	end := i18n.T("window.last-game-list")
	if by < 0 {
		end = i18n.T("window.first-game-list")
	}
	w.page.Say(end)
}
