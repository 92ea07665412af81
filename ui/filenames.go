package ui

import (
	"cmp"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
)

// nameOf returns the name of a file about a game: the players and the date, as far as they are
// known, and the kind of its contents, "" for the game itself.
func nameOf(rec *record.Record, kind string) string {
	players := record.Players(i18n.Player(rec.Tag("White")), i18n.Player(rec.Tag("Black")))
	name := strings.TrimSpace(cmp.Or(players, i18n.T("window.game")) + " " + rec.Date())
	if kind != "" {
		name += " (" + kind + ")"
	}
	return name
}
