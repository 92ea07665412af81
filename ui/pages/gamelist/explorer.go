package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// An explorer shows the moves played in the position on its board, and how the games
// went. A click on a move, or a move on the board, leads to the position after it.
type explorer struct {
	config   Config
	settings *settings.Settings // of the page
	tips     *widgets.Tips
	book     *book
	moved    func() // is called when there is another position on the board

	line   Line
	at     int // place in the line
	find   index.Find
	booked []search.BookMove
	rows   []search.Candidate
	table  *widget.List
	head   *moveHeader
	total  *moveRow
	title  *widget.Label
	side   *sideBoard
	panes  *panes
}

// build creates the widgets beside the list of games.
func (e *explorer) build(tips *widgets.Tips, games fyne.CanvasObject) {
	e.tips = tips
	e.title = widget.NewLabel("")
	e.title.Truncation = fyne.TextTruncateEllipsis
	e.head, e.total = newMoveHeader(e), newMoveRow(e)
	e.table = widget.NewList(func() int { return len(e.rows) }, func() fyne.CanvasObject { return newMoveRow(e) }, func(i widget.ListItemID, o fyne.CanvasObject) {
		o.(*moveRow).show(e.said(e.rows[i].Move), e.rows[i])
	})
	e.table.HideSeparators = true
	e.table.OnSelected = func(i widget.ListItemID) {
		e.table.Unselect(i)
		e.play(e.rows[i].Move)
	}
	e.side = newSideBoard(e)
	moves := container.NewBorder(container.NewVBox(e.title, e.head, e.total), nil, nil, nil, e.table)
	placed := func(bar string) float32 { return e.settings.Bar(bar) }
	e.panes = newPanes(e.side.content, moves, games, placed, func(bar string, part float32) {
		e.config.Change(func(s *settings.Settings) { *s = s.SetBar(bar, part) })
	})
	if e.line.Rules != nil {
		e.side.show()
		e.show(e.find)
	}
}

// open shows the explorer and what belongs to it, or only the games.
func (e *explorer) open(yes bool) {
	e.panes.open(yes)
	widgets.Show(e.book.button, yes)
}

// place returns the position on the board.
func (e *explorer) place() index.Place { return e.line.place(e.at) }

// turn returns the side that moves on the board.
func (e *explorer) turn() rules.Side {
	if e.line.Rules == nil {
		return rules.White
	}
	return e.place().Position.Turn()
}

// start takes over the game on the board.
func (e *explorer) start(l Line) {
	e.line, e.at, e.find, e.booked = l, l.end(), index.Find{}, nil
	e.side.show()
	e.show(e.find)
}

// said returns a move of the shown position in the person's notation.
func (e *explorer) said(m rules.Move) string { return e.line.said(e.at, m) }

// play makes a move on the board.
func (e *explorer) play(m rules.Move) {
	line, ok := e.line.play(e.at, m)
	if !ok {
		return
	}
	e.line = line
	e.step(1)
}

// step moves along the line by a number of moves, as far as it goes.
func (e *explorer) step(by int) {
	at := min(max(e.at+by, 0), len(e.line.Moves))
	if at == e.at {
		return
	}
	e.at = at
	e.side.show()
	e.moved()
}

// show shows what was played.
func (e *explorer) show(f index.Find) {
	e.find, e.rows = f, search.Candidates(f.Next, e.booked)
	e.title.SetText(e.line.path(e.at))
	e.head.Refresh()
	e.total.show(i18n.T("gamelist.all-moves"), search.Candidate{Next: f.All})
	e.table.Refresh()
}

// key handles the keys that mean nothing to the board.
func (e *explorer) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyLeft:
		e.step(-1)
	case fyne.KeyRight:
		e.step(1)
	case fyne.KeyHome:
		e.step(-e.at)
	case fyne.KeyEnd:
		e.step(len(e.line.Moves))
	default:
		e.config.Key(k)
	}
}
