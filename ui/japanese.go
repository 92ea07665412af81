package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/assets"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/ui/look"
)

// japaneseNames makes Japanese names readable.
type japaneseNames struct {
	settings fyne.Settings
	loading  *task.Latest // the font
	session  *session.Session
	read     *player.Game // the game whose names have been looked at
}

// show does so after the present event, because all text is drawn again. A page has to load the
// font. If it cannot, the next such name tries again.
func (j *japaneseNames) show() {
	if look.ShowsJapanese(j.settings) || j.loading.Busy() {
		return
	}
	task.Go(j.loading, func(*task.Task) (font []byte, _ error) {
		if font, loaded := assets.JapaneseFont(); loaded {
			return font, nil
		}
		return nil, nil
	}, func(font []byte, _ error) {
		if font != nil {
			look.ShowJapanese(j.settings, font)
		}
	})
}

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
