package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/ui/look"
)

// japaneseNames makes Japanese names readable.
type japaneseNames struct {
	post     func(func())
	settings fyne.Settings
	session  *session.Session
	read     *player.Game // the game whose names have been looked at
}

// show does so after the present event, because all text is drawn again.
func (j *japaneseNames) show() { j.post(func() { look.ShowJapanese(j.settings) }) }

// follow makes sure that the names in the game on the board, and the remarks on its moves,
// can be read.
func (j *japaneseNames) follow() {
	g := j.session.Snapshot().Game
	if g.Game == j.read {
		return
	}
	j.read = g.Game
	if japanese(g.Record) {
		j.show()
	}
}

func japanese(r *record.Record) bool {
	for _, t := range r.Tags {
		if look.Japanese(t.Value) {
			return true
		}
	}
	for n, more := r.Root().Next(); more; n, more = n.Next() {
		if look.Japanese(n.Intro()) || look.Japanese(n.Text()) {
			return true
		}
	}
	return false
}
