package ui

import (
	"strings"

	"passedpawn/assets"
	"passedpawn/ui/i18n"
)

// help shows the user's guide in the person's language, and all keys.
func (w *Window) help() {
	w.host.TellLong(i18n.T("window.how-play"), assets.Help(i18n.T("code"))+"\n\n## "+i18n.T("window.keys")+"\n\n"+w.menus.keysText()+
		"\n## "+i18n.T("byear.title")+"\n\n"+earText())
}

// about describes the program.
func (w *Window) about() {
	text := []string{i18n.T("window.about-program"), i18n.T("window.about-licence"), i18n.T("window.about-kanji")}
	w.host.Tell("Passed Pawn "+w.config.Version, strings.Join(text, "\n\n"))
}
