package ui

import (
	"passedpawn/game/engines/tournament"
	"passedpawn/game/phrase"
	"passedpawn/game/play/desk"
	"passedpawn/game/records/pgn"
	"passedpawn/game/variants"
	"passedpawn/ui/pages/matches"
)

// newMatches creates the page of matches between engines.
func newMatches(w *Window) *matches.Page {
	c := w.config
	var games []matches.Game
	for i, g := range c.Play.Games {
		games = append(games, matches.Game{Rules: g.Rules, Tag: w.newGames.setups.variant(i), Name: variants.NameOf(g.ID())})
	}
	games[0].Name = phrase.Say("variants.chess")
	return matches.New(matches.Config{
		Shell: w.shell, Games: games, Known: c.Play.Games, Pieces: w.pieces,
		Folder: c.Matches.Folder, Engines: c.Matches.Engines, Entrant: c.Matches.Entrant, AtOnce: c.Matches.AtOnce,
		AskFile: w.files.openings, Open: func(path string) { w.Open(path) }, OpenGame: func(path string, number int) { openMatchGame(w.desk.Opening, path, number) },
	}, c.Person.Settings)
}

// openMatchGame puts a game of a match on the board.
func openMatchGame(o *desk.Opening, path string, number int) {
	o.ShowRead(func() (pgn.Item, error) { return tournament.Game(path, number) }, path, func() {})
}
