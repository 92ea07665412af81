// Package ui is the window: its menus and shortcuts, and the connections between its
// pages and the library, the settings and the opponents that it gets.
package ui

import (
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/books"
	"passedpawn/ui/pages/editor"
	"passedpawn/ui/pages/engines"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/pages/learn"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/pages/play"
	"passedpawn/ui/pages/preferences"
	"passedpawn/ui/pages/reports"
	"passedpawn/ui/pages/train"
	"passedpawn/ui/pages/tsume"
	"passedpawn/ui/pages/vision"
)

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
	newGames *newGames
	page     *play.Page
	session  *session.Session // the game on that page
	japanese *japaneseNames
	gameList *gamelist.Page
	learn    *learn.Page
	tsume    *tsume.Page
	train    *train.Page
	vision   *vision.Page
	ear      *ear
	reader   *reader
	editor   *editor.Page
	options  []preferences.Option // all settings
	prefs    *preferences.Page
	engines  *engines.Page
	matches  *matches.Page
	reports  *reports.Page
	books    *books.Page
	classes  *classes
	listing  *desk.Saver[[]settings.Engine] // saves the list of engines
	others   *otherEngines
	settler  *library.Settler // brings large files up to date
	looks    *ownLooks
	language *languages
	helping  *task.Latest // reads the user's guide
	endgames *endgames
	menus    *menus
	palette  palette
	saver    *desk.Saver[settings.Settings]
	tasks    *task.Group
	desk     *desk.Desk
	front    *front // shows what the desk says
	files    *filePicker
	exports  *gameExporter
	booklets booklets
	bundles  *bundles
	clip     *clipboard
	welcome  *dialogs.Question // the dialog of the first start
}

// fileRest is how long a large file is left alone before it is brought up to date with the
// changes to it.
const fileRest = 3 * time.Second

// fileLeave is how long the end of the program waits for such a file. The changes are safe, and
// the next start goes on with them.
const fileLeave = 5 * time.Second

// New creates the window and its first game: the one that was running, or a new one.
func New(c Config) *Window { return newWindow(c, (*Window).pageList) }

func newWindow(c Config, list func(*Window) []entry) *Window {
	w := &Window{config: c, settings: c.Person.Settings, window: c.App.NewWindow("Passed Pawn")}
	w.tasks = task.NewGroup(c.Post, nil)
	w.host = dialogs.NewHost(w.window)
	w.files = newFilePicker(w)
	w.booklets = booklets{w}
	w.bundles = &bundles{w, c.Folders.Data, c.Teaching.Openings, task.NewLatest(w.tasks)}
	w.looks = &ownLooks{dir: c.Folders.Looks, latest: task.NewLatest(w.tasks), tasks: w.tasks, host: w.host, found: w.showLooks, show: w.showFolder}
	w.helping = task.NewLatest(w.tasks)
	w.language = &languages{w: w, reading: task.NewLatest(w.tasks), spoken: c.Person.Settings.Language}
	w.endgames = newEndgames(w)
	w.shell = shell{w.host, w}
	w.saver = desk.NewSaver(c.Person.Save, c.Lifecycle.Retry, func(err error) {
		c.Post(func() { w.desk.Ending.Told(err, phrase.Say("window.settings-not-saved", err)) })
	})
	w.listing = desk.NewSaver(c.Programs.Save, c.Lifecycle.Retry, func(err error) {
		c.Post(func() { w.desk.Ending.Told(err, phrase.Say("window.engines-not-saved", err)) })
	})
	w.settler = library.NewSettler(c.Folders.Files, fileRest, fileLeave, func(err error) {
		c.Post(func() { w.host.Tell(i18n.T("common.save"), i18n.Sentence(err)) })
	})
	c.Folders.Files = w.settler.Files()
	w.config.Folders.Files = c.Folders.Files
	useEngines(c.Programs, c.Programs.List(), c.Person.Settings)
	keeper := newKeeper(w)
	pieces := look.NewPieces(c.Person.Settings.Pieces, c.Person.Settings.ShogiPieces)
	w.pieces = pieces
	i18n.WriteNative(c.Person.Settings.ShogiMoves == "japanese")
	w.newGames = newNewGames(w)
	w.page = play.New(play.Config{
		Shell: w.shell, Variants: c.Play.Games, Opponents: c.Play.Opponents, Keeper: keeper, Pieces: pieces,
		Games: play.Games{New: w.newGames.ask, From: w.newGames.from, List: listedGame{w}.toList, Leave: func(then func()) { w.desk.Leaving.LeaveEdits(then) }},
		Engines: play.Engines{Installed: func(id string) bool {
			_, ok := settings.FindEngine(w.engines.Engines(), id)
			return ok
		}, Restart: w.restart},
		Names: play.Names{Opening: c.Play.Opening, Game: gameName, About: gameAbout},
		Ended: w.newGames.ended, PlaySound: c.System.PlaySound, Touch: c.System.Touch,
		Training: play.Training{
			Add: c.Teaching.Training.Add, Count: c.Teaching.Training.Count, Open: func() { w.showPage(w.train) }, Left: openings{w}.left, Opening: openings{w}.train,
		},
	}, c.Person.Settings)
	w.gameList = newGameList(w)
	w.session = w.page.Session
	w.japanese = &japaneseNames{settings: c.App.Settings(), loading: task.NewLatest(w.tasks), session: w.session}
	w.others = &otherEngines{
		programs: c.Programs, saver: w.listing, session: w.session,
		settings: func() settings.Settings { return w.settings }, host: w.host, tasks: w.tasks,
	}
	w.learn = learn.New(learn.Config{
		Shell: w.shell, Lessons: c.Teaching.Lessons, Games: c.Play.Games, Pieces: pieces,
		Learnt: func(id string) { w.change(w.settings.Learned(id)) }, Problems: func() { w.showPage(w.tsume) },
	}, c.Person.Settings)
	w.tsume = tsume.New(tsume.Config{
		Shell: w.shell, Problems: c.Teaching.Problems, Pieces: pieces,
		Solved: func(id string) { w.change(w.settings.Mated(id)) },
	}, c.Person.Settings)
	w.train = newTrain(w)
	w.vision = vision.New(vision.Config{
		Shell: w.shell, Chess: c.Play.Games[0], Pieces: pieces, Draw: c.Teaching.Draw,
		Passed: func(id string) { w.change(w.settings.Learned(id)) },
	}, c.Person.Settings)
	chess960, _ := c.Play.Games.Find("chess960")
	w.editor = editor.New(editor.Config{
		Shell: w.shell, Pieces: pieces, Chess960: chess960, Play: w.newGames.from, Analyse: w.newGames.analyse,
	}, c.Person.Settings)
	w.options = preferences.Options(c.Person.Languages)
	folder := tableFolder{w.files, task.NewLatest(w.tasks)}
	w.prefs = preferences.New(preferences.Config{
		Shell: w.shell, Options: w.options, Pieces: pieces, Chess: c.Play.Games[0], Shogi: shogi(c.Play.Games), OpenFolder: w.looks.open,
		ChooseFolder: folder.choose, Describe: folder.describe,
	}, c.Person.Settings)
	w.engines = newEngines(w)
	w.matches = newMatches(w)
	w.reports = newReports(w)
	w.books = newBooks(w)
	w.classes = newClasses(w)
	w.pages = list(w)
	w.front = &front{w: w, asked: map[int]*dialogs.Question{}}
	w.desk = newDesk(w, keeper)
	w.exports = &gameExporter{
		page: w.page, host: w.host, files: w.files, ending: w.desk.Ending, out: c.Folders.Files, copy: c.System.CopyPicture,
		tasks: w.tasks, look: w.exporter, last: dialogs.Export{Size: 1, Speed: 1}, diagrams: w.booklets.ask,
	}
	w.clip = &clipboard{
		system: c.App.Clipboard(), session: w.session, desk: w.desk, host: w.host, setups: w.newGames.setups, say: w.say,
	}
	w.toBoard()
	w.palette = palette{w}
	w.menus = newMenus(w)
	w.ear = newEar(w, c.System.OpenVoice)
	w.reader = newReader(w, c.System.OpenBridge)
	w.window.Resize(fyne.NewSize(c.Person.Settings.Width, c.Person.Settings.Height))
	w.window.SetOnDropped(func(_ fyne.Position, files []fyne.URI) {
		var paths []string
		for _, f := range files {
			paths = append(paths, f.Path())
		}
		w.Open(paths...)
	})
	w.window.SetCloseIntercept(w.Close)
	keyboard{w}.listen()
	w.first()
	if look.IsOwn(c.Person.Settings.Pieces) {
		w.looks.read()
	}
	silent := c.Person.Settings
	silent.ByEar = false
	w.ear.use(c.Person.Settings, silent)
	w.menus.show() // last, because every change rebuilds them
	return w
}

// shogi returns the first game with tiles.
func shogi(games variants.Games) rules.Rules {
	i := slices.IndexFunc(games, func(g variants.Game) bool { return rules.ShapeOf(g.Rules).Plain })
	return games[max(0, i)].Rules
}

// ShowAndRun shows the window and returns when it is closed and nothing of it runs any more.
func (w *Window) ShowAndRun() {
	w.window.ShowAndRun()
	w.ear.quiet()
	w.reader.stop()
	w.session.Close()
	w.engines.Stop()
}

// first shows the game that was running, or a new one, and reports what went wrong.
func (w *Window) first() {
	trouble := w.config.Lifecycle.Trouble
	resumed, wrong := w.desk.Keeping.Resume()
	if wrong.Form != "" {
		trouble = append(trouble, i18n.P(wrong))
	}
	if !resumed {
		if err := w.session.Start(w.newGames.setups.next()); err != nil {
			trouble = append(trouble, i18n.Sentence(err))
		}
		if _, err := clock.ParseMinutes(w.settings.TimeIn(w.newGames.setups.lastID())); err != nil {
			trouble = append(trouble, i18n.Sentence(err)+" "+i18n.T("window.game-no-clock"))
		}
	}
	for _, text := range trouble {
		w.page.Say(text)
	}
	if w.config.Folders.Slot == nil {
		w.session.SetUnsaved(desk.ErrNoFolder)
	}
	if len(trouble) > 0 {
		w.host.Tell(i18n.T("window.something-went-wrong"), strings.Join(trouble, "\n\n"))
	}
}

// newKeeper creates what saves the game on the board.
func newKeeper(w *Window) desk.Keeper {
	c := w.config
	if c.Folders.Slot == nil {
		return &desk.Forgetful{}
	}
	return library.NewKeeper(c.Folders.Slot, c.Lifecycle.Retry, func(err error) { c.Post(func() { w.desk.Keeping.Kept(err) }) })
}

// newDesk creates the desk of the game on the board.
func newDesk(w *Window, k desk.Keeper) *desk.Desk {
	c := w.config
	var works []desk.Work
	for _, e := range w.pages {
		if p, ok := e.page.(pages.Stopper); ok {
			works = append(works, p)
		}
	}
	return desk.New(desk.Config{
		Window: w.front, Games: c.Play.Games, Folder: c.Folders.Games, Slot: c.Folders.Slot, Files: c.Folders.Files, Keeper: k,
		Others: []desk.Flusher{w.saver, w.listing, w.settler}, Works: works,
		Post: c.Post, After: w.shell.After, Patience: c.Lifecycle.Patience,
		Release: debug.FreeOSMemory,
	}, w.session)
}
