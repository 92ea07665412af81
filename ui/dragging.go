package ui

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/platform/dragsource"
)

// pgnTypes are the types that desktops and programs know PGN by.
var pgnTypes = []string{"application/x-chess-pgn", "application/vnd.chess-pgn"}

// A dragger drags games out of the window.
type dragger struct {
	w      *Window
	source dragsource.Source
	files  draggedFiles
}

// dragOut returns how the list drags games out of the window, nil where the system has no way.
func dragOut(w *Window) func(label string) gamelist.Drag {
	if w.config.System.Drags == nil {
		return nil
	}
	d := dragger{w, w.config.System.Drags, draggedFiles{filepath.Join(w.config.Folders.Cache, "dragged"), time.Now}}
	w.tasks.Run(d.files.clear)
	return d.prepare
}

// prepare prepares a drag with a label. There is none where the window is not of the X server.
func (d dragger) prepare(label string) gamelist.Drag {
	c := dragsource.Cargo{Window: d.w.files.native().X11, Types: pgnTypes}
	if c.Window == 0 {
		return nil
	}
	scale := d.w.window.Canvas().Scale()
	taken, err := look.Badge(label, true, scale)
	refused, wrong := look.Badge(label, false, scale)
	if err == nil && wrong == nil { // else the drag has no picture
		c.Taken, c.Refused = taken, refused
	}
	return func(ctx context.Context, text, name string) (bool, error) { return d.drag(ctx, c, text, name) }
}

// drag drags a text. The file with it stays for those who have taken it.
func (d dragger) drag(ctx context.Context, c dragsource.Cargo, text, name string) (dropped bool, err error) {
	written := ""
	c.Text, c.File = text, func() (path string, err error) {
		path, err = d.files.write(name, text)
		written = path
		return path, err
	}
	dropped, err = d.source.Drag(ctx, c)
	if !dropped && written != "" {
		_ = os.RemoveAll(filepath.Dir(written))
	}
	return dropped, err
}

// draggedFiles are the files of dropped games, each in a folder of its own. A program may read
// its file long after the drop, as one for mail does when the mail is sent. So each stays for
// a day, and goes with a later drag or start of the program.
type draggedFiles struct {
	dir string // in the folder of caches
	now func() time.Time
}

// kept is how long a file stays.
const kept = 24 * time.Hour

// write writes a file of a name, without its extension.
func (f draggedFiles) write(name, text string) (path string, err error) {
	f.clear()
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(f.dir, "")
	if err != nil {
		return "", err
	}
	path = filepath.Join(dir, filename.Safe(name)+".pgn")
	if err := atomicfile.Write(path, []byte(text)); err != nil {
		_ = os.RemoveAll(dir)
		return "", err
	}
	return path, nil
}

// clear removes the files that were written more than a day ago.
func (f draggedFiles) clear() {
	entries, _ := os.ReadDir(f.dir) // there may be none
	for _, e := range entries {
		if info, err := e.Info(); err == nil && e.IsDir() && f.now().Sub(info.ModTime()) > kept {
			_ = os.RemoveAll(filepath.Join(f.dir, e.Name()))
		}
	}
}
