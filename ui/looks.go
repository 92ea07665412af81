package ui

import (
	"path/filepath"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/ownlook"
	"passedpawn/ui/task"
)

// toSettings shows all that can be set.
func (w *Window) toSettings() {
	w.turnTo(w.prefs)
	w.readLooks()
}

// readLooks reads the boards and pieces that the person has brought, and shows them.
func (w *Window) readLooks() {
	dir := w.config.Looks
	task.Go(w.looking, func(*task.Task) (ownlook.Found, error) { return ownlook.Read(dir), nil }, func(f ownlook.Found, _ error) {
		w.pieces.Own(f.Sets)
		w.pieces.Use(w.settings.Pieces, w.settings.ShogiPieces)
		for _, p := range w.pages {
			p.SetSettings(w.settings)
		}
		w.prefs.SetOwn(f)
	})
}

// readChosenLooks does so if what is chosen is the person's own.
func (w *Window) readChosenLooks() {
	if look.IsOwn(w.settings.Pieces) {
		w.readLooks()
	}
}

// openLooks shows the folder for them, which it makes where there is none.
func (w *Window) openLooks() {
	dir := w.config.Looks
	task.Go(w.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, ownlook.Make(dir) }, func(_ struct{}, err error) {
		if err != nil {
			w.host.Tell(i18n.T("preferences.own"), i18n.Sentence(err))
			return
		}
		w.showFolder(filepath.Join(dir, "pieces"))
	})
}
