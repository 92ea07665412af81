package engines

import (
	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// changed saves the list of engines and shows it.
func (p *Page) changed() {
	p.config.Save(p.engines.all)
	if p.content != nil {
		widgets.Enable(p.undo, p.engines.history.CanUndo())
		p.redraw()
	}
	p.config.Changed()
}

// remove removes an engine from the list, and ends its test.
func (p *Page) remove(id string) {
	p.stopTrial(id)
	p.engines.remove(id)
}

// Undo undoes the last change to the list.
func (p *Page) Undo() { p.engines.undo() }

// Redo repeats the change that was undone last.
func (p *Page) Redo() { p.engines.redo() }

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase { return named(p.engines.history.CanUndo()) }

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return named(p.engines.history.CanRedo()) }

func named(change bool) phrase.Phrase {
	if !change {
		return phrase.Phrase{}
	}
	return phrase.Say("engines.change")
}

// Add adds an engine to the end of the list, which can be undone.
func (p *Page) Add(e settings.Engine) { p.engines.add(e) }

// Engines returns the list of engines.
func (p *Page) Engines() []settings.Engine { return p.engines.all }

// Allow calls then if an engine may be started. If the person has not agreed to its
// present command, Allow asks first.
func (p *Page) Allow(id string, then func()) {
	e, ok := p.engines.find(id)
	switch {
	case !ok, e.MayStart():
		then()
	default:
		p.ask(e.Command(), func() {
			p.engines.change(id, func(e *settings.Engine) { e.Allowed = e.Command() })
			then()
		})
	}
}

// ask shows the exact command, and calls then if it may be started.
func (p *Page) ask(command string, then func()) {
	p.config.Ask(i18n.T("engines.start-title"), i18n.F("engines.start-text", command), i18n.T("engines.start"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			then()
		}
	})
}
