package play

import (
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/i18n"
)

// A step is what an edit is undone to.
type step struct {
	record *record.Record
	path   record.Path  // on the board
	what   rules.Phrase // the edit, as a menu names it
}

// history is the edits of the game on the board, and the moves that were taken
// back. A move of the game itself forgets it.
type history struct {
	past, future []step
	busy         bool // the record changes by an edit, an undo or a redo
}

// edit changes the record; change tells where in the tree the board goes.
func (p *Page) edit(what rules.Phrase, change func(*record.Record) record.Path) {
	before := step{p.snap.Record, p.view.path, what}
	var to record.Path
	edit := func() error { return p.match.Edit(func(r *record.Record) { to = change(r) }) }
	if p.amend(edit) {
		p.Browse(to)
		p.history.past, p.history.future = append(p.history.past, before), nil
		p.refresh()
	}
}

// amend changes the record in a way that the caller remembers, and reports whether
// that could be done.
func (p *Page) amend(change func() error) bool {
	p.history.busy = true
	err := change()
	p.history.busy = false
	if err != nil {
		p.try(err)
		return false
	}
	p.keeping, p.noted = true, !p.snap.Record.Equal(p.begun)
	p.keep()
	return true
}

// Undo undoes the last edit. In a game that is being played it takes back the last
// move where there is no edit.
func (p *Page) Undo() {
	if n := len(p.history.past); n > 0 {
		if was, ok := p.swap(p.history.past[n-1]); ok {
			p.history.past, p.history.future = p.history.past[:n-1], append(p.history.future, was)
			p.refresh()
		}
		return
	}
	if p.Playing() {
		p.TakeBack()
	}
}

// Redo makes the edit or the move again that was undone last.
func (p *Page) Redo() {
	if n := len(p.history.future); n > 0 {
		if was, ok := p.swap(p.history.future[n-1]); ok {
			p.history.future, p.history.past = p.history.future[:n-1], append(p.history.past, was)
			p.refresh()
		}
	}
}

// swap puts a record back and returns the step to the one before.
func (p *Page) swap(s step) (was step, ok bool) {
	was = step{p.snap.Record, p.view.path, s.what}
	if !p.amend(func() error { return p.match.Restore(s.record) }) {
		return step{}, false
	}
	p.Browse(s.path)
	return was, true
}

// Undoing and Redoing name the edits that Undo and Redo mean, empty for none.
func (p *Page) Undoing() rules.Phrase { return top(p.history.past) }

// Redoing names the edit that Redo means.
func (p *Page) Redoing() rules.Phrase { return top(p.history.future) }

func top(steps []step) rules.Phrase {
	if n := len(steps); n > 0 {
		return steps[n-1].what
	}
	return rules.Phrase{}
}

// Comment lets the person write about the move on the board, or before the
// first about the game.
func (p *Page) Comment() {
	path := p.view.path
	old := p.snap.Record.At(path).Text()
	if len(old) > longestEdit {
		p.readRemark(path)
		p.Say(i18n.T("This comment is too long to edit here."))
		return
	}
	p.Write(p.commentTitle(), old, func(text string) {
		if text != old && p.snap.Record.Has(path) {
			p.edit(rules.Say("the comment"), func(r *record.Record) record.Path {
				r.At(path).Say(text)
				return path
			})
		}
	})
}

// ToggleNAG adds a NAG to the move on the board, or takes it away.
func (p *Page) ToggleNAG(nag int) {
	if path := p.view.path; len(path) > 0 {
		p.edit(rules.Say("the mark %v", rules.Say(record.NAGText(nag))), func(r *record.Record) record.Path {
			r.At(path).ToggleNAG(nag)
			return path
		})
	}
}

// Promote moves the line on the board one place up, Demote one down.
func (p *Page) Promote() { p.rearrange("moving the variation up", (*record.Record).Promote) }

// Demote moves the line on the board one place down.
func (p *Page) Demote() { p.rearrange("moving the variation down", (*record.Record).Demote) }

// PromoteToMainLine makes the line on the board the main line.
func (p *Page) PromoteToMainLine() {
	p.rearrange("the new main line", (*record.Record).PromoteToMainLine)
}

// Delete takes the move on the board and what follows it out of the game.
func (p *Page) Delete() { p.rearrange("the deletion", (*record.Record).Delete) }

// DeleteLine takes out the variation on the board.
func (p *Page) DeleteLine() { p.rearrange("the deletion", (*record.Record).DeleteLine) }

func (p *Page) rearrange(what string, do func(*record.Record, record.Path) record.Path) {
	path := p.view.path
	p.edit(rules.Say(what), func(r *record.Record) record.Path { return do(r, path) })
}

// KeepDrawings puts what was drawn on the board into the notes on the move.
func (p *Page) KeepDrawings() {
	path, drawn := p.view.path, p.Board.Drawn()
	if len(drawn) == 0 {
		p.Say(i18n.T("Draw arrows and circles with the right mouse button first."))
		return
	}
	shapes := toggled(p.snap.Record.At(path).Shapes(), drawn)
	p.edit(rules.Say("the drawings"), func(r *record.Record) record.Path {
		r.At(path).Draw(shapes)
		return path
	})
	p.Board.Do(boardmodel.Wipe{}) // they are shown by the notes from now on
	p.Say(i18n.F("%d drawings are kept with this move. Drawn once more they go.", len(shapes)))
}

// toggled draws by hand over shapes: what was there in the same colour is wiped.
func toggled(shapes []record.Shape, drawn []boardmodel.Drawing) []record.Shape {
	var all []boardmodel.Drawing
	for _, s := range shapes {
		all = append(all, boardmodel.Drawing{Arrow: boardmodel.Arrow{From: s.From, To: s.To}, Colour: s.Colour})
	}
	for _, d := range drawn {
		all = boardmodel.Toggle(all, d)
	}
	shapes = nil
	for _, d := range all {
		shapes = append(shapes, record.Shape{Colour: d.Colour, From: d.From, To: d.To})
	}
	return shapes
}

// Fold shows variations as a word each, or whole.
func (p *Page) Fold(fold bool) { p.moves.FoldAll(fold) }

// SetTags gives the game other tags and result.
func (p *Page) SetTags(change func(*record.Record)) {
	path := p.view.path
	p.edit(rules.Say("the tags"), func(r *record.Record) record.Path {
		change(r)
		return path
	})
}

// longestEdit is how long a comment may be to be edited in the window, in bytes: the
// line for typing lays out all of it at every key.
const longestEdit = 16 << 10

// readRemark shows what is said of a move, where that is too long for the list.
func (p *Page) readRemark(path record.Path) {
	p.Browse(path)
	n := p.snap.Record.At(path)
	p.Read(p.commentTitle(), strings.TrimSpace(n.Intro()+"\n"+n.Text()))
}

func (p *Page) commentTitle() string {
	if len(p.view.path) == 0 {
		return i18n.T("Comment on the game")
	}
	return i18n.F("Comment on %s", p.lastMove())
}
