package preferences

import (
	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// Undo restores the settings on the page before the last change there.
func (p *Page) Undo() { p.restore(p.history.Undo(p.settings)) }

// Redo makes an undone change again.
func (p *Page) Redo() { p.restore(p.history.Redo(p.settings)) }

func (p *Page) restore(s settings.Settings, ok bool) {
	if ok {
		p.apply(Copied(p.config.Options, p.settings, s))
	}
}

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase { return named(p.history.CanUndo()) }

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return named(p.history.CanRedo()) }

func named(change bool) phrase.Phrase {
	if !change {
		return phrase.Phrase{}
	}
	return phrase.Say("preferences.the-change")
}

// askReset restores the defaults of everything on the page if the person agrees.
func (p *Page) askReset() {
	p.config.Ask(i18n.T("preferences.reset-title"), i18n.T("preferences.reset-text"), i18n.T("preferences.reset"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			p.set(func(s *settings.Settings) { *s = Copied(p.config.Options, *s, settings.DefaultIn(i18n.Desktop())) })
		}
	})
}
