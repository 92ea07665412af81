package ui

import (
	"context"
	"time"

	"passedpawn/game/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/opponents"
)

// programs are engines without processes.
type programs struct {
	list   []settings.Engine
	used   []settings.Engine
	uses   opponents.Uses
	saved  []settings.Engine
	closed bool
}

func (p *programs) Find() []uciclient.Known { return nil }

func (p *programs) Probe(context.Context, uciclient.Command) (uciclient.Info, error) {
	return uciclient.Info{Name: "Fish 17", Games: []string{"chess"}}, nil
}

func (p *programs) Try(context.Context, settings.Engine) (opponents.Trial, error) {
	return opponents.Trial{}, nil
}

func (p *programs) List() []settings.Engine { return p.list }

func (p *programs) Save(all []settings.Engine) error {
	p.saved = all
	return nil
}

func (p *programs) Use(all []settings.Engine, uses opponents.Uses) { p.used, p.uses = all, uses }

func (p *programs) Log(string) string { return "" }

func (p *programs) Close(time.Duration) { p.closed = true }
