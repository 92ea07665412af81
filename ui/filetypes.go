package ui

import (
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/dialogs"
)

// fileTypes returns the types of file in which a game can be saved, the usual one first.
func fileTypes(game string) (all []dialogs.FileType) {
	for _, t := range gamefile.TypesFor(game) {
		all = append(all, dialogs.FileType{Name: t.Name, Extension: t.Extension})
	}
	return all
}
