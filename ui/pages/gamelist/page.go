package gamelist

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/ui/dialogs"
)

// OpenRow opens a game of the table. If the list has it, it is selected there.
func (p *Page) OpenRow(row int32) {
	if at := slices.Index(p.list.rows, row); at >= 0 {
		p.list.selectAt(at, false, false)
	}
	p.actions.openRow(int(row))
}

// Step opens the game a number of rows further on in the list, and reports whether there
// is one.
func (p *Page) Step(rows int) bool {
	at := p.list.selection.cursor + rows
	if at < 0 || at >= len(p.list.rows) {
		return false
	}
	p.list.selectAt(at, false, false)
	p.list.body.ScrollTo(at)
	p.actions.open()
	return true
}

// ListOnly lists some of the games under a name. They may be filtered further.
func (p *Page) ListOnly(name string, rows []int32) {
	p.list.offset, p.list.selection.cursor = 0, 0
	p.bar.askFor(request{only: &subset{name: name, rows: rows}})
}

// Database returns what can be done with the listed file as a whole.
func (p *Page) Database() []dialogs.Deed { return p.commands.database() }

// Prepare asks for an opponent, and shows what that player plays.
func (p *Page) Prepare() { p.preparation.ask() }

// CopyChosen copies the selected games.
func (p *Page) CopyChosen() { p.commands.copyText() }

// Stop stops all work on games, for example before the program ends. After it, Wait waits
// until no more files are being written.
func (p *Page) Stop() {
	p.status.work.Cancel()
	p.status.reads.Cancel()
}

// Wait waits for stopped work to end. It must not be called on Fyne's thread.
func (p *Page) Wait() { p.status.work.Wait() }

// Busy reports whether games are being read, searched or written.
func (p *Page) Busy() bool { return p.status.work.Busy() || p.status.reads.Busy() }

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
