package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/settings"
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
	own      *ownLines
	moved    func() // is called when there is another position on the board

	line  Line
	at    int // place in the line
	found search.Result
	rows  []search.Candidate
	order moveOrder
	prep  bool // the games are those of an opponent
	table *widget.List
	head  *moveHeader
	total *moveRow
	title *widget.Label
	side  *sideBoard
	panes *panes
}

// build creates the widgets beside the list of games.
func (e *explorer) build(tips *widgets.Tips, games fyne.CanvasObject) {
	e.tips = tips
	e.title = widget.NewLabel("")
	e.title.Truncation = fyne.TextTruncateEllipsis
	e.head, e.total = newMoveHeader(e), newMoveRow(e)
	e.table = widget.NewList(func() int { return len(e.rows) }, func() fyne.CanvasObject { return newMoveRow(e) }, func(i widget.ListItemID, o fyne.CanvasObject) {
		o.(*moveRow).show(e.line.written(e.at, e.rows[i].Move), e.rows[i])
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
		e.show(e.found)
	}
}

// open shows the explorer and what belongs to it, or only the games.
func (e *explorer) open(yes bool) {
	e.panes.open(yes)
	widgets.Show(e.book.button, yes)
}

// prepare shows what matters of an opponent's moves, or no longer.
func (e *explorer) prepare(yes bool) {
	e.prep = yes
	e.makeRoom()
}

// makeRoom gives the moves the width for all that is said of an opponent's.
func (e *explorer) makeRoom() {
	if more := e.columns().more(); more != e.panes.more {
		e.panes.more = more
		e.panes.content.Refresh()
	}
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
	e.line, e.at, e.found = l, l.end(), search.Result{}
	e.side.show()
	e.show(e.found)
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

// sortBy sorts the moves, and the other way round the second time.
func (e *explorer) sortBy(by search.By) {
	e.order = e.order.toggle(by)
	e.show(e.found)
}

// show shows what was played.
func (e *explorer) show(r search.Result) {
	e.found = r
	e.rows = search.Arrange(search.Candidates(r), e.order.by, e.order.up, e.turn(), e.said)
	e.title.SetText(e.line.path(e.at))
	e.makeRoom()
	e.head.Refresh()
	e.total.show(phrase.Say("gamelist.all-moves"), search.Candidate{Next: r.Find.All})
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
