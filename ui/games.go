package ui

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist"
)

// change applies changed settings and saves them.
func (w *Window) change(s settings.Settings) {
	speaks, helped := s.Language != w.settings.Language, uses(s) != uses(w.settings)
	w.settings = s
	w.saver.save(s)
	w.pieces.Use(s.Pieces, s.ShogiPieces)
	i18n.WriteNative(s.ShogiMoves == "japanese")
	for _, p := range w.pages {
		p.SetSettings(s)
	}
	w.menus.settings(s)
	if helped {
		w.useEngines(w.engines.Engines())
	}
	if speaks {
		w.speak()
	}
}

// speak changes the window to the language in the settings.
func (w *Window) speak() {
	if err := w.config.Speak(w.settings.Language); err != nil {
		w.page.Say(i18n.Sentence(err))
		return
	}
	for _, p := range w.pages {
		p.Speak()
	}
	w.menus = newMenus(w)
	w.menus.settings(w.settings)
	w.turnTo(w.inSight)
}

func (w *Window) toGameList() {
	if w.config.Folder == nil {
		w.host.Tell(i18n.T("common.my-games"), i18n.Sentence(errNoFolder))
		return
	}
	w.turnTo(w.gameList)
	w.gameList.Show(w.config.Folder.Kept())
}

// toLearn shows the lessons.
func (w *Window) toLearn() {
	w.turnTo(w.learn)
	w.learn.List()
}

// toTsume shows the mate problems.
func (w *Window) toTsume() {
	w.turnTo(w.tsume)
	w.tsume.List()
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
	return library.File(path, w.config.Cache, w.config.Games).As(w.encoding(path))
}

var errNoFolder = phrase.Errorf("window.no-folder-games-computer")

// A kept is one of the person's own games, as far as it could be read.
type kept struct {
	record *record.Record
	err    error
	name   string // its file
	here   bool   // this window plays it
	copied bool   // another window plays it
}

// openKeptThen opens one of the person's own games, and then calls then.
func (w *Window) openKeptThen(name string, then func()) {
	task.Go(w.opening, func(*task.Task) (kept, error) {
		rec, err := w.config.Folder.Load(name)
		return kept{record: rec, err: err, name: name, here: w.config.Slot.Game() == name}, nil
	}, func(k kept, _ error) {
		switch {
		case k.record == nil:
			w.host.Tell(i18n.T("common.open"), i18n.Sentence(k.err))
		case k.here && !w.session.Snapshot().Leavable():
			w.toBoard() // it is being played there
		default:
			w.leave(func() { w.claim(k, then) })
		}
	})
}

// openAgain opens the file's version of the game on the board, whose own version is saved
// elsewhere.
func (w *Window) openAgain(name string) {
	task.Go(w.opening, func(*task.Task) (kept, error) {
		if err := w.keeper.Flush(); err != nil {
			return kept{}, err
		}
		rec, err := w.config.Folder.Load(name)
		if rec == nil {
			return kept{}, err
		}
		return kept{record: rec, err: err, name: name}, nil
	}, func(k kept, err error) {
		if err != nil {
			w.host.Tell(i18n.T("common.open"), i18n.Sentence(err))
			return
		}
		w.claim(k, func() {})
	})
}

// claim claims one of the person's own games for this window and puts it on the board.
func (w *Window) claim(k kept, then func()) {
	task.Go(w.opening, func(t *task.Task) (kept, error) {
		w.claiming.Lock() // so that the newest claim is the last
		defer w.claiming.Unlock()
		if t.Context().Err() == nil {
			k.copied = !w.config.Slot.Claim(k.name)
		}
		return k, t.Context().Err()
	}, func(k kept, _ error) { w.resumeKept(k, then) })
}

func (w *Window) resumeKept(k kept, then func()) {
	w.toBoard()
	said := ""
	if k.copied {
		k.name, said = "", i18n.T("window.game-open-another-window")
	}
	if again := w.session.Resume(k.record, keepName(k.record, k.name)); again != nil {
		said = i18n.Sentence(again)
	} else {
		then()
	}
	if k.err != nil {
		said = i18n.F("window.game-read-only-part", k.err)
	}
	if said != "" {
		w.page.Say(said)
	}
}

func (w *Window) showFolder(name string) {
	path := name
	if !filepath.IsAbs(name) && w.config.Folder != nil {
		path = w.config.Folder.Path(name)
	}
	dir := filepath.ToSlash(filepath.Dir(path))
	if !strings.HasPrefix(dir, "/") {
		dir = "/" + dir // a Windows drive
	}
	if err := w.config.App.OpenURL(&url.URL{Scheme: "file", Path: dir}); err != nil {
		w.host.Tell(i18n.T("common.show-folder"), i18n.F("window.folder", dir))
	}
}
