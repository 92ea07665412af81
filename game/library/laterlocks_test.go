package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLaterWithoutLocks changes a file where the system has no locks: then no change may
// wait, as another window could overwrite it.
func TestLaterWithoutLocks(t *testing.T) {
	f, _ := settler(t)
	if err := os.WriteFile(filepath.Join(f.dir, "locks"), nil, 0o640); err != nil {
		t.Fatal(err)
	}
	path, _ := savedThree(t, f)
	if got := contents(t, path); got != strings.Replace(three, firstOfThree, "1. a3 *", 1) {
		t.Errorf("the file is %q", got)
	}
}
