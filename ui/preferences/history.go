package preferences

import (
	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// A history is what settings were before each change, and after those undone.
type history struct{ past, future []settings.Settings }

// mostChanges bounds what is remembered.
const mostChanges = 100

func (h *history) keep(s settings.Settings) {
	if h.past = append(h.past, s); len(h.past) > mostChanges {
		h.past = h.past[1:]
	}
	h.future = nil
}

func (h *history) undoable() bool { return len(h.past) > 0 }

// step takes the newest of one list and puts what is now into the other.
func step(from, to *[]settings.Settings, now settings.Settings) (settings.Settings, bool) {
	n := len(*from)
	if n == 0 {
		return now, false
	}
	s := (*from)[n-1]
	*from, *to = (*from)[:n-1], append(*to, now)
	return s, true
}

// Undo sets everything on the page as it was before the last change there.
func (p *Page) Undo() { p.move(&p.history.past, &p.history.future) }

// Redo makes an undone change again.
func (p *Page) Redo() { p.move(&p.history.future, &p.history.past) }

func (p *Page) move(from, to *[]settings.Settings) {
	if s, ok := step(from, to, p.settings); ok {
		p.config.Change(Copied(p.config.Options, p.settings, s))
		p.config.Undoable()
	}
}

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase { return named(p.history.past) }

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return named(p.history.future) }

func named(changes []settings.Settings) phrase.Phrase {
	if len(changes) == 0 {
		return phrase.Phrase{}
	}
	return phrase.Say("preferences.the-change")
}

// askReset sets everything on the page as it is at first, if that is what is wanted.
func (p *Page) askReset() {
	p.config.Ask(i18n.T("preferences.reset-title"), i18n.T("preferences.reset-text"), i18n.T("preferences.reset"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			p.set(func(s *settings.Settings) { *s = Copied(p.config.Options, *s, settings.Default()) })
		}
	})
}
