package editor

import (
	"passedpawn/game/editor"
	"passedpawn/game/phrase"
)

// Undo brings back the position before the last change.
func (p *Page) Undo() { p.swap(&p.past, &p.future) }

// Redo makes the change again that was undone last.
func (p *Page) Redo() { p.swap(&p.future, &p.past) }

// swap puts up the last of some positions, and the one that is there behind others.
func (p *Page) swap(from, to *[]editor.Position) {
	n := len(*from)
	if n == 0 {
		return
	}
	*to = append(*to, p.position)
	p.position, *from = (*from)[n-1], (*from)[:n-1]
	p.refresh()
	p.config.Changed()
}

// Undoing names what Undo would do, empty for nothing.
func (p *Page) Undoing() phrase.Phrase { return named(p.past) }

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return named(p.future) }

func named(steps []editor.Position) phrase.Phrase {
	if len(steps) == 0 {
		return phrase.Phrase{}
	}
	return phrase.Say("editor.change")
}
