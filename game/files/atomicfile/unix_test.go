//go:build unix

package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func stat(t *testing.T, path string) *syscall.Stat_t {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.Sys().(*syscall.Stat_t)
}

func TestLinks(t *testing.T) {
	dir := t.TempDir()
	deep := filepath.Join(dir, "deep")
	if err := errors.Join(os.MkdirAll(filepath.Join(deep, "er"), 0o755), os.Symlink("deep/er", filepath.Join(dir, "way")),
		os.WriteFile(filepath.Join(dir, "a"), []byte("old"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, to, target string }{
		{"absolute", filepath.Join(dir, "a"), "a"},
		{"relative", "a", "a"},
		{"to a link", "absolute", "a"},
		{"dangling", "none", "none"},
		{"dangling, absolute", filepath.Join(deep, "none"), "deep/none"},
		{"back behind a link", "way/../b", "deep/b"},
	} {
		link := filepath.Join(dir, tt.name)
		if err := os.Symlink(tt.to, link); err != nil {
			t.Fatal(err)
		}
		if err := Write(link, []byte(tt.name)); err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := contents(t, filepath.Join(dir, tt.target)); got != tt.name {
			t.Errorf("%s: the target holds %q", tt.name, got)
		}
		if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s: the link is gone: %v", tt.name, err)
		}
	}
	if mode := stat(t, filepath.Join(dir, "a")).Mode & 0o777; mode != 0o600 {
		t.Errorf("the mode is %o", mode)
	}
	if err := os.Symlink("self", filepath.Join(dir, "self")); err != nil {
		t.Fatal(err)
	}
	if err := Write(filepath.Join(dir, "self"), nil); err == nil {
		t.Error("a link to itself was written to")
	}
}

// TestHardLinks writes to one of two names of a file.
func TestHardLinks(t *testing.T) {
	path := file(t)
	other := path + "2"
	if err := os.Link(path, other); err != nil {
		t.Fatal(err)
	}
	was := stat(t, path).Ino
	for _, text := range []string{"longer than it was", "new"} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got := contents(t, other); got != text {
			t.Errorf("the other name has %q, want %q", got, text)
		}
	}
	if is := stat(t, path); is.Ino != was || is.Nlink != 2 {
		t.Errorf("another file: %+v", is)
	}
	alone(t, filepath.Dir(path), "game.pgn", "game.pgn2")
}

// TestOwner writes to a file of another user, as only the superuser may.
func TestOwner(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only root gives files away: run it as root")
	}
	path := file(t)
	if err := os.Chown(path, 1234, 4321); err != nil {
		t.Skipf("the superuser here cannot give files away: %v", err) // as in a container with one user
	}
	if err := os.Chmod(path, 0o664|fs.ModeSetgid); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new")); err != nil {
		t.Fatal(err)
	}
	if is := stat(t, path); is.Uid != 1234 || is.Gid != 4321 || is.Mode&0o7777 != 0o2664 {
		t.Errorf("of %d:%d, mode %o", is.Uid, is.Gid, is.Mode)
	}
}

// TestUmask creates a file that only its owner may read.
func TestUmask(t *testing.T) {
	old := syscall.Umask(0o077)
	defer syscall.Umask(old)
	path := filepath.Join(t.TempDir(), "x")
	if err := Write(path, nil); err != nil {
		t.Fatal(err)
	}
	if mode := stat(t, path).Mode & 0o777; mode != 0o600 {
		t.Errorf("the mode is %o", mode)
	}
	syscall.Umask(0o022)
	if err := Write(path, nil); err != nil {
		t.Fatal(err)
	}
	if mode := stat(t, path).Mode & 0o777; mode != 0o600 {
		t.Errorf("the mode became %o", mode)
	}
}
