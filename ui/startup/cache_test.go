package startup

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestCachesOfNewAccount starts Fyne where there is no folder for caches yet: it logs
// nothing, and keeps its own there. Fyne starts in another process, because it leaves
// watchers behind.
func TestCachesOfNewAccount(t *testing.T) {
	if os.Getenv("PASSEDPAWN_NEW_ACCOUNT") != "" {
		newApp()
		os.Exit(0)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, filepath.Join(home, "new", name))
	}
	c := exec.Command(self, "-test.run", "^TestCachesOfNewAccount$")
	c.Env = append(os.Environ(), "PASSEDPAWN_NEW_ACCOUNT=1")
	if said, err := c.CombinedOutput(); err != nil || len(said) > 0 {
		t.Errorf("Fyne says %q, %v", said, err)
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "fyne", AppID)); err != nil {
		t.Error(err)
	}
}
