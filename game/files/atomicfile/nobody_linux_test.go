package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"golang.org/x/sys/unix"
)

// nobody is a user who owns nothing.
const nobody = 65534

// asNobody calls do without the rights of the superuser, who can do anything despite
// permissions.
func asNobody(t *testing.T, do func()) {
	t.Helper()
	if os.Getuid() != 0 {
		do()
		return
	}
	runtime.LockOSThread() // whose user it is; it ends with the goroutine
	_ = unix.Setfsuid(nobody)
	defer func() {
		_ = unix.Setfsuid(0)
		if user, _ := unix.SetfsuidRetUid(-1); user != 0 {
			t.Fatalf("the superuser stays user %d", user)
		}
		runtime.UnlockOSThread()
	}()
	if user, err := unix.SetfsuidRetUid(-1); user != nobody {
		t.Skipf("the superuser here cannot be another user: %v", err)
	}
	do()
}

// within returns the path of a file in a folder that everybody can enter.
func within(t *testing.T) string {
	t.Helper()
	path := file(t)
	dir := filepath.Dir(path)
	if err := errors.Join(os.Chmod(dir, 0o755), os.Chmod(filepath.Dir(dir), 0o755)); err != nil {
		t.Fatal(err)
	}
	asNobody(t, func() {
		if _, err := os.Stat(path); err != nil {
			t.Skipf("not everybody can enter the temporary folder: %v", err)
		}
	})
	return path
}

// TestUnreadable checks that a file that cannot be read is not treated as missing.
func TestUnreadable(t *testing.T) {
	for _, mode := range []fs.FileMode{0, 0o200} {
		path := within(t)
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		asNobody(t, func() {
			if was, err := Look(path); err == nil || errors.Is(err, fs.ErrNotExist) || was.There {
				t.Errorf("mode %o: %+v, %v", mode, was, err)
			}
			if err := Replace(path, State{}, nil, func(w io.Writer) error { return nil }); err == nil {
				t.Errorf("mode %o: replaced", mode)
			}
		})
		if err := os.Chmod(path, 0o600); err != nil { // so that its owner can read it
			t.Fatal(err)
		}
		if got := contents(t, path); got != "old" {
			t.Errorf("mode %o: the file holds %q", mode, got)
		}
	}
}

// TestOthersFile writes to a file of another user that everybody may write to: the owner
// stays the same, even if nothing can be created next to the file.
func TestOthersFile(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only the superuser can write as another user")
	}
	drafts := t.TempDir() // for everybody, as the temporary folder of a system is
	if err := os.Chmod(drafts, 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", drafts)
	for _, mode := range []fs.FileMode{0o777, 0o755} {
		path := within(t)
		if err := errors.Join(os.Chmod(path, 0o666), os.Chmod(filepath.Dir(path), mode)); err != nil {
			t.Fatal(err)
		}
		was := stat(t, path)
		asNobody(t, func() {
			if err := Write(path, []byte("new")); err != nil {
				t.Errorf("folder with %o: %v", mode, err)
			}
		})
		if is := stat(t, path); contents(t, path) != "new" || is.Uid != was.Uid || is.Ino != was.Ino || is.Mode != was.Mode {
			t.Errorf("folder with %o: of %d, mode %o, it holds %q", mode, is.Uid, is.Mode, contents(t, path))
		}
		alone(t, filepath.Dir(path), "game.pgn")
	}
}
