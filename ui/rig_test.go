package ui

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/tournament"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/matches"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/platform/atspi"
	"passedpawn/ui/platform/sound"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

var chess orthodox.Rules

// people are opponents that never move: a program is as silent as a person.
type people struct{}

func (people) Opponent(session.Rival) player.Player { return silent{} }

func (people) Elo(session.Rival) int { return 0 }

func (people) Name(session.Rival) phrase.Phrase { return phrase.Say("Passed Pawn, Silent") }

func (people) Reviewer(string) session.Reviewer {
	return session.Reviewer{New: func() player.Thinker { return nil }}
}

func (people) Adviser(string) player.Player { return silent{} }

func (people) Analyst(string) session.Analyst { return session.Analyst{Player: silent{}} }

func (people) Second(string) session.Analyst { return session.Analyst{Player: silent{}} }

type silent struct{ player.Human }

// A rig is a window of the test driver with a folder.
type rig struct {
	*Window
	t      testing.TB
	dir    string
	posts  tasktest.Posts
	saved  chan settings.Settings
	voice  *voice
	bridge *atspi.Bridge
}

// openBridge keeps the bridge to screen readers, which nobody serves yet.
func (d *rig) openBridge(w access.Window) Bridge {
	d.bridge = atspi.NewBridge(atspi.App{Name: "Passed Pawn"}, d.posts.Post, w)
	return d.bridge
}

// mateProblems returns two mate problems.
func mateProblems(t testing.TB) []tsume.Problem {
	t.Helper()
	all, err := tsume.Parse("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b\n9/9/2+R6/9/4kN3/9/4P4/9/9 b " +
		"Gr2b3g4s3n4l17p 1 moves G*5f 5e4d 7c3c 4d5d 3c5c\n")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// lessons returns a lesson of a single step.
func lessons(t testing.TB) []lesson.Lesson {
	t.Helper()
	l, err := lesson.Parse("steps", "title: Steps\npart: All\nboard: 7k/8/8/8/8/8/P7/7K w - - 0 1\nask: Two squares.\ngoal: play a4\n")
	if err != nil {
		t.Fatal(err)
	}
	return []lesson.Lesson{l}
}

func open(t testing.TB, dir string, trouble ...string) *rig {
	t.Helper()
	return openPages(t, dir, (*Window).pageList, trouble...)
}

// openPages opens a window with other pages.
func openPages(t testing.TB, dir string, list func(*Window) []entry, trouble ...string) *rig {
	t.Helper()
	return openWith(t, dir, list, func(c *Config) { c.Lifecycle.Trouble = trouble })
}

// openWith opens a window that is configured differently.
func openWith(t testing.TB, dir string, list func(*Window) []entry, change func(*Config)) *rig {
	t.Helper()
	a := uitest.App(t, look.NewTheme("light"))
	folder, err := library.Open(filepath.Join(dir, "data"), chess)
	if err != nil {
		t.Fatal(err)
	}
	slot, err := folder.Adopt()
	if err != nil {
		t.Fatal(err)
	}
	// A test that chooses everything leaves much unread, and nothing may wait for it.
	d := &rig{t: t, dir: dir, posts: make(tasktest.Posts, 10000), saved: make(chan settings.Settings, 10000), voice: &voice{}}
	s := settings.Default()
	s.Opponent, s.Theme = "person", "light"
	c := Config{
		App: a, Post: d.posts.Post, Version: "0",
		Lifecycle: Lifecycle{Quit: a.Quit, Patience: time.Hour, Retry: time.Millisecond},
		Person: Person{
			Name: "Ada", Settings: s, Save: func(s settings.Settings) error { d.saved <- s; return nil },
			Languages: []i18n.Language{{Code: "en", Name: "English"}, {Code: "de", Name: "Deutsch"}},
			Speak:     func(string) (func() error, error) { return func() error { return nil }, nil },
		},
		Folders: Folders{
			Games: folder, Slot: slot, Files: library.NewFiles(filepath.Join(dir, "data"), time.Now), Data: filepath.Join(dir, "data"),
			Looks: filepath.Join(dir, "looks"),
		},
		Play: Play{
			Games: variants.All(), Opponents: people{},
			Levels: func(string) []session.Level { return []session.Level{{Name: "Silent"}} },
			Odds:   orthodox.AllOdds(), OddsStart: func(odds int, giver rules.Side) string { return orthodox.Odds(odds).Start(giver) },
			Opening: func(rules.Rules, []rules.Position) string { return "" },
		},
		Programs: &programs{}, Matches: levelMatches(dir),
		Teaching: Teaching{
			Lessons: lessons(t), Problems: mateProblems(t), Training: training.NewStore(filepath.Join(dir, "training"), chess),
			Openings: repertoire.NewStore(filepath.Join(dir, "training")),
			Puzzles:  func() (*puzzles.Set, error) { return &puzzles.Set{}, nil },
			Class:    class.NewStore(filepath.Join(dir, "class")),
			Draw:     rand.IntN,
		},
		System: System{
			PlaySound: func(sound.Sound, int) {}, CopyPicture: func([]byte) error { return nil }, OpenVoice: d.voice.open, OpenBridge: d.openBridge,
			FullScreen: func(w fyne.Window, on bool) { w.SetFullScreen(on) },
		},
	}
	change(&c)
	d.Window = newWindow(c, list)
	d.window.Show()
	t.Cleanup(func() {
		d.desk.Ending.Finish()
		slot.Release()
	})
	return d
}

func (d *rig) until(what string, so func() bool) {
	d.t.Helper()
	d.posts.Until(d.t, what, so, d.texts)
}

// texts returns all text in the window.
func (d *rig) texts() string {
	var b strings.Builder
	roots := append([]fyne.CanvasObject{d.window.Content()}, d.window.Canvas().Overlays().List()...)
	for _, root := range roots {
		for _, o := range test.LaidOutObjects(root) {
			switch o := o.(type) {
			case *widget.Label:
				fmt.Fprintln(&b, o.Text)
			case *widgets.Lines:
				fmt.Fprintln(&b, o.Text)
			case *widget.RichText:
				fmt.Fprintln(&b, o.String())
			}
		}
	}
	return b.String()
}

func (d *rig) says(text string) {
	d.t.Helper()
	d.until(text, func() bool { return strings.Contains(d.texts(), text) })
}

func (d *rig) file(name, text string) string {
	d.t.Helper()
	path := filepath.Join(d.dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		d.t.Fatal(err)
	}
	return path
}

func (d *rig) line() string { return strings.Join(d.session.Snapshot().Game.SANs, " ") }

func move(t testing.TB, d *rig, san string) {
	t.Helper()
	m, err := chess.Read(d.session.Snapshot().Place.Position(), san)
	if err != nil {
		t.Fatal(err)
	}
	d.page.Board.Do(boardmodel.Ask{From: rules.On(m.From), To: m.To})
}

// shows opens a game and waits until it is on the board.
func (d *rig) shows(text, line string) {
	d.t.Helper()
	d.show(pgn.Scan(text)[0], "")
	d.until("the game", func() bool { return d.line() == line })
	d.toEnd()
}

// toEnd browses to the last move of the game.
func (d *rig) toEnd() { d.session.Browse(record.Mainline(len(d.session.Snapshot().Game.Moves))) }

// openKept opens one of the person's own games.
func (d *rig) openKept(name string) { d.desk.Keeping.Open(name, func() {}) }

// show puts a game on the board. path is its file, "" for none.
func (d *rig) show(item pgn.Item, path string) { d.desk.Opening.Show(item, path) }

// setup returns the game that the settings describe.
func (d *rig) setup() session.Setup { return d.newGames.setups.next() }

func (d *rig) newGame() { d.newGames.ask() }

func (d *rig) saveGame() { d.desk.Saving.Save() }

func (d *rig) source() library.Original { return d.desk.Documents.Source() }

func (d *rig) edited() bool { return d.desk.Documents.Edited() }

// boardOf returns the board of a page, which has its keys; nil if it shows none.
func boardOf(p pages.Page) *boardview.Widget {
	b, _ := p.Keys().(*boardview.Widget)
	return b
}

// levelMatches lets the lowest levels play each other.
func levelMatches(dir string) Matches {
	return Matches{
		Folder: filepath.Join(dir, "matches"), AtOnce: 2,
		Engines: func(string) (all []matches.Choice) {
			for i := range 2 {
				e := tournament.Engine{Name: fmt.Sprintf("Level %d", i+1), Spec: strconv.Itoa(i + 1)}
				all = append(all, matches.Choice{
					Name:  phrase.Say("matches.level", i+1, phrase.Say(levels.Name(i+1)), engine.Level(i+1).Elo()),
					Level: true, Engine: e,
				})
			}
			return all
		},
		Entrant: func(tournament.Engine, string) (tournament.Entrant, error) {
			return tournament.Entrant{New: func(seed uint64) (player.Thinker, error) { return engine.Opponent{Level: 1, Seed: seed}, nil }}, nil
		},
	}
}

// toLearn shows the lessons.
func (d *rig) toLearn() { d.showPage(d.learn) }

// toTsume shows the mate problems.
func (d *rig) toTsume() { d.showPage(d.tsume) }

func (d *rig) board() fyne.Focusable { return keyboard{d.Window}.board() }

// speaks lets the person choose any language until the test ends.
func (d *rig) speaks() {
	d.config.Person.Speak = func(code string) (func() error, error) {
		return func() error {
			uitest.Speak(d.t, code)
			return nil
		}, nil
	}
}

// choose changes the settings, and waits until the window speaks the language in them.
func (d *rig) choose(s settings.Settings) {
	d.t.Helper()
	d.change(s)
	d.until("the language", func() bool { return !d.language.reading.Busy() })
}
