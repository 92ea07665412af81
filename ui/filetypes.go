package ui

import (
	"strings"

	"passedpawn/game/records/gamefile"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// fileTypes returns the types of file in which a game can be saved, the usual one first.
func fileTypes(game string) (all []dialogs.FileType) {
	for _, t := range gamefile.TypesFor(game) {
		all = append(all, dialogs.FileType{Name: t.Name, Extension: t.Extension})
	}
	return all
}

// nameOf returns a file name made of the players' names, as far as they are known.
func nameOf(white, black string) string {
	if name := strings.Trim(white+" - "+black, " -?"); name != "" {
		return name
	}
	return i18n.T("window.game")
}
