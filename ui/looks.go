package ui

import (
	"path/filepath"

	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/look/ownlook"
)

// toSettings shows all settings.
func (w *Window) toSettings() {
	w.turnTo(w.prefs)
	w.readLooks()
}

// readLooks reads the boards and pieces that the person has added, and shows them.
func (w *Window) readLooks() {
	dir := w.config.Folders.Looks
	task.Go(w.looking, func(*task.Task) (ownlook.Found, error) { return ownlook.Read(dir), nil }, func(f ownlook.Found, _ error) {
		w.pieces.Own(f.Sets)
		w.pieces.Use(w.settings.Pieces, w.settings.ShogiPieces)
		for _, e := range w.pages {
			e.page.SetSettings(w.settings)
		}
		w.prefs.SetOwn(f)
	})
}

// readChosenLooks reads the person's own boards and pieces if one of them is chosen.
func (w *Window) readChosenLooks() {
	if look.IsOwn(w.settings.Pieces) {
		w.readLooks()
	}
}

// openLooks opens the folder for own boards and pieces, and creates it if it does not
// exist.
func (w *Window) openLooks() {
	dir := w.config.Folders.Looks
	task.Go(w.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, ownlook.Make(dir) }, func(_ struct{}, err error) {
		if err != nil {
			w.host.Tell(i18n.T("preferences.own"), i18n.Sentence(err))
			return
		}
		w.showFolder(filepath.Join(dir, "pieces"))
	})
}
