package ui

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"passedpawn/ui/platform/dragsource"
)

// A dragged stands in for a system that drags: a program asks for the file.
type dragged struct {
	cargo   dragsource.Cargo
	path    string
	dropped bool
}

func (d *dragged) Drag(_ context.Context, c dragsource.Cargo) (bool, error) {
	d.cargo = c
	var err error
	d.path, err = c.File()
	return d.dropped, err
}

// TestDraggedFile keeps the file of a drop, and no other.
func TestDraggedFile(t *testing.T) {
	for _, dropped := range []bool{true, false} {
		dir := filepath.Join(t.TempDir(), "new", "dragged")
		source := &dragged{dropped: dropped}
		d := dragger{source: source, files: draggedFiles{dir, time.Now}}
		if got, err := d.drag(t.Context(), dragsource.Cargo{}, "1. e4 *\n", "Ada / Zoe: 2 games"); got != dropped || err != nil {
			t.Errorf("dropped %v, %v", got, err)
		}
		if name := filepath.Base(source.path); name != "Ada _ Zoe_ 2 games.pgn" {
			t.Errorf("the file is %q", name)
		}
		data, err := os.ReadFile(source.path)
		if dropped && (err != nil || string(data) != source.cargo.Text) || !dropped && !errors.Is(err, os.ErrNotExist) {
			t.Errorf("dropped %v: %q, %v", dropped, data, err)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) > 0 != dropped {
			t.Errorf("dropped %v: %v, %v", dropped, left, err)
		}
	}
}

// TestDraggedFilesGo keeps files for a day, and those in which a person has saved for ever.
func TestDraggedFilesGo(t *testing.T) {
	now := time.Now()
	f := draggedFiles{t.TempDir(), func() time.Time { return now }}
	write := func(name string) string {
		t.Helper()
		path, err := f.write(name, "1. e4 *\n")
		if err != nil {
			t.Fatal(err)
		}
		return path
	}
	there := func(path string) bool {
		_, err := os.Stat(path)
		return err == nil
	}
	first, edited := write("first"), write("edited")
	for _, path := range []string{edited, filepath.Join(f.dir, "a-note")} {
		if err := os.WriteFile(path, []byte("1. e4 e5 *\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	draft := filepath.Join(filepath.Dir(first), ".writing-1")
	if err := os.WriteFile(draft, []byte("1. e"), 0o600); err != nil {
		t.Fatal(err)
	}
	if now = now.Add(23 * time.Hour); !there(first) {
		t.Error("the file is gone at once")
	}
	if f.clear(); !there(first) {
		t.Error("the file is gone before a day is over")
	}
	now = now.Add(2 * time.Hour)
	if f.clear(); there(first) || there(filepath.Dir(first)) {
		t.Error("the file stays")
	}
	if !there(edited) || !there(filepath.Join(f.dir, "a-note")) {
		t.Error("what is not ours is gone")
	}
}

// TestNoDrag drags nothing without the X server.
func TestNoDrag(t *testing.T) {
	d := open(t, t.TempDir())
	if dragOut(d.Window) != nil {
		t.Error("it drags without a system that can")
	}
	d.config.System.Drags = &dragged{}
	if prepare := dragOut(d.Window); prepare == nil || prepare("2 games") != nil {
		t.Error("it drags out of a window that no other program knows")
	}
}
