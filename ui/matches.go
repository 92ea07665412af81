package ui

import (
	"passedpawn/game/engines/tournament"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/platform/filedialog"
)

// newMatches creates the page of matches between engines.
func (w *Window) newMatches() *matches.Page {
	c := w.config
	var games []matches.Game
	for i, g := range c.Games {
		games = append(games, matches.Game{Rules: g.Rules, Tag: w.variant(i), Name: variants.NameOf(g.ID())})
	}
	games[0].Name = phrase.Say("variants.chess")
	return matches.New(matches.Config{
		Games: games, Known: c.Games, Pieces: w.pieces, Folder: c.Matches.Folder, Engines: c.Matches.Engines, Entrant: c.Matches.Entrant, AtOnce: c.Matches.AtOnce,
		AskFile: w.askOpenings, Open: func(path string) { w.Open(path) }, OpenGame: w.openMatchGame,
		Back: w.toBoard, Focus: w.shell.Focus, Post: c.Post, After: w.shell.After,
	}, c.Settings)
}

// askOpenings asks for a file of openings.
func (w *Window) askOpenings(then func(path string)) {
	extensions := append([]string{".epd", ".fen", ".txt"}, gamefile.Extensions()...)
	r := filedialog.Request{Title: i18n.T("matches.choose-openings"), Folder: w.lastFolder(), Types: []filedialog.Type{
		{Name: i18n.T("window.games-type"), Extensions: extensions}, {Name: i18n.T("window.all-files")},
	}}
	w.askSystem(r, func(a filedialog.Answer) { then(a.Paths[0]) }, func() { w.host.OpenFile(extensions, then) })
}

// openMatchGame puts a game of a match on the board.
func (w *Window) openMatchGame(path string, number int) {
	w.desk.Opening.ShowRead(func() (pgn.Item, error) { return tournament.Game(path, number) }, path, func() {})
}

// toMatches shows the page of matches.
func (w *Window) toMatches() { w.turnTo(w.matches) }
