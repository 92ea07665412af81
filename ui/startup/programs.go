package startup

import (
	"context"
	"path/filepath"
	"runtime"
	"time"

	"passedpawn/game/endgames/tables"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
)

// programs are the other engines of this person, as processes. It implements ui.Programs.
type programs struct {
	engines *opponents.Engines
	tables  *tables.Tables // of endgames
	list    []settings.Engine
	games   rules.Games
	running *uciclient.Running // of these engines, and of those in matches
}

// newPrograms reads the list of engines. They are usable after an error, too.
func newPrograms(games rules.Games) (*programs, error) {
	p := &programs{games: games, running: new(uciclient.Running), tables: tables.Open(endgames())}
	p.engines = opponents.New(p.start, runtime.NumCPU(), p.tables, review.NewStore(reviews()))
	var err error
	p.list, err = settings.LoadEngines(settings.EnginesFile())
	return p, err
}

// start makes the process of an engine. It starts with the first question.
func (p *programs) start(e settings.Engine, analysis bool) opponents.Process {
	return uciclient.New(uciclient.Config{
		Command: uciclient.Command{Path: e.Path, Args: e.Args}, Name: e.Name, Protocol: uciclient.Protocol(e.Protocol), Games: e.Games,
		Options: e.Options, Rules: p.games, Log: p.logOf(e.ID), Analysis: analysis, Running: p.running,
	})
}

// Find implements engines.Programs.
func (*programs) Find() []uciclient.Known { return uciclient.Installed() }

// Machine implements engines.Programs.
func (*programs) Machine() uciclient.Resources { return uciclient.Machine() }

// Probe implements engines.Programs.
func (p *programs) Probe(ctx context.Context, c uciclient.Command) (uciclient.Info, error) {
	return uciclient.Probe(ctx, c, p.logOf(""), p.running)
}

// Try implements engines.Programs.
func (p *programs) Try(ctx context.Context, e settings.Engine) (opponents.Trial, error) {
	return opponents.Try(ctx, p.start, e)
}

// List implements ui.Programs.
func (p *programs) List() []settings.Engine { return p.list }

// Save implements ui.Programs.
func (*programs) Save(all []settings.Engine) error {
	return settings.SaveEngines(settings.EnginesFile(), all)
}

// Use implements ui.Programs.
func (p *programs) Use(all []settings.Engine, uses opponents.Uses) { p.engines.SetEngines(all, uses) }

// Log implements ui.Programs.
func (*programs) Log(id string) string {
	if id == "" {
		id = "new engine" // no ID has a space
	}
	return filepath.Join(settings.Cache(), "engines", id+".log")
}

func (p *programs) logOf(id string) *uciclient.Log { return uciclient.NewLog(p.Log(id), time.Now) }

// BuildTables implements ui.Programs. It leaves a core to the window.
func (p *programs) BuildTables(ctx context.Context, report func(part float64)) error {
	return p.tables.Build(ctx, max(1, runtime.NumCPU()-1), func(now tables.Progress) {
		report(float64(now.Done) / float64(now.Total))
	})
}

// TablesComplete implements ui.Programs.
func (p *programs) TablesComplete() bool { return p.tables.Complete() }

// Close implements ui.Programs. What has not ended within the limit is killed: no engine
// outlives the program.
func (p *programs) Close(limit time.Duration) {
	p.engines.Close(limit)
	p.running.Kill()
}
