package ui

import (
	"passedpawn/game/records/kifu"
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

// agree calls then if a file format can store the whole game, or if the person accepts
// the loss.
func (w *Window) agree(d draft, to kifu.Format, then func(draft)) {
	if to == kifu.None || d.agreed {
		then(d)
		return
	}
	loses := to.Loses(d.record)
	switch {
	case !kifu.Holds(d.record):
		w.stay()
		w.host.Tell(i18n.T("common.save"), i18n.F("window.file-hold-only-shogi", to.String()))
	case len(loses) == 0:
		then(d)
	default:
		w.stay()
		w.host.Ask(i18n.T("common.save"), i18n.F("window.file-cannot-hold-everything", to.String(), i18n.List(loses)),
			i18n.T("common.save"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					d.agreed = true
					then(d)
				}
			})
	}
}
