// Package ui is the window: its menus and shortcuts, and the connections between its
// pages and the library, the settings and the opponents that it gets.
package ui

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	problems "passedpawn/game/teaching/tsume"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/editor"
	"passedpawn/ui/pages/engines"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/pages/learn"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/pages/play"
	"passedpawn/ui/pages/preferences"
	"passedpawn/ui/pages/reports"
	"passedpawn/ui/pages/tsume"
	"passedpawn/ui/platform/filedialog"
	"passedpawn/ui/platform/sound"
)

// Config configures the window.
type Config struct {
	App       fyne.App
	Post      func(func())   // runs a function on Fyne's thread
	Quit      func()         // ends the program; called on Fyne's thread
	Games     variants.Games // to choose from, orthodox chess first
	Lessons   []lesson.Lesson
	Problems  []problems.Problem // mate problems of shogi
	Folder    *library.Folder    // nil if there is no folder for games
	Slot      *library.Slot      // nil if there is no folder for games
	Files     library.Files      // writes files, and keeps their previous contents
	Opponents session.Opponents
	Programs  Programs // other engines
	Matches   Matches
	Levels    func(game string) []session.Level       // the program's levels in a game, from the weakest
	Odds      []string                                // that a side may give; the first is none
	OddsStart func(odds int, giver rules.Side) string // returns a FEN, "" for the starting position
	Settings  settings.Settings
	Languages []i18n.Language // to choose from
	// Looks is the folder of a person's own boards and pieces.
	Looks string
	// Speak sets the language of i18n by its code, "" for that of the desktop.
	Speak func(code string) error
	// Save saves settings; it is called off Fyne's thread.
	Save func(settings.Settings) error
	// Retry is the pause before another attempt to save what could not be saved.
	Retry time.Duration
	// Patience is how long the window stays hidden while the program saves and ends.
	// After that the program asks the person, who may be starting it again in vain.
	Patience time.Duration
	// Trouble is what went wrong before there was a window, to be shown in it.
	Trouble []string
	Version string
	Opening func(rules.Position) string // returns the opening's name, "" if it has none
	Cache   string                      // folder of cached indexes of files
	Name    string                      // the person's name on this system
	// PlaySound plays a sound at a volume in percent. It must not block.
	PlaySound func(x sound.Sound, volume int)
	// CopyPicture copies a PNG to the clipboard, or returns why it cannot. It is called
	// off Fyne's thread.
	CopyPicture func(png []byte) error
	// FileDialog is the system's own file dialog, nil if there is none.
	FileDialog filedialog.Chooser
	// NativeMenus is set if the system draws the menus, as on macOS.
	NativeMenus bool
}

// Matches is what the page of matches between engines needs.
type Matches struct {
	Folder  string                             // where their games are
	Engines func(game string) []matches.Choice // to choose from; called off Fyne's thread
	// Entrant returns the players of an engine. It is called off Fyne's thread.
	Entrant func(e tournament.Engine, game string) (tournament.Entrant, error)
	AtOnce  int // how many games the computer can play at the same time
}

// Window is the program's window.
type Window struct {
	config   Config // except for the settings, which change
	settings settings.Settings
	window   fyne.Window
	host     *dialogs.Host
	shell    shell
	pages    []entry
	inSight  pages.Page // one of them
	pieces   *look.Pieces
	page     *play.Page
	session  *session.Session // the game on that page
	named    *player.Game     // the game whose names have been checked
	gameList *gamelist.Page
	learn    *learn.Page
	tsume    *tsume.Page
	editor   *editor.Page
	options  []preferences.Option // all settings
	prefs    *preferences.Page
	engines  *engines.Page
	matches  *matches.Page
	reports  *reports.Page
	listing  *desk.Saver[[]settings.Engine] // saves the list of engines
	looking  *task.Latest                   // searching a person's own boards and pieces
	menus    *menus
	saver    *desk.Saver[settings.Settings]
	tasks    *task.Group
	desk     *desk.Desk
	front    *front // shows what the desk says
	files    *filePicker
	exported dialogs.Export    // the choices of the last export
	welcome  *dialogs.Question // the dialog of the first start
}

// New creates the window and its first game: the one that was running, or a new one.
func New(c Config) *Window { return newWindow(c, (*Window).pageList) }

func newWindow(c Config, list func(*Window) []entry) *Window {
	w := &Window{config: c, settings: c.Settings, window: c.App.NewWindow("Passed Pawn"), exported: dialogs.Export{Size: 1, Speed: 1}}
	w.tasks = task.NewGroup(c.Post, nil)
	w.looking = task.NewLatest(w.tasks)
	w.host = dialogs.NewHost(w.window)
	w.files = newFilePicker(w)
	w.shell = shell{w.host, w}
	w.saver = desk.NewSaver(c.Save, c.Retry, func(err error) {
		c.Post(func() { w.desk.Ending.Told(err, phrase.Say("window.settings-not-saved", err)) })
	})
	w.listing = desk.NewSaver(c.Programs.Save, c.Retry, func(err error) {
		c.Post(func() { w.desk.Ending.Told(err, phrase.Say("window.engines-not-saved", err)) })
	})
	c.Programs.Use(c.Programs.List(), uses(c.Settings))
	keeper := w.newKeeper()
	pieces := look.NewPieces(c.Settings.Pieces, c.Settings.ShogiPieces)
	w.pieces = pieces
	i18n.WriteNative(c.Settings.ShogiMoves == "japanese")
	w.page = play.New(play.Config{
		Shell: w.shell, Variants: c.Games, Opponents: c.Opponents, Keeper: keeper, Pieces: pieces,
		Games:   play.Games{New: w.newGame, From: w.playFrom, List: w.toList, Leave: func(then func()) { w.desk.Leaving.LeaveEdits(then) }},
		Engines: play.Engines{Installed: w.installed, Restart: w.restart},
		Names:   play.Names{Opening: c.Opening, Game: gameName},
		Ended:   w.adapt, PlaySound: c.PlaySound,
	}, c.Settings)
	w.gameList = w.newGameList()
	w.session = w.page.Session
	w.learn = learn.New(learn.Config{
		Shell: w.shell, Lessons: c.Lessons, Games: c.Games, Pieces: pieces,
		Learnt: func(id string) { w.change(w.settings.Learned(id)) }, Problems: w.toTsume,
	}, c.Settings)
	w.tsume = tsume.New(tsume.Config{
		Shell: w.shell, Problems: c.Problems, Pieces: pieces,
		Solved: func(id string) { w.change(w.settings.Mated(id)) },
	}, c.Settings)
	w.editor = editor.New(editor.Config{Shell: w.shell, Pieces: pieces, Play: w.playFrom}, c.Settings)
	w.options = preferences.Options(c.Languages)
	w.prefs = preferences.New(preferences.Config{
		Shell: w.shell, Options: w.options, Pieces: pieces, Chess: c.Games[0], Shogi: shogi(c.Games), OpenFolder: w.openLooks,
	}, c.Settings)
	w.engines = w.newEngines()
	w.matches = w.newMatches()
	w.reports = w.newReports()
	w.pages = list(w)
	w.front = &front{w: w, asked: map[int]*dialogs.Question{}}
	w.desk = w.newDesk(keeper)
	w.toBoard()
	w.menus = newMenus(w)
	w.window.Resize(fyne.NewSize(c.Settings.Width, c.Settings.Height))
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		var paths []string
		for _, f := range files {
			paths = append(paths, f.Path())
		}
		w.Open(paths...)
	})
	w.window.SetCloseIntercept(w.desk.Close)
	c.App.Lifecycle().SetOnStopped(func() {
		w.session.Close()
		w.engines.Stop()
	})
	w.keys()
	w.first()
	w.readChosenLooks()
	w.menus.show() // last, because every change rebuilds them
	return w
}

// shogi returns the first game with tiles.
func shogi(games variants.Games) rules.Rules {
	i := slices.IndexFunc(games, func(g variants.Game) bool { return rules.ShapeOf(g.Rules).Plain })
	return games[max(0, i)].Rules
}

// ShowAndRun shows the window and returns when it is closed.
func (w *Window) ShowAndRun() { w.window.ShowAndRun() }

// first shows the game that was running, or a new one, and reports what went wrong.
func (w *Window) first() {
	trouble := w.config.Trouble
	resumed, wrong := w.desk.Keeping.Resume()
	if wrong.Form != "" {
		trouble = append(trouble, i18n.P(wrong))
	}
	if !resumed {
		if err := w.session.Start(w.setup()); err != nil {
			trouble = append(trouble, i18n.Sentence(err))
		}
		if _, err := clock.ParseMinutes(w.settings.Time); err != nil {
			trouble = append(trouble, i18n.Sentence(err)+" "+i18n.T("window.game-no-clock"))
		}
	}
	for _, text := range trouble {
		w.page.Say(text)
	}
	if w.config.Slot == nil {
		w.session.SetUnsaved(desk.ErrNoFolder)
	}
	if len(trouble) > 0 {
		w.host.Tell(i18n.T("window.something-went-wrong"), strings.Join(trouble, "\n\n"))
	}
}

// newKeeper creates what saves the game on the board.
func (w *Window) newKeeper() desk.Keeper {
	c := w.config
	if c.Slot == nil {
		return &desk.Forgetful{}
	}
	return library.NewKeeper(c.Slot, c.Retry, func(err error) { c.Post(func() { w.desk.Keeping.Kept(err) }) })
}

// newDesk creates the desk of the game on the board.
func (w *Window) newDesk(k desk.Keeper) *desk.Desk {
	c := w.config
	var works []desk.Work
	for _, e := range w.pages {
		if p, ok := e.page.(pages.Stopper); ok {
			works = append(works, p)
		}
	}
	return desk.New(desk.Config{
		Window: w.front, Games: c.Games, Folder: c.Folder, Slot: c.Slot, Files: c.Files, Keeper: k,
		Others: []desk.Flusher{w.saver, w.listing}, Works: works,
		Post: c.Post, After: w.shell.After, Patience: c.Patience,
	}, w.session)
}
