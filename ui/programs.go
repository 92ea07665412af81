package ui

import (
	"context"
	"os"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/engines"
	"passedpawn/ui/players/opponents"
)

// Programs are the other engines that a person has added.
type Programs interface {
	engines.Programs
	// List returns the engines as they were when the program started.
	List() []settings.Engine
	// Save saves a list of engines; it is called off Fyne's thread.
	Save([]settings.Engine) error
	// Use sets which engines can play, and what for.
	Use([]settings.Engine, opponents.Uses)
	// Log returns the file with the last messages of an engine, by its ID; "" is for one
	// that is being added.
	Log(id string) string
	// BuildTables builds the tables of endgames that are missing, and reports the part that is
	// done. It is called off Fyne's thread.
	BuildTables(ctx context.Context, report func(part float64)) error
	// TablesComplete reports whether all tables have been built. It is called off Fyne's thread.
	TablesComplete() bool
	// Close waits until the processes of all engines have ended, but not longer than a
	// limit. It is called off Fyne's thread, or after that has ended.
	Close(limit time.Duration)
}

// uses returns what the person has chosen other engines for.
func uses(s settings.Settings) opponents.Uses {
	return opponents.Uses{Analyst: s.Analyst, Second: s.Second, Adviser: s.Adviser, Reviewer: s.Reviewer, Syzygy: s.Syzygy}
}

// newEngines creates the page with the engines.
func newEngines(w *Window) *engines.Page {
	c := w.config
	return engines.New(engines.Config{
		Shell: w.shell, Programs: c.Programs, Games: engineGames(c.Play.Games), Messages: w.others.messages, Save: w.others.save, ChooseFile: w.files.program,
	}, c.Person.Settings, c.Programs.List())
}

// engineGames returns the games that other engines may play.
func engineGames(games variants.Games) []engines.Game {
	chess := engines.Game{Name: phrase.Say("variants.chess")}
	tiles := engines.Game{Name: phrase.Say("variants.shogi")}
	for _, g := range games {
		switch {
		case rules.Orthodox(g.ID()):
			chess.IDs = append(chess.IDs, g.ID())
		case rules.ShapeOf(g.Rules).Plain:
			tiles.IDs = append(tiles.IDs, g.ID())
		}
	}
	return []engines.Game{chess, tiles}
}

// otherEngines are the engines that the person has added.
type otherEngines struct {
	programs Programs
	saver    *desk.Saver[[]settings.Engine] // of their list
	session  *session.Session
	settings func() settings.Settings
	host     *dialogs.Host
	tasks    *task.Group
}

// save applies and saves a changed list of engines.
func (o *otherEngines) save(all []settings.Engine) {
	o.saver.Save(all)
	o.use(all)
}

// useEngines lets engines play, with their shares of this computer, and whatever the settings
// say.
func useEngines(p Programs, all []settings.Engine, s settings.Settings) {
	share := engines.Share(s, p.Machine())
	sharing := make([]settings.Engine, len(all))
	for i, e := range all {
		sharing[i] = engines.Sharing(e, share)
	}
	p.Use(sharing, uses(s))
}

// use lets engines play as the settings now say.
func (o *otherEngines) use(all []settings.Engine) {
	useEngines(o.programs, all, o.settings())
	o.session.Refresh()
}

// mostMessages is how many of the last bytes of an engine's messages are shown.
const mostMessages = 20_000

// messages shows the last messages of an engine.
func (o *otherEngines) messages(id string) {
	path := o.programs.Log(id)
	task.Go(o.tasks, func(*task.Task) (string, error) {
		text, err := os.ReadFile(path)
		return string(text[max(0, len(text)-mostMessages):]), err
	}, func(text string, err error) {
		if err != nil {
			text = i18n.T("engines.no-messages")
		}
		o.host.Read(i18n.F("engines.messages", path), text)
	})
}

// restart makes an engine that failed move after all, once its command is allowed. The
// engine of the game was made with the list as it was then, so it is made anew.
func (w *Window) restart(id string) {
	w.engines.Allow(id, func() {
		if r, ok := w.session.Snapshot().Stalled(); ok && r.Engine == id {
			w.session.Replace(r)
		}
	})
}
