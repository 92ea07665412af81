package engines

import (
	"reflect"
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// set replaces the list of engines, which can be undone.
func (p *Page) set(all []settings.Engine) {
	if reflect.DeepEqual(all, p.engines) {
		return
	}
	p.history.Keep(p.engines)
	p.apply(all)
}

func (p *Page) apply(all []settings.Engine) {
	p.engines = all
	p.config.Save(all)
	if p.content != nil {
		widgets.Enable(p.undo, p.history.CanUndo())
		p.redraw()
	}
	p.config.Changed()
}

// change changes one engine.
func (p *Page) change(id string, do func(*settings.Engine)) {
	all := slices.Clone(p.engines)
	if i := p.index(id); i >= 0 {
		do(&all[i])
		p.set(all)
	}
}

func (p *Page) index(id string) int {
	return slices.IndexFunc(p.engines, func(e settings.Engine) bool { return e.ID == id })
}

// move moves an engine up or down in the list.
func (p *Page) move(id string, by int) {
	all, i := slices.Clone(p.engines), p.index(id)
	if to := i + by; i >= 0 && to >= 0 && to < len(all) {
		all[i], all[to] = all[to], all[i]
		p.set(all)
	}
}

// remove removes an engine from the list. Its program stays where it is.
func (p *Page) remove(id string) {
	if i := p.index(id); i >= 0 {
		p.stopTrial(id)
		p.set(slices.Delete(slices.Clone(p.engines), i, i+1))
	}
}

// Undo undoes the last change to the list.
func (p *Page) Undo() {
	if all, ok := p.history.Undo(p.engines); ok {
		p.apply(all)
	}
}

// Redo repeats the change that was undone last.
func (p *Page) Redo() {
	if all, ok := p.history.Redo(p.engines); ok {
		p.apply(all)
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
	return phrase.Say("engines.change")
}

// Add adds an engine to the end of the list, which can be undone.
func (p *Page) Add(e settings.Engine) { p.set(append(slices.Clone(p.engines), e)) }

// Engines returns the list of engines.
func (p *Page) Engines() []settings.Engine { return p.engines }

// Allow calls then if an engine may be started. If the person has not agreed to its
// present command, Allow asks first.
func (p *Page) Allow(id string, then func()) {
	e, ok := settings.FindEngine(p.engines, id)
	switch {
	case !ok, e.MayStart():
		then()
	default:
		p.ask(e.Command(), func() {
			p.change(id, func(e *settings.Engine) { e.Allowed = e.Command() })
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
