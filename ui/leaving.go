package ui

import (
	"path/filepath"

	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// leave calls then, which puts another game on the board. If the present game is still
// being played, it asks first.
func (w *Window) leave(then func()) {
	if w.session.Snapshot().Leavable() {
		w.leaveEdits(then)
		return
	}
	text := i18n.T("window.saved-my-games-continue")
	if w.config.Slot == nil {
		text = i18n.T("window.cannot-saved-computer-lost")
	}
	w.leaving.Close()
	w.leaving = w.host.Choose(i18n.T("window.leave-game-progress"), text,
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.leave"), Do: func() { w.leaveEdits(then) }})
}

// leaveEdits calls then, which puts another game on the board. If the present game has
// edits that its file does not have, it asks first, and says where the edits are kept.
func (w *Window) leaveEdits(then func()) {
	if _, saving := w.saving[w.session.Snapshot().Game.Game]; saving || !w.edited() {
		then()
		return
	}
	path := w.source().Path
	text := i18n.F("window.file-not-yet-edited", path)
	if w.config.Slot == nil {
		text = i18n.F("window.file-not-yet", path)
	}
	w.leaving.Close()
	w.leaving = w.host.Choose(i18n.F("window.save-edits", filepath.Base(path)), text,
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("window.dont-save"), Do: then},
		dialogs.Deed{Text: i18n.T("common.save"), Do: func() {
			w.saveGame()
			then()
		}})
}

// askClose asks about edits, and then ends the program as Close does.
func (w *Window) askClose() {
	if !w.ending {
		w.leaveEdits(w.Close)
	}
}
