package engines

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/players/opponents"
	"passedpawn/ui/testing/uitest"
)

// TestAddFound offers an installed engine, shows its command, and starts it only after
// the person has agreed.
func TestAddFound(t *testing.T) {
	d := desktop(t)
	d.found = []uciclient.Known{{Name: "Fish", Command: uciclient.Command{Path: "/usr/games/my fish", Args: []string{"--uci"}}}}
	probed := 0
	probe := d.probe
	d.probe = func(ctx context.Context, c uciclient.Command) (uciclient.Info, error) {
		probed++
		return probe(ctx, c)
	}
	d.Return()
	d.until("Found on this computer")
	d.answer = false
	d.press("Add", 0)
	const command = `"/usr/games/my fish" --uci`
	if len(d.asked) != 1 || !strings.Contains(d.asked[0], "\n"+command+"\n") || probed != 0 || len(d.engines.all) != 0 {
		t.Fatalf("asked %q, started %d times", d.asked, probed)
	}
	d.answer = true
	d.press("Add", 0)
	d.until("Fish 17")
	e := d.engines.all[0]
	if e.ID != "fish-17" || e.Command() != command || !e.MayStart() || e.Author != "Bob" || !reflect.DeepEqual(e.Games, []string{"chess"}) ||
		len(e.Declared) != len(declared) {
		t.Errorf("added %+v", e)
	}
	if strings.Contains(d.texts(), "Found on this computer") || d.focused() != "Test" {
		t.Errorf("it is still offered, or the focus is on %q", d.focused())
	}
	if d.Undo(); len(d.engines.all) != 0 {
		t.Error("adding is not undone")
	}
}

// TestAddCommand takes a command apart without a shell, and says what is wrong with one.
func TestAddCommand(t *testing.T) {
	d := desktop(t)
	var got uciclient.Command
	d.probe = func(_ context.Context, c uciclient.Command) (uciclient.Info, error) {
		got = c
		return uciclient.Info{}, nil
	}
	d.command.SetText(`ssh "unclosed`)
	d.press("Add this command", 0)
	d.says("The command opens a quotation mark and does not close it.")
	d.command.SetText(`ssh host "my engine; rm x"`)
	uitest.Key(d.command, fyne.KeyReturn)
	d.until(`ssh host "my engine; rm x"`)
	d.posts.Until(t, "the engine", func() bool { return len(d.engines.all) == 1 }, d.texts)
	if want := (uciclient.Command{Path: "ssh", Args: []string{"host", "my engine; rm x"}}); !reflect.DeepEqual(got, want) {
		t.Errorf("started %+v, want %+v", got, want)
	}
	if d.engines.all[0].Name != "ssh" { // it did not say its name
		t.Errorf("it is called %s", d.engines.all[0].Name)
	}
	d.file = "/opt/x/engine.exe"
	d.press("Choose a file", 0)
	d.posts.Until(t, "the engine", func() bool { return len(d.engines.all) == 2 }, d.texts)
	if e := d.engines.all[1]; e.Name != "engine" || e.Path != d.file {
		t.Errorf("added %+v", e)
	}
}

// TestAddFails says why an engine was not added, shows its messages, tries again, and
// stops a start that takes long.
func TestAddFails(t *testing.T) {
	d := desktop(t)
	d.probe = func(context.Context, uciclient.Command) (uciclient.Info, error) {
		return uciclient.Info{}, errors.New("it ended")
	}
	d.file = "/opt/slug"
	d.press("Choose a file", 0)
	d.until("slug was not added: it ended.")
	if d.press("Show its messages", 0); !reflect.DeepEqual(d.shown, []string{""}) {
		t.Errorf("shown %q", d.shown)
	}
	entered, stopped := make(chan struct{}), make(chan struct{})
	d.probe = func(ctx context.Context, _ uciclient.Command) (uciclient.Info, error) {
		close(entered)
		<-ctx.Done()
		close(stopped)
		return uciclient.Info{Name: "too late"}, nil
	}
	d.press("Try again", 0)
	<-entered
	d.timers[len(d.timers)-1]()
	d.says("Starting slug. Waiting for its answer: 1 s.")
	if d.focused() != "Cancel" || len(d.asked) != 1 {
		t.Errorf("the focus is on %q; asked %q", d.focused(), d.asked)
	}
	d.press("Cancel", 0)
	<-stopped
	late := <-d.posts
	if late(); len(d.engines.all) != 0 || strings.Contains(d.texts(), "slug") {
		t.Errorf("a late answer adds %s", d.names())
	}
}

// TestOrder moves engines, removes one and undoes it; the keys stay on the same button.
func TestOrder(t *testing.T) {
	d := desktop(t, fish("a"), fish("b"), fish("c"))
	d.press("Move down", 0)
	if d.names() != "Fish b, Fish a, Fish c" || d.focused() != "Move down" {
		t.Errorf("%s, the focus is on %q", d.names(), d.focused())
	}
	uitest.Key(d.window.Canvas().Focused(), fyne.KeyReturn)
	if d.names() != "Fish b, Fish c, Fish a" {
		t.Errorf("the key moves another engine: %s", d.names())
	}
	d.press("Move up", 1)
	d.press("Remove", 0)
	if d.names() != "Fish b, Fish a" || len(d.saved) != 4 {
		t.Errorf("%s, saved %d times", d.names(), len(d.saved))
	}
	if d.Undo(); d.names() != "Fish c, Fish b, Fish a" || d.Redoing().Form == "" {
		t.Errorf("undone: %s", d.names())
	}
	if d.Redo(); d.names() != "Fish b, Fish a" {
		t.Errorf("redone: %s", d.names())
	}
}

// TestTest says what a quick search found, or what went wrong.
func TestTest(t *testing.T) {
	d := desktop(t, fish("a"))
	d.trial = func(context.Context, settings.Engine) (opponents.Trial, error) {
		return opponents.Trial{Depth: 21, Speed: 1234567, Move: rules.SAN{Text: "e4"}}, nil
	}
	d.press("Test", 0)
	d.until("It works: depth 21, 1,234,567 positions per second, best move e4.")
	d.trial = func(context.Context, settings.Engine) (opponents.Trial, error) {
		return opponents.Trial{}, errors.New("fish a ended")
	}
	d.press("Test", 0)
	d.until("Fish a ended.")
	if d.press("Show its messages", 0); !reflect.DeepEqual(d.shown, []string{"a"}) {
		t.Errorf("shown %q", d.shown)
	}
	entered, ended := make(chan struct{}), make(chan struct{})
	d.trial = func(ctx context.Context, _ settings.Engine) (opponents.Trial, error) {
		close(entered)
		<-ctx.Done()
		close(ended)
		return opponents.Trial{}, ctx.Err()
	}
	d.press("Test", 0)
	d.says("Testing...")
	<-entered
	d.press("Cancel", 0)
	<-ended
}

// TestChangedCommandAsks asks before an engine with another command than the one agreed
// to is started.
func TestChangedCommandAsks(t *testing.T) {
	e := fish("a")
	e.Args = []string{"--changed"}
	d := desktop(t, e)
	d.trial = func(_ context.Context, e settings.Engine) (opponents.Trial, error) {
		if !e.MayStart() {
			t.Error("started without a question")
		}
		return opponents.Trial{Depth: 1}, nil
	}
	d.answer = false
	d.press("Test", 0)
	if len(d.asked) != 1 || !strings.Contains(d.asked[0], "/opt/a --changed") || len(d.saved) != 0 {
		t.Errorf("asked %q", d.asked)
	}
	d.answer = true
	d.press("Test", 0)
	d.until("It works")
	if d.press("Test", 0); len(d.asked) != 2 {
		t.Error("asked again for the same command")
	}
}

// TestUses chooses engines for analysis and hints, after a question if need be.
func TestUses(t *testing.T) {
	e := fish("b")
	e.Allowed = ""
	d := desktop(t, fish("a"), e)
	choose := func() { uitest.Key(d.list.named["analyst"], fyne.KeyRight) }
	choose()
	if d.used.Analyst != "a" || d.used.Adviser != "" || len(d.asked) != 0 {
		t.Errorf("chosen %q, %q", d.used.Analyst, d.used.Adviser)
	}
	if uitest.Key(d.list.named["reviewer"], fyne.KeyRight); d.used.Reviewer != "a" || d.used.Adviser != "" {
		t.Errorf("chosen %q", d.used.Reviewer)
	}
	d.answer = false
	if choose(); d.used.Analyst != "a" || len(d.asked) != 1 {
		t.Errorf("chosen %q without a question", d.used.Analyst)
	}
	d.answer = true
	if choose(); d.used.Analyst != "b" || !d.engines.all[1].MayStart() {
		t.Errorf("chosen %q", d.used.Analyst)
	}
	d.press("Remove", 1)
	if d.says("Analyse with"); d.names() != "Fish a" {
		t.Errorf("left are %s", d.names())
	}
}

// TestLeave leaves the settings of an engine with Esc, and the page with its button.
func TestLeave(t *testing.T) {
	d := desktop(t, fish("a"))
	if d.Escape() {
		t.Error("Esc leaves a part of the list")
	}
	d.press("Options", 0)
	if d.detail == nil || !d.Escape() || d.detail != nil || d.focused() != "Options" {
		t.Errorf("Esc does not lead to the list; the focus is on %q", d.focused())
	}
	d.press("Options", 0)
	d.Speak()
	d.press("Back to the list", 0)
	d.press("Back to the board", 0)
	if d.left != 1 {
		t.Errorf("left %d times", d.left)
	}
}

// TestLooks compares pictures of the list and of the settings of an engine.
func TestLooks(t *testing.T) {
	for name, tt := range map[string]struct {
		mode    string
		percent int
		size    fyne.Size
		show    func(*desk)
		scale   float32
	}{
		"list-light":    {"light", 100, fyne.NewSize(1120, 760), func(*desk) {}, 1},
		"list-dark":     {"dark", 100, fyne.NewSize(480, 700), func(*desk) {}, 1},
		"list-double":   {"light", 100, fyne.NewSize(480, 350), func(*desk) {}, 2},
		"list-large":    {"dark", 160, fyne.NewSize(480, 700), func(d *desk) { d.body.ScrollToBottom() }, 1},
		"options-light": {"light", 100, fyne.NewSize(1120, 760), func(d *desk) { d.press("Options", 0) }, 1},
		"options-dark":  {"dark", 100, fyne.NewSize(480, 700), func(d *desk) { d.press("Options", 0) }, 1},
		"failed":        {"light", 100, fyne.NewSize(900, 700), func(d *desk) { d.fail() }, 1},
	} {
		a := fish("a")
		a.Options = map[string]string{"Threads": "4"}
		d := open(t, tt.mode, tt.percent, tt.size, a, fish("b"))
		d.machine = uciclient.Resources{Threads: 8, Memory: 16_000}
		d.found = []uciclient.Known{{Name: "GNU Chess", Command: uciclient.Command{Path: "/usr/games/gnuchess", Args: []string{"--uci"}}}}
		d.Return()
		d.until("GNU Chess")
		tt.show(d)
		d.window.Canvas().Unfocus()
		d.window.Canvas().(interface{ SetScale(float32) }).SetScale(tt.scale)
		test.AssertRendersToImage(t, name+".png", d.window.Canvas())
	}
}

// fail shows an engine that was not added, and one that fails its test.
func (d *desk) fail() {
	d.probe = func(context.Context, uciclient.Command) (uciclient.Info, error) {
		return uciclient.Info{}, errors.New("it ended after 0.2 s")
	}
	d.trial = func(context.Context, settings.Engine) (opponents.Trial, error) {
		return opponents.Trial{}, errors.New("Fish b did not answer for 30 s")
	}
	d.press("Add", 0)
	d.until("was not added")
	d.press("Test", 1)
	d.until("did not answer")
}
