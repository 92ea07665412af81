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

// TestDraggedFilesGo keeps files for a day.
func TestDraggedFilesGo(t *testing.T) {
	now := time.Now()
	f := draggedFiles{t.TempDir(), func() time.Time { return now }}
	first, err := f.write("first", "1. e4 *\n")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(f.dir, "note"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	now = now.Add(23 * time.Hour)
	f.clear()
	if _, err := os.Stat(first); err != nil {
		t.Error(err)
	}
	now = now.Add(2 * time.Hour)
	if _, err := f.write("second", "1. d4 *\n"); err != nil {
		t.Fatal(err)
	}
	if left, err := os.ReadDir(f.dir); err != nil || len(left) != 2 { // one folder, and the note
		t.Errorf("%v, %v", left, err)
	}
	if _, err := os.Stat(first); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the first file: %v", err)
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
