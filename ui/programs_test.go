package ui

import (
	"context"
	"maps"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/session"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
	"passedpawn/ui/widgets"
)

// programs are engines without processes.
type programs struct {
	list   []settings.Engine
	used   []settings.Engine
	uses   opponents.Uses
	saved  []settings.Engine
	closed bool
	build  func(context.Context, func(float64)) error // builds tables
}

func (p *programs) Find() []uciclient.Known { return nil }

func (p *programs) Machine() uciclient.Resources {
	return uciclient.Resources{Threads: 8, Memory: 16_000}
}

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

func (p *programs) BuildTables(ctx context.Context, report func(float64)) error {
	return p.build(ctx, report)
}

func (p *programs) TablesComplete() bool { return true }

// fish is an engine that may start.
func fish() settings.Engine {
	e := settings.Engine{ID: "fish", Name: "Fish 17", Path: "/bin/fish", Games: []string{"chess"}, Declared: []string{
		"option name UCI_LimitStrength type check default false", "option name UCI_Elo type spin default 1320 min 1320 max 3190",
		"option name Skill Level type spin default 20 min 0 max 20",
	}}
	e.Allowed = e.Command()
	return e
}

// TestEngineOpponent starts a game against another engine, after a question if its
// command is a new one.
func TestEngineOpponent(t *testing.T) {
	d := open(t, t.TempDir())
	e := fish()
	e.Allowed = ""
	d.engines.Add(e)
	s := d.settings
	s.Opponent, s.Rival, s.Strength = "engine", "fish", "elo 1500"
	d.change(s)
	before := d.session.Snapshot().Game.Game
	d.newGame()
	d.pressButton("Start")
	if d.session.Snapshot().Game.Game != before {
		t.Error("the game began before the question was answered")
	}
	d.says("/bin/fish")
	d.pressButton("Start")
	rec := d.session.Snapshot().Game.Record
	if id, other := session.Opposed(rec); id != "fish" || !other || rec.Tag("BlackStrength") != "elo 1500" {
		t.Errorf("the opponent is %q", id)
	}
	if err := d.listing.Flush(); err != nil || len(d.programs().saved) != 1 || !d.programs().saved[0].MayStart() {
		t.Errorf("the list is not saved: %v", err)
	}
	s.Rival = "gone"
	if d.change(s); d.setup().Other != "" {
		t.Error("a game with an engine that is gone is proposed")
	}
}

// TestUsesFollow gives the engines and what they are used for to those who play.
func TestUsesFollow(t *testing.T) {
	d := open(t, t.TempDir())
	d.engines.Add(fish())
	s := d.settings
	s.Analyst, s.Adviser = "fish", "fish"
	d.change(s)
	if p := d.programs(); len(p.used) != 1 || p.uses != (opponents.Uses{Analyst: "fish", Adviser: "fish"}) {
		t.Errorf("used are %+v for %+v", p.used, p.uses)
	}
	d.engines.Undo()
	if p := d.programs(); len(p.used) != 0 {
		t.Errorf("used are %+v after undo", p.used)
	}
}

func (d *rig) programs() *programs { return d.config.Programs.(*programs) }

// pressButton presses the button with a text in the dialog on top.
func (d *rig) pressButton(text string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.window.Canvas().Overlays().Top()) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			test.Tap(b)
			return
		}
	}
	d.t.Fatalf("no button %q", text)
}

// TestEnginesShare starts engines with their share of this computer, or with what the person
// chooses instead. What is saved of an engine stays the same.
func TestEnginesShare(t *testing.T) {
	d := open(t, t.TempDir())
	e := fish()
	e.Declared = append(e.Declared, "option name Threads type spin default 1 min 1 max 1024", "option name Hash type spin default 16 min 1 max 33554432")
	d.engines.Add(e)
	is := func(want map[string]string) {
		t.Helper()
		if got := d.programs().used[0].Options; !maps.Equal(got, want) {
			t.Errorf("it starts with %v, want %v", got, want)
		}
	}
	is(map[string]string{"Threads": "4", "Hash": "512"})
	s := d.settings
	s.Threads, s.Hash = 2, 64
	d.change(s)
	is(map[string]string{"Threads": "2", "Hash": "64"})
	if err := d.listing.Flush(); err != nil || len(d.programs().saved[0].Options) > 0 {
		t.Errorf("saved is %+v, %v", d.programs().saved, err)
	}
}
