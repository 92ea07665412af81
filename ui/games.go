package ui

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/play/desk"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist"
)

// change applies changed settings and saves them.
func (w *Window) change(s settings.Settings) {
	was := w.settings
	helped := uses(s) != uses(was) || s.Threads != was.Threads || s.Hash != was.Hash
	w.settings = s
	w.saver.Save(s)
	w.pieces.Use(s.Pieces, s.ShogiPieces)
	i18n.WriteNative(s.ShogiMoves == "japanese")
	look.Apply(w.config.App.Settings(), s.Theme, s.TextSize, w.config.System.Touch) // before the pages draw in its colours
	for _, e := range w.pages {
		e.page.SetSettings(s)
	}
	w.menus.settings(s)
	if helped {
		w.others.use(w.engines.Engines())
	}
	if s.Language != was.Language {
		w.language.follow()
	}
	w.ear.use(s, was)
}

func (w *Window) toGameList() {
	if w.config.Folders.Games == nil {
		w.host.Tell(i18n.T("common.my-games"), i18n.Sentence(desk.ErrNoFolder))
		return
	}
	w.turnTo(w.gameList)
	w.gameList.Show(w.config.Folders.Games.Kept().Over(w.config.Folders.Files))
}

// toEditor sets up a position, starting with the one on the board.
func (w *Window) toEditor() {
	if err := w.editor.Show(w.session.Snapshot().Rules, w.session.Snapshot().Place.Position(), w.session.Snapshot().Bottom()); err != nil {
		w.page.Say(i18n.Sentence(err))
		return
	}
	w.turnTo(w.editor)
}

// line returns the game on the board, up to the position that is shown.
func (w *Window) line() gamelist.Line {
	s := w.session.Snapshot()
	return gamelist.Line{Rules: s.Rules, Positions: slices.Clone(s.Place.Line), Moves: slices.Clone(s.Place.Moves)}
}

// toFile lists the games of a file.
func (w *Window) toFile(path string) {
	w.turnTo(w.gameList)
	w.gameList.Show(w.collection(path))
}

// collection returns the games of a file, in the encoding that the person chose for it.
func (w *Window) collection(path string) library.Collection {
	return library.File(path, w.config.Folders.Cache, w.config.Play.Games).As(w.front.Encoding(path)).Over(w.config.Folders.Files)
}

func (w *Window) showFolder(name string) {
	path := name
	if !filepath.IsAbs(name) && w.config.Folders.Games != nil {
		path = w.config.Folders.Games.Path(name)
	}
	dir := filepath.ToSlash(filepath.Dir(path))
	if !strings.HasPrefix(dir, "/") {
		dir = "/" + dir // a Windows drive
	}
	if err := w.config.App.OpenURL(&url.URL{Scheme: "file", Path: dir}); err != nil {
		w.host.Tell(i18n.T("common.show-folder"), i18n.F("window.folder", dir))
	}
}
