package ui

import (
	"errors"
	"math/rand/v2"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/game/match"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/play"
	"passedpawn/ui/shelf"
)

// change takes over changed settings and has them saved.
func (w *Window) change(s settings.Settings) {
	w.Settings = s
	w.saver.save(s)
	w.page.SetSettings(s)
	w.learn.SetSettings(s)
	w.menus.settings(s)
}

// setup is the game that the settings ask for.
func (w *Window) setup() play.Setup {
	side := rules.White
	if w.Settings.Colour == "black" || w.Settings.Colour == "random" && rand.IntN(2) == 1 {
		side = rules.Black
	}
	return play.Setup{Variant: w.variant(w.game()), Engine: w.Settings.Opponent == "engine", Level: w.Settings.Level, Side: side, Name: w.name(), Below: play.Below(w.Settings.Below)}
}

func (w *Window) name() string {
	if w.Settings.Name != "" {
		return w.Settings.Name
	}
	return w.Name
}

func (w *Window) newGame() {
	s := w.Settings
	g := dialogs.Game{Variant: w.game(), Engine: s.Opponent == "engine", Level: s.Level, Adapt: s.Adapt, Slow: s.Slow, Colour: s.Colour, AutoFlip: s.AutoFlip, Name: w.name()}
	check := func(variant int, fen string) error {
		r, _ := w.Games.Find(w.variant(variant))
		_, err := r.Parse(fen)
		return err
	}
	w.host.NewGame(g, w.choices(), check, func(g dialogs.Game) {
		s := w.Settings
		s.Opponent, s.Level, s.Colour, s.AutoFlip = "person", g.Level, g.Colour, g.AutoFlip
		s.Adapt, s.Slow, s.Variant = g.Adapt, g.Slow, w.variant(g.Variant)
		if g.Engine {
			s.Opponent = "engine"
		}
		if g.Name != w.Name {
			s.Name = g.Name
		}
		w.change(s)
		setup := w.setup()
		if setup.Start = g.Start; g.Start == "" && g.Engine && setup.Variant == "" {
			setup.Start = w.OddsStart(g.Odds, setup.Side.Other())
		}
		w.toBoard()
		if err := w.page.Start(setup); err != nil {
			w.page.Say(err.Error())
		}
	})
}

// game is the one played last, among those to choose from.
func (w *Window) game() int {
	return max(0, slices.IndexFunc(w.Games, func(g variants.Game) bool { return g.Name == w.Settings.Variant }))
}

// variant names a game to choose, "" for orthodox chess.
func (w *Window) variant(i int) string {
	if i <= 0 || i >= len(w.Games) {
		return ""
	}
	return w.Games[i].Name
}

// choices are what the dialog for a new game offers.
func (w *Window) choices() dialogs.Choices {
	c := dialogs.Choices{Levels: w.Levels, Odds: w.Odds}
	for _, g := range w.Games {
		c.Games, c.About = append(c.Games, g.Short), append(c.About, g.About)
	}
	return c
}

// adapt moves the level after a game of chess against the program: up after a win
// of the person, down after a loss.
func (w *Window) adapt(game match.Snapshot) {
	if !w.Settings.Adapt || !rules.Orthodox(game.Record.Rules) || game.Human[rules.White] == game.Human[rules.Black] {
		return
	}
	person := rules.White
	if game.Human[rules.Black] {
		person = rules.Black
	}
	s := w.Settings
	switch game.Outcome.Result {
	case rules.Win(person):
		s.Level = min(s.Level+1, len(w.Levels))
	case rules.Win(person.Other()):
		s.Level = max(s.Level-1, 1)
	}
	w.change(s)
}

// toBoard shows the board. What had the keys before is out of sight.
func (w *Window) toBoard() {
	w.window.Canvas().Unfocus()
	w.window.SetContent(w.page.Content)
}

// onBoard reports whether the board is in sight, and not the list of games.
func (w *Window) onBoard() bool { return w.window.Content() == w.page.Content }

func (w *Window) toShelf() {
	if w.Folder == nil {
		w.host.Tell("My games", sentence(errNoFolder))
		return
	}
	w.window.SetContent(w.shelf.Content)
	w.shelf.Show(w.Folder.Kept())
}

// toLearn shows the lessons.
func (w *Window) toLearn() {
	w.window.Canvas().Unfocus()
	w.learn.List()
	w.window.SetContent(w.learn.Content)
}

// place is the position on the board.
func (w *Window) place() index.Place {
	return index.Place{Rules: w.page.Rules(), Position: w.page.Shown()}
}

// toFile lists the games of a file.
func (w *Window) toFile(path string) {
	w.window.SetContent(w.shelf.Content)
	w.shelf.Show(library.File(path, w.Cache, w.Games))
}

var errNoFolder = errors.New("there is no folder for games on this computer")

func sentence(err error) string {
	text := err.Error()
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// favourites are those of the folder, or none where there is no folder.
func (w *Window) favourites() shelf.Favourites {
	if w.Folder == nil {
		return unmarked{}
	}
	return w.Folder
}

type unmarked struct{}

func (unmarked) Favourites() map[string]bool     { return nil }
func (unmarked) SetFavourite(string, bool) error { return errNoFolder }

func (w *Window) deleteGame(name string) (func() error, error) {
	if w.Slot.Game() == name || w.Slot.Elsewhere(name) {
		return nil, errors.New("this game is on the board: start another one first")
	}
	return w.Folder.Delete(name)
}

// openKept opens one of the person's own games.
func (w *Window) openKept(name string) {
	go func() {
		rec, err := w.Folder.Load(name)
		elsewhere := !w.Slot.Claim(name)
		w.Post(func() {
			if rec == nil {
				w.host.Tell("Open", err.Error())
				return
			}
			w.toBoard()
			said := ""
			if elsewhere {
				name, said = "", "This game is open in another window; here you go on with a copy of it."
			}
			if again := w.page.Resume(rec, keepName(rec, name)); again != nil {
				said = again.Error()
			}
			if err != nil {
				said = "The game could be read only in part: " + err.Error() + ". The file stays as it is."
			}
			if said != "" {
				w.page.Say(said)
			}
		})
	}()
}

func (w *Window) showFolder(name string) {
	path := name
	if !filepath.IsAbs(name) && w.Folder != nil {
		path = w.Folder.Path(name)
	}
	dir := filepath.ToSlash(filepath.Dir(path))
	if !strings.HasPrefix(dir, "/") {
		dir = "/" + dir // a Windows drive
	}
	if err := w.App.OpenURL(&url.URL{Scheme: "file", Path: dir}); err != nil {
		w.host.Tell("Show in folder", "The folder is "+dir+".")
	}
}
