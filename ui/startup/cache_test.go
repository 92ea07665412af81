package startup

import (
	"os"
	"path/filepath"
	"testing"
)

// TestCachesOfNewAccount makes the folder without which Fyne logs errors. Starting Fyne
// here would leave its watchers behind.
func TestCachesOfNewAccount(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CACHE_HOME", "LocalAppData"} {
		t.Setenv(name, filepath.Join(home, "new", name))
	}
	makeCaches()
	dir, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dir); err != nil {
		t.Error(err)
	}
}
