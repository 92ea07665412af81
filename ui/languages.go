package ui

import (
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// languages changes the language of the window. Pages in a browser load it, and the window does not
// wait for that.
type languages struct {
	w       *Window
	reading *task.Latest
	spoken  string // the language in the settings that the window speaks
}

// follow changes the window to the language in the settings, as soon as it is read.
func (l *languages) follow() {
	chosen := l.w.settings.Language
	if chosen == l.spoken {
		l.reading.Drop()
		return
	}
	task.Go(l.reading, func(*task.Task) (func() error, error) { return l.w.config.Person.Speak(chosen) }, func(use func() error, err error) {
		if err == nil {
			err = use()
		}
		if err != nil {
			l.failed(err)
			return
		}
		l.spoken = chosen
		l.speak()
	})
}

// failed takes the language in the settings back, so that the person can choose it again.
func (l *languages) failed(err error) {
	s := l.w.settings
	s.Language = l.spoken
	l.w.change(s)
	l.w.host.Tell(i18n.T("window.language"), i18n.Sentence(err))
}

// speak builds everything again in the present language.
func (l *languages) speak() {
	for _, e := range l.w.pages {
		e.page.Speak()
	}
	l.w.menus = newMenus(l.w)
	l.w.menus.settings(l.w.settings)
	l.w.turnTo(l.w.inSight)
	l.w.ear.speak(l.w.settings.ByEar)
}
