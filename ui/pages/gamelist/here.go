package gamelist

import (
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// search implements searchPage.
func (p *Page) search() { p.finder.search() }

// refresh implements sourcePage.
func (p *Page) refresh() { p.finder.refresh() }

// startHere implements searchPage.
func (p *Page) startHere() {
	p.book.follow(true)
	p.own.follow()
	p.explorer.start(p.config.Board.Line())
	if p.source.positions == nil {
		p.status.text.SetText(i18n.T("gamelist.moves-still-being-read"))
	}
}

// showHere implements searchPage.
func (p *Page) showHere(on bool) {
	p.explorer.prepare(p.bar.request.opponent() != nil)
	p.explorer.open(on)
	widgets.Show(p.preparation.button, on)
	p.arrange()
	p.config.Changed()
}

// board returns the position on the explorer's board or, if it is hidden, on that of the
// game.
func (p *Page) board() (l Line, at int) {
	if p.bar.request.here {
		return p.explorer.line, p.explorer.at
	}
	l = p.config.Board.Line()
	return l, l.end()
}

// chessPosition returns the position at a place of a line, false if it is not one of chess.
func chessPosition(l Line, at int) (rules.Position, bool) {
	if l.Rules == nil || !rules.Chess(l.Rules.ID()) {
		return nil, false
	}
	return l.Positions[at], true
}

// OpenBook opens an opening book and shows it in the explorer. If it is broken, the page
// says why and keeps the book that it had.
func (p *Page) OpenBook(path string) {
	p.book.load(path, func(err error) { p.config.Tell(i18n.T("gamelist.book"), cannotRead(path, err)) }, func() {
		p.config.Change(func(s *settings.Settings) { s.Book = path })
		p.bar.here.SetChecked(true)
	})
}

// bookChanged shows the moves of another book.
func (f *finder) bookChanged() {
	f.explorer.found.Book = nil
	f.moved()
}

// ownChanged shows the moves of another repertoire.
func (f *finder) ownChanged() {
	f.explorer.found.Own = nil
	f.moved()
}

// moved shows what else there is in the position.
func (f *finder) moved() {
	if f.bar.request.here {
		f.search()
	}
}

// Flip flips the board in sight.
func (p *Page) Flip() {
	switch {
	case p.drawing.sheet != nil:
		p.drawing.sheet.Flip()
	case p.bar.request.here:
		p.explorer.side.flip()
	}
}

// Rules returns the rules of the game on the board in sight, nil if there is none.
func (p *Page) Rules() rules.Rules {
	switch {
	case p.drawing.sheet != nil:
		return p.config.Chess
	case !p.bar.request.here:
		return nil
	}
	return p.explorer.line.Rules
}
