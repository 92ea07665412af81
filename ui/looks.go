package ui

import (
	"path/filepath"

	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look/ownlook"
)

// ownLooks are the boards and pieces that the person has added.
type ownLooks struct {
	dir    string
	latest *task.Latest // reads them
	tasks  *task.Group
	host   *dialogs.Host
	found  func(ownlook.Found)
	show   func(folder string)
}

// read reads the boards and pieces, and shows them.
func (o *ownLooks) read() {
	dir := o.dir
	task.Go(o.latest, func(*task.Task) (ownlook.Found, error) { return ownlook.Read(dir), nil }, func(f ownlook.Found, _ error) { o.found(f) })
}

// open opens their folder, and creates it if it does not exist.
func (o *ownLooks) open() {
	dir := o.dir
	task.Go(o.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, ownlook.Make(dir) }, func(_ struct{}, err error) {
		if err != nil {
			o.host.Tell(i18n.T("preferences.own"), i18n.Sentence(err))
			return
		}
		o.show(filepath.Join(dir, "pieces"))
	})
}

// toSettings shows all settings.
func (w *Window) toSettings() {
	w.turnTo(w.prefs)
	w.looks.read()
}

// showLooks applies the boards and pieces that the person has added.
func (w *Window) showLooks(f ownlook.Found) {
	w.pieces.Own(f.Sets)
	w.pieces.Use(w.settings.Pieces, w.settings.ShogiPieces)
	for _, e := range w.pages {
		e.page.SetSettings(w.settings)
	}
	w.prefs.SetOwn(f)
}
