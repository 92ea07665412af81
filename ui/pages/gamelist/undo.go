package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/ui/look"
)

// offerUndo shows the button that takes the last change back, or hides it if there is no
// label.
func (p *Page) offerUndo(label string) {
	p.undo.SetText(label)
	look.Show(p.undo, label != "")
	p.config.Changed()
}

// Undo takes back the last change to files, as the button does.
func (p *Page) Undo() { p.commands.runner.Undo() }

// Redo does nothing: what was taken back can be proposed again.
func (p *Page) Redo() {}

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase {
	if !p.commands.runner.CanUndo() {
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
