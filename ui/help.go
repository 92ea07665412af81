package ui

import (
	"strings"

	"passedpawn/assets"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// help shows the user's guide in the person's language, and all keys. A page has to load the guide.
func (w *Window) help() {
	language := i18n.T("code")
	task.Go(w.helping, func(*task.Task) (string, error) { return assets.Help(language), nil }, func(guide string, _ error) {
		w.host.TellLong(i18n.T("window.how-play"), guide+"\n\n## "+i18n.T("window.keys")+"\n\n"+w.menus.keysText()+
			"\n## "+i18n.T("byear.title")+"\n\n"+earText())
	})
}

// about describes the program.
func (w *Window) about() {
	text := []string{i18n.T("window.about-program"), i18n.T("window.about-licence"), i18n.T("window.about-kanji")}
	w.host.Tell("Passed Pawn "+w.config.Version, strings.Join(text, "\n\n"))
}
