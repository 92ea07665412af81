package e2e

import (
	"debug/buildinfo"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

// unchecked is the build tag that removes Fyne's check of its thread from a program.
const unchecked = "migrated_fynedo"

// touchOffThread shows a window off Fyne's thread, and ends. Fyne's check moves that to the
// thread. A widget that was changed instead would be changed beside the thread, a race.
func touchOffThread() {
	a := app.New()
	w := a.NewWindow("touched")
	w.SetContent(widget.NewLabel("here"))
	a.Lifecycle().SetOnStarted(func() {
		go func() {
			w.Show()
			fyne.Do(func() { os.Exit(0) })
		}()
	})
	w.ShowAndRun()
}

// TestThreadCheck runs touchOffThread in the folder in which go run starts the program.
// Fyne's check must report it in the words that checkLog looks for, or checkLog would find
// nothing in any test.
func TestThreadCheck(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	if built, ok := debug.ReadBuildInfo(); ok && taggedUnchecked(built) {
		t.Skip("built without the check")
	}
	s := newScreen(t)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "FyneApp.toml")); err != nil { // what decides is read there
		t.Fatal(err)
	}
	c := exec.Command(self)
	c.Dir, c.Env = dir, append(s.environment(s.dir), "PASSEDPAWN_RUN=off thread")
	if said, err := c.CombinedOutput(); err != nil || !wrongThread(string(said)) {
		t.Errorf("%v: the check is off: it said %q", err, said)
	}
}

// TestShippedWithoutThreadCheck checks that the installed program lacks the check, which
// reads the stack for every redraw.
func TestShippedWithoutThreadCheck(t *testing.T) {
	info, err := buildinfo.ReadFile(built(t, "passedpawn"))
	if err != nil || !taggedUnchecked(info) {
		t.Errorf("%v: the program was built without the tag %s", err, unchecked)
	}
}

func taggedUnchecked(info *debug.BuildInfo) bool {
	for _, s := range info.Settings {
		if s.Key == "-tags" {
			return strings.Contains(s.Value, unchecked)
		}
	}
	return false
}
