package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// gamesIn returns how many games were deleted or changed.
func gamesIn(gone []library.Backup) (games int) {
	for _, b := range gone {
		games += b.Games
	}
	return games
}

// offerUndo shows a button that takes back what was done, from backups.
func (p *Page) offerUndo(label string, gone []library.Backup) {
	p.undo.SetText(label)
	p.undo.OnTapped = func() {
		p.undo.Hide()
		p.config.Changed()
		games, table := p.games, p.table
		task.Go(p.work, func(t *task.Task) ([]library.Backup, error) {
			return p.bringBack(t, games, table, gone, i18n.F("gamelist.restoring", gamesText(gamesIn(gone))))
		}, func(left []library.Backup, failed error) {
			p.Reload()
			if failed != nil {
				p.news = i18n.F("gamelist.games-not-restored", failed)
			}
			if len(left) > 0 {
				p.offerUndo(label, left)
			}
		})
	}
	p.undo.Show()
	p.config.Changed()
}

// Undo takes back the last change to files, as the button does.
func (p *Page) Undo() {
	if p.undo.Visible() {
		p.undo.OnTapped()
	}
}

// Redo does nothing: what was taken back can be proposed again.
func (p *Page) Redo() {}

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase {
	if !p.undo.Visible() {
		return phrase.Phrase{}
	}
	return phrase.Say("gamelist.the-change")
}

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return phrase.Phrase{} }

// Idle reports whether the search field has no use for a shortcut: in an empty one there
// is nothing to undo.
func (l *line) Idle(s fyne.Shortcut) bool {
	_, undo := s.(*fyne.ShortcutUndo)
	return undo && l.Text == ""
}
