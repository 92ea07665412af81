package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/play/task"
	"passedpawn/ui/platform/filedialog"
)

// TestSyzygyFolder chooses a folder in the system's dialog: engines get it, and the settings say
// what is in it.
func TestSyzygyFolder(t *testing.T) {
	d, s := withSystem(t)
	folder := tableFolder{d.files, task.NewLatest(d.tasks)}
	dir := t.TempDir()
	s.answer(filedialog.Answer{Paths: []string{dir}}, nil)
	var chosen string
	folder.choose(d.options[len(d.options)-1], "", func(path string) { chosen = path })
	if r := <-s.asked; !r.Inside || r.Title != "Syzygy tables" || r.Folder != documents() {
		t.Errorf("asked %+v", r)
	}
	d.until("the folder", func() bool { return chosen == dir })
	now := d.settings
	now.Syzygy = dir
	d.change(now)
	if got := d.programs().uses.Syzygy; got != dir {
		t.Errorf("engines use the folder %q", got)
	}
	path := filepath.Join(dir, "KQvK.rtbw")
	said, bad := "", false
	describe := func() {
		said = ""
		folder.describe(dir, func(text string, wrong bool) { said, bad = text, wrong })
		d.until("what is in it", func() bool { return said != "" })
	}
	if describe(); said != "There are no Syzygy tables in this folder." || !bad {
		t.Errorf("of no files it says %q, %v", said, bad)
	}
	dir = filepath.Join(dir, "gone")
	if describe(); !strings.HasPrefix(said, "Open "+dir+": ") || !bad {
		t.Errorf("of a folder that is gone it says %q, %v", said, bad)
	}
	dir = filepath.Dir(dir)
	if err := os.Symlink(filepath.Join(dir, "nowhere"), filepath.Join(dir, "KRvK.rtbz")); err == nil {
		describe()
		if strings.Contains(said, "damaged") || !strings.HasPrefix(said, "WDL files: 0. DTZ files: 1.") {
			t.Errorf("of a file that cannot be opened it says %q", said)
		}
		if err := os.Remove(filepath.Join(dir, "KRvK.rtbz")); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte("no table"), 0o644); err != nil {
		t.Fatal(err)
	}
	want := "WDL files: 1. DTZ files: 0. The largest table has 3 pieces.\nThis file is damaged and will not be used: " + path
	if describe(); said != want || !bad {
		t.Errorf("of a damaged file it says %q, want %q", said, want)
	}
}
