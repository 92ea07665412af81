package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLaterDamaged damages the changes that are to be written to a file. Whoever changes the
// file again is told, once, and they are kept.
func TestLaterDamaged(t *testing.T) {
	f, s := settler(t)
	path, c := savedThree(t, f)
	name := find(filepath.Join(f.dir, "journal"), "*.journal")[0]
	if err := os.WriteFile(name, []byte("damaged"), 0o640); err != nil {
		t.Fatal(err)
	}
	o := originalIn(t, f, c, list(t, c), 0)
	_, err := f.Save(o, "1. b3 *", Refuse)
	kept := find(filepath.Join(f.dir, "journal"), "*.damaged")
	if len(kept) != 1 || contents(t, kept[0]) != "damaged" || err == nil || !strings.Contains(err.Error(), kept[0]) {
		t.Fatalf("%v, and %q are kept", err, kept)
	}
	if _, err := f.Save(o, "1. b3 *", Refuse); err != nil {
		t.Error(err)
	}
	if err := s.Flush(); err != nil || !strings.HasPrefix(contents(t, path), "1. b3 *") {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
}
