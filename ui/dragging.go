package ui

import (
	"context"
	"os"
	"path/filepath"
	"time"

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
