package engines

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// A job is an engine that is being added, and how far that has come.
type job struct {
	command uciclient.Command // the zero value if nothing is being added
	name    string            // for it, "" for the engine's own name
	began   int               // seconds since it was started
	err     error             // why it was not added, nil while it is being added
	replace string            // the ID of the engine whose command this is, "" for a new one
	stop    func()            // stops counting the seconds
}

func (j job) none() bool { return j.command.Path == "" }

// words returns a command as one list.
func words(c uciclient.Command) []string { return append([]string{c.Path}, c.Args...) }

// addFile adds the engine in a file.
func (p *Page) addFile() {
	p.config.ChooseFile(func(path string) { p.add(uciclient.Command{Path: path}, "") })
}

// addText adds the engine that a command starts, and returns what is wrong with the
// command.
func (p *Page) addText(text string) error {
	w, err := settings.ParseCommand(text)
	if err == nil {
		p.add(uciclient.Command{Path: w[0], Args: w[1:]}, "")
	}
	return err
}

// add asks whether a command may be started, starts it, and adds the engine that answers.
func (p *Page) add(c uciclient.Command, name string) {
	p.ask(settings.WriteCommand(words(c)), func() { p.probe(job{command: c, name: name}) })
}

// probe starts a command to which the person has agreed.
func (p *Page) probe(j job) {
	p.quit()
	p.job = j
	p.count()
	task.Go(p.adding, func(t *task.Task) (uciclient.Info, error) {
		return p.config.Programs.Probe(t.Context(), j.command)
	}, func(info uciclient.Info, err error) {
		p.job.stop()
		if err != nil {
			p.job.err = err
			p.redraw()
			return
		}
		p.job = job{}
		if j.replace != "" {
			p.engines.change(j.replace, func(e *settings.Engine) { p.fill(e, j, info) })
			p.redraw()
			return
		}
		e := settings.Engine{Name: cmp.Or(j.name, info.Name, strings.TrimSuffix(filepath.Base(j.command.Path), ".exe"))}
		e.ID = settings.NewEngineID(p.engines.all, e.Name)
		p.fill(&e, j, info)
		p.engines.add(e)
		if p.detail == nil {
			p.list.focus("test " + e.ID)
		}
	})
	p.redraw()
	if p.detail == nil {
		p.list.focus("stop")
	}
}

// fill notes what an engine said of itself.
func (p *Page) fill(e *settings.Engine, j job, info uciclient.Info) {
	e.Author, e.Path, e.Args, e.Protocol, e.Games = info.Author, j.command.Path, j.command.Args, string(info.Protocol), p.known(info.Games)
	e.Allowed, e.Declared = e.Command(), nil
	for _, o := range info.Options {
		e.Declared = append(e.Declared, o.String())
	}
}

// known returns those of some games that can be played here.
func (p *Page) known(games []string) (all []string) {
	for _, g := range p.config.Games {
		for _, id := range g.IDs {
			if slices.Contains(games, id) {
				all = append(all, id)
			}
		}
	}
	return all
}

// count counts the seconds that a program takes to answer.
func (p *Page) count() {
	p.job.stop = p.config.After(time.Second, func() {
		p.job.began++
		p.count()
		p.tell()
	})
}

// tell updates the line that says how far adding an engine has come.
func (p *Page) tell() {
	text, _ := p.job.report()
	if p.detail != nil {
		p.detail.said.SetText(text)
	} else if p.list.said != nil {
		p.list.said.SetText(text)
	}
}

// quit stops adding an engine, and forgets why another could not be added.
func (p *Page) quit() {
	if !p.job.none() {
		p.job.stop()
	}
	p.adding.Drop()
	p.job = job{}
}

// report says how far adding an engine has come, and whether that is trouble.
func (j job) report() (text string, bad bool) {
	name := cmp.Or(j.name, filepath.Base(j.command.Path))
	if j.err != nil {
		return i18n.F("engines.not-added", name, i18n.P(phrase.Of(j.err))), true
	}
	return i18n.F("engines.starting", name, j.began), false
}
