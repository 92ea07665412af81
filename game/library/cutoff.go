package library

import (
	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// CutOff reports whether the file of a collection ends inside its last game, and where.
func CutOff(c Collection, t *index.Table) (at pgn.Cut, cut bool) {
	if c.folder != nil || t.Len() == 0 {
		return pgn.Cut{}, false
	}
	last, err := c.Item(t, t.Len()-1)
	if err != nil {
		return pgn.Cut{}, false
	}
	at, cut = pgn.CutOff(last)
	if cut && last.Line == 1 { // it was read from its place
		at.Line += c.files.linesBefore(c.path, last.Offset)
	}
	return at, cut
}
