package engines

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// shared shows an engine on a computer with four cores and 16 GB.
func shared(t *testing.T) *desk {
	d := desktop(t, fish("a"))
	d.machine = uciclient.Resources{Threads: 4, Memory: 15_900}
	d.redraw()
	return d
}

func (d *desk) choice(name string) *widgets.Choice {
	d.t.Helper()
	c, ok := d.list.named[name].(*widgets.Choice)
	if !ok {
		d.t.Fatalf("there is no choice %q", name)
	}
	return c
}

// TestShares offers every engine a share of this computer, and changes it for all of them in
// one place.
func TestShares(t *testing.T) {
	d := shared(t)
	threads, hash := d.choice("threads"), d.choice("hash")
	if want := []string{"Suggested: 2", "1", "2", "4"}; !slices.Equal(threads.Options, want) || threads.Selected != want[0] {
		t.Errorf("threads to choose are %q, chosen %q", threads.Options, threads.Selected)
	}
	if hash.Selected != "Suggested: 512 MB" || hash.Options[1] != "16 MB" || hash.Options[len(hash.Options)-1] != "7950 MB" {
		t.Errorf("sizes to choose are %q, chosen %q", hash.Options, hash.Selected)
	}
	d.says("by Ada · Chess · 2 threads · 512 MB · /opt/a")
	threads.SetSelected("4")
	d.choice("hash").SetSelected("64 MB")
	if d.used.Threads != 4 || d.used.Hash != 64 || len(d.saved) > 0 {
		t.Errorf("chosen %d threads and %d MB; the engines were saved %d times", d.used.Threads, d.used.Hash, len(d.saved))
	}
	d.says("by Ada · Chess · 4 threads · 64 MB · /opt/a")
	if now := d.choice("threads"); now.Selected != "4" {
		t.Errorf("after that %q is chosen", now.Selected)
	}
	d.choice("threads").SetSelected("Suggested: 2")
	if d.used.Threads != 0 {
		t.Errorf("the suggestion is stored as %d threads", d.used.Threads)
	}
}

// TestOwnBeforeShare lets an engine have a value of its own, and follow the others again.
func TestOwnBeforeShare(t *testing.T) {
	d := shared(t)
	d.press("Options", 0)
	d.says("For all engines: 2 (from 1 to 8)", "For all engines: 512 (from 1 to 4096)")
	threads := controlOf[*widgets.Slider](d, "Threads")
	if threads.Value != 2 {
		t.Errorf("shown are %v threads", threads.Value)
	}
	uitest.Key(threads, fyne.KeyRight)
	share := shareOn(d.Page)
	if got := Sharing(d.engines.all[0], share).Options; !maps.Equal(got, map[string]string{"Threads": "3", "Hash": "512"}) {
		t.Errorf("it starts with %v", got)
	}
	d.press("Reset all options", 0)
	if threads.Value != 2 || d.engines.all[0].Options != nil {
		t.Errorf("reset, shown are %v threads, stored is %v", threads.Value, d.engines.all[0].Options)
	}
	e := fish("b")
	e.Options = map[string]string{"threads": "7"}
	if got := Sharing(e, share).Options; !maps.Equal(got, map[string]string{"threads": "7", "Hash": "512"}) {
		t.Errorf("with a value under a name in lower case it starts with %v", got)
	}
}

// TestNoShare changes nothing of an engine whose options are not known, and says where the
// memory is not known that each engine keeps its default.
func TestNoShare(t *testing.T) {
	d := shared(t)
	d.machine.Memory = 0
	if d.redraw(); d.choice("hash").Selected != "Default of each engine" {
		t.Errorf("chosen is %q", d.choice("hash").Selected)
	}
	e := settings.Engine{Name: "X", Path: "x", Options: map[string]string{"A": "b"}}
	if got := Sharing(e, shareOn(d.Page)).Options; !maps.Equal(got, e.Options) {
		t.Errorf("it starts with %v", got)
	}
	far := fish("far")
	far.Path, far.Args = "ssh", []string{"host", "fish"}
	if text := strings.Join(resources(far, shareOn(d.Page)), " "); text != "1 thread 16 MB" {
		t.Errorf("an engine on another computer uses %q", text)
	}
}
