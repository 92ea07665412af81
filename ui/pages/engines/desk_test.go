package engines

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/settings"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/players/opponents"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a page in a window with engines that are no processes.
type desk struct {
	*Page
	t      *testing.T
	window fyne.Window
	posts  tasktest.Posts
	found  []uciclient.Known
	probe  func(context.Context, uciclient.Command) (uciclient.Info, error)
	trial  func(context.Context, settings.Engine) (opponents.Trial, error)
	asked  []string // texts of questions
	answer bool
	saved  [][]settings.Engine
	used   settings.Settings
	file   string
	shown  []string // IDs of engines whose messages were shown
	left   int      // how often the page was left
	timers []func()

	machine uciclient.Resources
}

func (d *desk) Find() []uciclient.Known { return d.found }

func (d *desk) Machine() uciclient.Resources { return d.machine }

func (d *desk) Probe(ctx context.Context, c uciclient.Command) (uciclient.Info, error) {
	return d.probe(ctx, c)
}

func (d *desk) Try(ctx context.Context, e settings.Engine) (opponents.Trial, error) {
	return d.trial(ctx, e)
}

// shell returns the window of the page, which notes what it is asked.
func (d *desk) shell() pages.Shell {
	return pagestest.Shell{
		OnChange: func(change func(*settings.Settings)) {
			d.used = d.settings
			change(&d.used)
			d.SetSettings(d.used)
		},
		OnAsk: func(_, text, _, _ string, then func(bool)) {
			d.asked = append(d.asked, text)
			then(d.answer)
		},
		OnBack: func() { d.left++ }, OnFocus: func(f fyne.Focusable) { d.window.Canvas().Focus(f) }, OnPost: d.posts.Post,
		OnAfter: func(_ time.Duration, do func()) func() {
			d.timers = append(d.timers, do)
			i := len(d.timers) - 1
			return func() { d.timers[i] = func() {} }
		},
	}
}

// declared are options of each type.
var declared = []uciclient.Option{
	{Name: "Threads", Type: uciclient.OptionSpin, Default: "1", Min: 1, Max: 8},
	{Name: "Hash", Type: uciclient.OptionSpin, Default: "16", Min: 1, Max: 4096},
	{Name: "Ponder", Type: uciclient.OptionCheck, Default: "false"},
	{Name: "Style", Type: uciclient.OptionCombo, Default: "Solid", Choices: []string{"Solid", "Wild"}},
	{Name: "Clear Hash", Type: uciclient.OptionButton},
	{Name: "SyzygyPath", Type: uciclient.OptionString},
}

func fish(id string) settings.Engine {
	e := settings.Engine{ID: id, Name: "Fish " + id, Author: "Ada", Path: "/opt/" + id, Protocol: "uci", Games: []string{"chess"}}
	for _, o := range declared {
		e.Declared = append(e.Declared, o.String())
	}
	e.Allowed = e.Command()
	return e
}

func open(t *testing.T, mode string, percent int, size fyne.Size, all ...settings.Engine) *desk {
	t.Helper()
	a := uitest.NewApp(t)
	look.Apply(a.Settings(), mode, percent, false)
	test.ApplyTheme(t, look.NewTheme(mode))
	look.Apply(a.Settings(), mode, percent, false)
	d := &desk{t: t, window: a.NewWindow(""), posts: make(tasktest.Posts, 100), answer: true}
	d.probe = func(context.Context, uciclient.Command) (uciclient.Info, error) {
		return uciclient.Info{Name: "Fish 17", Author: "Bob", Protocol: uciclient.UCI, Options: declared, Games: []string{"atomic", "chess"}}, nil
	}
	d.Page = New(Config{
		Shell: d.shell(), Programs: d,
		Games:      []Game{{[]string{"chess"}, phrase.Say("variants.chess")}, {[]string{"shogi", "shogi-24"}, phrase.Say("variants.shogi")}},
		Messages:   func(id string) { d.shown = append(d.shown, id) },
		Save:       func(all []settings.Engine) { d.saved = append(d.saved, all) },
		ChooseFile: func(then func(string)) { then(d.file) },
	}, settings.Default(), all)
	d.window.SetContent(d.Content())
	d.window.Resize(size)
	return d
}

func desktop(t *testing.T, all ...settings.Engine) *desk {
	return open(t, "light", 100, fyne.NewSize(900, 700), all...)
}

// all are the widgets in sight of a type.
func all[T fyne.CanvasObject](d *desk) (found []T) {
	for _, o := range test.LaidOutObjects(d.window.Content()) {
		if w, ok := o.(T); ok && w.Visible() {
			found = append(found, w)
		}
	}
	return found
}

// texts returns all that can be read on the page.
func (d *desk) texts() string {
	var b strings.Builder
	for _, l := range all[*widget.Label](d) {
		b.WriteString(l.Text + "\n")
	}
	for _, l := range all[*widget.RichText](d) {
		b.WriteString(l.String() + "\n")
	}
	return b.String()
}

func (d *desk) until(text string) {
	d.t.Helper()
	d.posts.Until(d.t, text, func() bool { return strings.Contains(d.texts(), text) }, d.texts)
}

func (d *desk) says(texts ...string) {
	d.t.Helper()
	for _, text := range texts {
		if !strings.Contains(d.texts(), text) {
			d.t.Errorf("%q cannot be read:\n%s", text, d.texts())
		}
	}
}

// press presses the n-th button with a text.
func (d *desk) press(text string, n int) {
	d.t.Helper()
	for _, b := range all[*widgets.Button](d) {
		if b.Text == text {
			if n == 0 {
				d.window.Canvas().Focus(b)
				uitest.Key(b, fyne.KeyReturn)
				return
			}
			n--
		}
	}
	d.t.Fatalf("no button %q", text)
}

// names returns the names of the engines in their order.
func (d *desk) names() string {
	var all []string
	for _, e := range d.engines.all {
		all = append(all, e.Name)
	}
	return strings.Join(all, ", ")
}

func (d *desk) focused() string {
	if b, ok := d.window.Canvas().Focused().(*widgets.Button); ok {
		return b.Text
	}
	return ""
}

// option returns the row of an option.
func (d *desk) option(name string) *row {
	d.t.Helper()
	i := slices.IndexFunc(d.detail.rows, func(r *row) bool { return r.option.Name == name })
	if i < 0 {
		d.t.Fatalf("no option %q", name)
	}
	return d.detail.rows[i]
}

// controlOf returns the control of an option.
func controlOf[T fyne.CanvasObject](d *desk, name string) (found T) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.option(name).content) {
		if c, ok := o.(T); ok {
			return c
		}
	}
	d.t.Fatalf("%s has no %T", name, found)
	return found
}
