package ui

import (
	"strings"

	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// fileTypes returns the formats for saving games, the usual one first. Shogi games have
// their own formats.
func fileTypes(shogi bool) []dialogs.FileType {
	pgn := dialogs.FileType{Name: "PGN", Extension: ".pgn"}
	if !shogi {
		return []dialogs.FileType{pgn}
	}
	return []dialogs.FileType{
		{Name: "KIF (Shift-JIS)", Extension: ".kif"},
		{Name: "KIF (UTF-8)", Extension: ".kifu"},
		{Name: "KI2 (Shift-JIS)", Extension: ".ki2"},
		{Name: "KI2 (UTF-8)", Extension: ".ki2u"},
		{Name: "CSA", Extension: ".csa"},
		{Name: "USI", Extension: ".usi"},
		pgn,
	}
}

// nameOf returns a file name made of the players' names, as far as they are known.
func nameOf(white, black string) string {
	if name := strings.Trim(white+" - "+black, " -?"); name != "" {
		return name
	}
	return i18n.T("window.game")
}
