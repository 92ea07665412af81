package engines

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/players/opponents"
)

// A trial is the test of an engine.
type trial struct {
	at     *task.Latest
	result opponents.Trial
	err    error
}

// test lets an engine search for a moment, and shows what came of it.
func (p *Page) test(id string) {
	p.Allow(id, func() {
		e, ok := p.engines.find(id)
		if !ok {
			return
		}
		p.stopTrial(id)
		t := &trial{at: task.NewLatest(task.NewGroup(p.config.Post, nil))}
		p.trials[id] = t
		shared := Sharing(e, shareOn(p))
		task.Go(t.at, func(now *task.Task) (opponents.Trial, error) {
			return p.config.Programs.Try(now.Context(), shared)
		}, func(result opponents.Trial, err error) {
			t.result, t.err = result, err
			p.redraw()
		})
		p.redraw()
	})
}

// stopTrial ends the test of an engine and forgets its result.
func (p *Page) stopTrial(id string) {
	if t := p.trials[id]; t != nil {
		t.at.Drop()
		delete(p.trials, id)
	}
}

// Stop ends everything that the page has started.
func (p *Page) Stop() {
	p.quit()
	for id := range p.trials {
		p.stopTrial(id)
	}
}

// Busy reports whether engines are being looked for, added or tested.
func (p *Page) Busy() bool {
	busy := p.looking.Busy() || p.adding.Busy()
	for _, t := range p.trials {
		busy = busy || t.at.Busy()
	}
	return busy
}

// report says what came of a test, and whether that is trouble.
func (t *trial) report() (text string, bad bool) {
	switch {
	case t.at.Busy():
		return i18n.T("engines.testing"), false
	case t.err != nil:
		return i18n.Sentence(t.err), true
	case t.result.Speed == 0:
		return i18n.F("engines.tested-briefly", t.result.Depth, i18n.SAN(t.result.Move)), false
	}
	return i18n.F("engines.tested", t.result.Depth, phrase.Number(t.result.Speed), i18n.SAN(t.result.Move)), false
}
