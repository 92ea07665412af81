package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func contents(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// file creates a file with the contents "old".
func file(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// alone fails if there is anything besides the wanted files in a folder.
func alone(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if strings.Join(names, " ") != strings.Join(want, " ") {
		t.Errorf("the folder holds %v, want %v", names, want)
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.pgn")
	for _, text := range []string{"one", "two, longer", ""} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got := contents(t, path); got != text {
			t.Errorf("read %q, want %q", got, text)
		}
	}
	alone(t, dir, "game.pgn")
}

func TestWriteFails(t *testing.T) {
	err := Write(filepath.Join(t.TempDir(), "no", "such", "x.pgn"), nil)
	if err == nil || !strings.HasPrefix(err.Error(), "the file x.pgn could not be written: ") || strings.Contains(err.Error(), "writing-") {
		t.Errorf("got %v", err)
	}
}

// TestProduceFails stops in the middle: the old file stays.
func TestProduceFails(t *testing.T) {
	path, stop := file(t), errors.New("stop")
	err := WriteFunc(path, func(w io.Writer) error {
		_, _ = io.WriteString(w, strings.Repeat("new", 1<<16))
		return stop
	})
	if !errors.Is(err, stop) || contents(t, path) != "old" {
		t.Errorf("%v: %q", err, contents(t, path))
	}
	alone(t, filepath.Dir(path), "game.pgn")
}

// TestReadOnly writes to a file that its owner has made read-only.
func TestReadOnly(t *testing.T) {
	path := file(t)
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(path, 0o644) })
	if err := Write(path, []byte("new")); !errors.Is(err, ErrReadOnly) || contents(t, path) != "old" {
		t.Errorf("%v: %q", err, contents(t, path))
	}
	alone(t, filepath.Dir(path), "game.pgn")
}

func TestNotAFile(t *testing.T) {
	dir := t.TempDir()
	if err := Write(dir, []byte("new")); err == nil {
		t.Error("a folder was written to")
	}
	if _, err := Look(dir); err == nil {
		t.Error("a folder has a state")
	}
}

// TestReplace lets another program write while a file is being replaced.
func TestReplace(t *testing.T) {
	for _, tt := range []struct {
		name  string
		there bool
		other func(path string) error
		want  string
		err   error
	}{
		{"nobody", true, func(string) error { return nil }, "new", nil},
		{"nobody, no file", false, func(string) error { return nil }, "new", nil},
		{"another writes as many bytes", true, func(p string) error { return os.WriteFile(p, []byte("odl"), 0o644) }, "odl", ErrChanged},
		{"another replaces it", true, func(p string) error {
			return errors.Join(os.WriteFile(p+"~", []byte("other"), 0o644), os.Rename(p+"~", p))
		}, "other", ErrChanged},
		{"another removes it", true, os.Remove, "", ErrChanged},
		{"another makes it", false, func(p string) error { return os.WriteFile(p, []byte("first"), 0o644) }, "first", ErrChanged},
		{"another only touches it", true, func(p string) error { return os.WriteFile(p, []byte("old"), 0o644) }, "new", nil},
	} {
		path := file(t)
		if !tt.there {
			if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
		}
		was, err := Look(path)
		if err != nil || was.There != tt.there {
			t.Fatalf("%s: %+v %v", tt.name, was, err)
		}
		err = Replace(path, was, nil, func(w io.Writer) error {
			_, err := io.WriteString(w, "new")
			return errors.Join(err, tt.other(path))
		})
		if !errors.Is(err, tt.err) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.err)
		}
		if got, err := os.ReadFile(path); string(got) != tt.want || err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: the file holds %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestBothVersionsStay replaces a file that another program has replaced as quickly, and
// once more before the draft is taken out of it: neither version is lost.
func TestBothVersionsStay(t *testing.T) {
	path := file(t)
	old, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDraft(path, old, nil)
	if err != nil {
		t.Fatal(err)
	}
	ours, err := d.Stat()
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{d.Name(): "first", path: "second"} {
		if err := errors.Join(os.WriteFile(path+"~", []byte(text), 0o644), os.Rename(path+"~", name)); err != nil {
			t.Fatal(err)
		}
	}
	err = d.giveBack(ours)
	d.discard()
	if err == nil || contents(t, path) != "second" {
		t.Errorf("%v: the file holds %q", err, contents(t, path))
	}
	kept, _ := filepath.Glob(path + ".another-*")
	if len(kept) != 1 || contents(t, kept[0]) != "first" || !strings.HasSuffix(err.Error(), kept[0]) || IsDraft(filepath.Base(kept[0])) {
		t.Errorf("%v: kept %q", err, kept)
	}
}
