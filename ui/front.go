package ui

import (
	"path/filepath"
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/desk"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// A front shows what the desk says. It implements desk.Window.
type front struct {
	w      *Window
	hidden bool
	asked  map[int]*dialogs.Question // open questions of the desk, by their IDs
}

// Observe implements desk.Window.
func (f *front) Observe(s desk.Snapshot) {
	if s.Hidden != f.hidden {
		f.hidden = s.Hidden
		f.follow()
	}
	f.ask(s.Questions)
	f.retitle(s)
}

// follow hides or shows the window. Its size is saved when it is hidden.
func (f *front) follow() {
	if !f.hidden {
		f.w.window.Show()
		return
	}
	s, size := f.w.settings, f.w.window.Canvas().Size()
	s.Width, s.Height = size.Width, size.Height
	f.w.saver.Save(s)
	f.w.window.Hide()
	f.w.files.choosing.Drop()
}

// ask shows the questions that wait for an answer, and closes all others.
func (f *front) ask(open []desk.Question) {
	for id, shown := range f.asked {
		if !slices.ContainsFunc(open, func(q desk.Question) bool { return q.ID == id }) {
			shown.Close()
			delete(f.asked, id)
		}
	}
	for _, q := range open {
		if f.asked[q.ID] != nil {
			continue
		}
		var answers []dialogs.Deed
		for i, a := range q.Answers {
			answers = append(answers, dialogs.Deed{Text: i18n.P(a), Do: func() { f.w.desk.Answer(q.ID, i) }, Default: i == q.Default})
		}
		f.asked[q.ID] = f.w.host.Choose(i18n.P(q.Title), i18n.P(q.Text), answers...)
	}
}

// retitle shows the name of the game in the window title, and marks an edited one.
func (f *front) retitle(s desk.Snapshot) {
	title := "Passed Pawn"
	if name := gameName(f.w.session.Snapshot().Rules); name != "" {
		title = i18n.F("window.game-title", name, title)
	}
	if path := s.Source.Path; path != "" {
		title = i18n.F("window.game-title", filepath.Base(path), title)
		if s.Edited {
			title = i18n.F("window.edited", title)
		}
	}
	if f.w.window.Title() != title {
		f.w.window.SetTitle(title)
	}
}

// Say implements desk.Window.
func (f *front) Say(p phrase.Phrase) { f.w.page.Say(i18n.P(p)) }

// Tell implements desk.Window.
func (f *front) Tell(title, text phrase.Phrase) { f.w.host.Tell(i18n.P(title), i18n.P(text)) }

// ToBoard implements desk.Window.
func (f *front) ToBoard() { f.w.toBoard() }

// ToFile implements desk.Window.
func (f *front) ToFile(path string) { f.w.toFile(path) }

// AskPath implements desk.Window.
func (f *front) AskPath(rec *record.Record, then func(path string)) {
	types := fileTypes(rec.Rules)
	f.w.files.path(i18n.T("window.save-game"), nameOf(rec, ""), types, func(path string, _ bool) { then(path) })
}

// Encoding implements desk.Window.
func (f *front) Encoding(path string) pgn.Encoding { return pgn.Encoding(f.w.settings.Encoding(path)) }

// Opened implements desk.Window.
func (f *front) Opened(paths ...string) {
	s := f.w.settings
	for _, path := range paths {
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		s = s.Opened(path)
	}
	f.w.change(s)
	f.w.gameList.Follow()
}

// Quit implements desk.Window.
func (f *front) Quit() { f.w.config.Lifecycle.Quit() }
