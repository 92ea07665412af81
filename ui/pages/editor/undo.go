package editor

import (
	"passedpawn/game/editor"
	"passedpawn/game/phrase"
)

// Undo restores the position before the last change.
func (p *Page) Undo() { p.swap(&p.past, &p.future) }

// Redo restores the position before the last Undo.
func (p *Page) Redo() { p.swap(&p.future, &p.past) }

// swap takes the last position from one list and appends the present one to the other.
func (p *Page) swap(from, to *[]editor.Position) {
	n := len(*from)
	if n == 0 {
		return
	}
	*to = append(*to, p.position)
	p.position, *from = (*from)[n-1], (*from)[:n-1]
	p.leftOut = nil
	p.refresh()
	p.config.Changed()
}

// Undoing names what Undo would undo, empty for nothing.
func (p *Page) Undoing() phrase.Phrase { return named(p.past) }

// Redoing names what Redo would redo, empty for nothing.
func (p *Page) Redoing() phrase.Phrase { return named(p.future) }

func named(steps []editor.Position) phrase.Phrase {
	if len(steps) == 0 {
		return phrase.Phrase{}
	}
	return phrase.Say("editor.change")
}
