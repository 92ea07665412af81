package engines

import (
	"context"
	"maps"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// detailed shows the settings of an engine.
func detailed(t *testing.T) *desk {
	d := desktop(t, fish("a"))
	d.press("Options", 0)
	return d
}

// TestOptions sets an option of each type, shows its default, and resets one and all.
func TestOptions(t *testing.T) {
	d := detailed(t)
	d.says("Default: 1 (from 1 to 8)", "Default: 16 (from 1 to 4096)", "Default: off. If it is on, the engine also thinks during your turn.",
		"Default: Solid", "Default: empty", "Clear Hash")
	is := func(want map[string]string) {
		t.Helper()
		if got := d.engines.all[0].Options; !maps.Equal(got, want) {
			t.Errorf("options %v, want %v", got, want)
		}
	}
	threads, hash := controlOf[*widgets.Slider](d, "Threads"), controlOf[*widgets.Entry](d, "Hash")
	for range 3 {
		uitest.Key(threads, fyne.KeyRight)
	}
	d.says("4")
	hash.SetText("64")
	uitest.Key(hash, fyne.KeyReturn)
	controlOf[*widgets.Check](d, "Ponder").SetChecked(true)
	controlOf[*widgets.Choice](d, "Style").SetSelected("Wild")
	controlOf[*widgets.Check](d, "Clear Hash").SetChecked(true)
	path := controlOf[*widgets.Entry](d, "SyzygyPath")
	d.window.Canvas().Focus(path)
	path.SetText("/my tables")
	d.window.Canvas().Unfocus() // leaving the field is enough
	is(map[string]string{"Threads": "4", "Hash": "64", "Ponder": "true", "Style": "Wild", "Clear Hash": "", "SyzygyPath": "/my tables"})
	reset := controlOf[*widgets.Button](d, "Style")
	if reset.Disabled() {
		t.Error("a changed option cannot be reset")
	}
	uitest.Key(reset, fyne.KeyReturn)
	controlOf[*widgets.Check](d, "Clear Hash").SetChecked(false)
	is(map[string]string{"Threads": "4", "Hash": "64", "Ponder": "true", "SyzygyPath": "/my tables"})
	if !reset.Disabled() || controlOf[*widgets.Choice](d, "Style").Selected != "Solid" {
		t.Error("the option is not shown as reset")
	}
	d.press("Reset all options", 0)
	is(nil)
	if threads.Value != 1 || hash.Text != "16" || path.Text != "" {
		t.Errorf("shown are %v, %q and %q", threads.Value, hash.Text, path.Text)
	}
	if d.Undo(); threads.Value != 4 || hash.Text != "64" {
		t.Errorf("the reset is not undone: %v and %q", threads.Value, hash.Text)
	}
}

// TestNumberBeyondLimits refuses a number that the engine or this computer does not take.
func TestNumberBeyondLimits(t *testing.T) {
	d := detailed(t)
	hash := controlOf[*widgets.Entry](d, "Hash")
	for _, bad := range []string{"4097", "0", "x", ""} {
		hash.SetText(bad)
		uitest.Key(hash, fyne.KeyReturn)
		if d.says("Enter a whole number from 1 to 4096."); len(d.saved) != 0 {
			t.Errorf("%q is taken: %v", bad, d.engines.all[0].Options)
		}
	}
	hash.SetText("8")
	if uitest.Key(hash, fyne.KeyReturn); d.engines.all[0].Options["Hash"] != "8" || d.option("Hash").wrong.Visible() {
		t.Errorf("8 is not taken: %v", d.engines.all[0].Options)
	}
}

// TestRename changes the name and the games of an engine.
func TestRename(t *testing.T) {
	d := detailed(t)
	d.detail.name.SetText("  My fish ")
	uitest.Key(d.detail.name, fyne.KeyReturn)
	if d.names() != "My fish" || d.title.Text != "My fish" {
		t.Errorf("it is called %s", d.names())
	}
	d.detail.name.SetText(" ")
	if uitest.Key(d.detail.name, fyne.KeyReturn); d.names() != "My fish" || d.detail.name.Text != "My fish" {
		t.Errorf("without a name it is called %q", d.names())
	}
	d.detail.games[1].SetChecked(true)
	d.detail.games[0].SetChecked(false)
	if got := d.engines.all[0]; got.Plays("chess") || !got.Plays("shogi") || !got.Plays("shogi-24") {
		t.Errorf("it plays %v", got.Games)
	}
}

// TestChangeCommand starts a changed command after a question, and reads what it offers.
func TestChangeCommand(t *testing.T) {
	d := detailed(t)
	d.probe = func(_ context.Context, c uciclient.Command) (uciclient.Info, error) {
		return uciclient.Info{
			Name: "Other", Games: []string{"chess", "shogi"},
			Options: []uciclient.Option{{Name: "Contempt", Type: uciclient.OptionSpin, Default: "0", Max: 9}},
		}, nil
	}
	enter := func(text string) {
		d.detail.command.SetText(text)
		uitest.Key(d.detail.command, fyne.KeyReturn)
	}
	if enter("/opt/a"); len(d.asked) != 0 {
		t.Error("asked about the same command")
	}
	enter("'")
	d.says("The command opens a quotation mark and does not close it.")
	d.answer = false
	if enter("/opt/b --fast"); len(d.asked) != 1 || len(d.saved) != 0 {
		t.Errorf("asked %q, saved %d times", d.asked, len(d.saved))
	}
	d.answer = true
	enter("/opt/b --fast")
	d.until("Contempt")
	e := d.engines.all[0]
	if e.Command() != "/opt/b --fast" || !e.MayStart() || e.ID != "a" || e.Name != "Fish a" || !e.Plays("shogi") || len(d.detail.rows) != 1 {
		t.Errorf("it is now %+v", e)
	}
	if d.press("Read the options again", 0); len(d.asked) != 2 {
		t.Error("asked again for an allowed command")
	}
}

// TestFollowsTheList leaves the settings of an engine that an undone change removes.
func TestFollowsTheList(t *testing.T) {
	d := desktop(t)
	d.engines.set([]settings.Engine{fish("a")})
	d.press("Options", 0)
	if d.Undo(); d.detail != nil || d.names() != "" {
		t.Errorf("shown is an engine that is gone; the list is %q", d.names())
	}
}
