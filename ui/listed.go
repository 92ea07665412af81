package ui

import (
	"slices"

	"passedpawn/game/library/report"
	"passedpawn/game/records/pgn"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/pages/gamelist/chores"
)

// newGameList creates the page of many games.
func newGameList(w *Window) *gamelist.Page {
	c := w.config
	return gamelist.New(gamelist.Config{
		Shell: w.shell,
		Files: gamelist.Files{Files: c.Folders.Files, Collection: w.collection, ShowFolder: w.showFolder, Drag: dragOut(w)},
		Own:   ownGames(c.Folders.Games, c.Folders.Slot),
		Paths: gamelist.Paths{
			Games: w.files.games, NewGames: w.files.newGames, PGN: w.files.pgn, Export: w.files.listed, Book: w.files.book,
			EditBook: bookEditing{w}.edit, Beside: w.files.beside,
		},
		Board: gamelist.Board{
			New: w.newGames.ask, Line: w.line,
			OpenKept: func(name string, by gamelist.Sought) { w.desk.Keeping.Open(name, func() { listedGame{w}.opened(by) }) },
			OpenItem: func(read func() (pgn.Item, error), path string, by gamelist.Sought) {
				w.desk.Opening.ShowRead(read, path, func() { listedGame{w}.opened(by) })
			},
		},
		Encodings: gamelist.Encodings{Choose: encodings{w}.choose, Remember: func(path string, as pgn.Encoding) {
			w.change(w.settings.WithEncoding(path, string(as)))
		}},
		Reports: gamelist.Reports{
			Make: func(r report.Request) {
				w.reports.Show(r)
				w.turnTo(w.reports)
			},
			Return: func() { w.turnTo(w.reports) }, Drop: func() { w.reports.Drop() },
		},
		Training: gamelist.Training{
			Trainer: func() chores.Trainer {
				return chores.Trainer{Thinker: c.Play.Opponents.Reviewer(c.Play.Games[0].ID()).New, Keep: c.Teaching.Training.Keep}
			},
			Review:  func() chores.Reviewer { return reviewer(c) },
			Persons: func() []string { return w.settings.Persons(c.Person.Name) },
			Remember: func(name string) {
				s := w.settings
				s.Names = append(slices.Clone(s.Names), name)
				w.change(s)
			},
			Openings: openings{w}.ofList(),
			Show: func(s class.Set, note string) {
				if w.inSight == pages.Page(w.gameList) { // the person still waits for them
					w.classes.exercises(s, note)
				}
			},
		},
		Print:    w.booklets.printer,
		Pieces:   w.pieces,
		Chess:    c.Play.Games[0],
		Japanese: func() { w.japanese.show() },
	}, c.Person.Settings)
}

// reviewer returns what reviews many games. A review goes on with the engines that were chosen
// when it began.
func reviewer(c Config) chores.Reviewer {
	all := map[string]chores.Engine{}
	for _, g := range c.Play.Games {
		r := c.Play.Opponents.Reviewer(g.ID())
		all[g.ID()] = chores.Engine{Name: r.Name, New: r.New}
	}
	return chores.Reviewer{Dir: c.Folders.Reviews, Engines: all}
}

// A listedGame is the game on the board as one of the list of games. It has a way back to
// the list, and to the neighbouring games in it.
type listedGame struct{ window *Window }

// opened marks the game as opened from the list, and shows the position by which it was
// found.
func (l listedGame) opened(by gamelist.Sought) {
	w := l.window
	w.page.SetListed()
	now := w.session.Snapshot()
	if path, ok := by.Path(now.Game.Record, now.Game.Line, w.config.Play.Games); ok {
		w.session.Browse(path)
	}
}

// toList shows the list of games as it was left.
func (l listedGame) toList() {
	w := l.window
	if w.page.Listed() {
		w.turnTo(w.gameList)
	}
}

// step shows the next game of the list, or the previous one for -1.
func (l listedGame) step(by int) {
	w := l.window
	if !w.page.Listed() || w.gameList.Step(by) {
		return
	}
	end := i18n.T("window.last-game-list")
	if by < 0 {
		end = i18n.T("window.first-game-list")
	}
	w.page.Say(end)
}
