package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Line is a game up to the position on the board: its positions from the start, and the
// moves between them.
type Line struct {
	Rules     rules.Rules
	Positions []rules.Position
	Moves     []rules.Move
}

// An explorer shows the moves played in the position on its board, and how the games
// went. A click on a move, or a move on the board, leads to the position after it.
type explorer struct {
	page  *Page
	line  Line
	at    int // place in the line
	find  index.Find
	rows  []offered
	table *widget.List
	head  *moveHeader
	total *moveRow
	title *widget.Label
	side  *sideBoard
	panes *panes
}

// init creates the explorer beside the list of games.
func (e *explorer) init(p *Page, games fyne.CanvasObject) {
	e.page = p
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
	placed := func(bar string) float32 { return p.settings.Bar(bar) }
	e.panes = newPanes(e.side.content, moves, games, placed, func(bar string, part float32) {
		p.config.Change(func(s *settings.Settings) { *s = s.SetBar(bar, part) })
	})
	if e.line.Rules != nil {
		e.side.show()
		e.show(e.find)
	}
}

// openExplorer shows the explorer and what belongs to it, or only the games.
func (p *Page) openExplorer(yes bool) {
	p.explorer.panes.open(yes)
	look.Show(p.book.button, yes)
	p.content.Refresh() // there may be more or less room for the games
}

// place returns the position on the board of the explorer.
func (e *explorer) place() index.Place {
	return index.Place{Rules: e.line.Rules, Position: e.line.Positions[e.at]}
}

// start takes over the game on the board.
func (e *explorer) start(l Line) {
	e.line, e.at, e.find, e.page.book.moves = l, len(l.Positions)-1, index.Find{}, nil
	e.side.show()
	e.show(e.find)
}

// askHere turns the search for the position on the board on or off.
func (p *Page) askHere(on bool) {
	if on == p.asked.here {
		return
	}
	p.asked.here = on
	p.followBook()
	if on {
		p.explorer.start(p.config.Board.Line())
		if p.positions == nil {
			p.say.SetText(i18n.T("gamelist.moves-still-being-read"))
		}
	}
	p.openExplorer(on)
	p.config.Changed()
	p.narrow()
}

// said returns a move of the shown position in the person's notation.
func (e *explorer) said(m rules.Move) string { return e.saidAt(e.at, m) }

func (e *explorer) saidAt(at int, m rules.Move) string {
	return i18n.SAN(rules.Written(e.line.Rules, e.line.Positions[at], m))
}

// play makes a move on the board. If it is the next one of the line, the rest of the line
// stays.
func (e *explorer) play(m rules.Move) {
	next, err := e.line.Positions[e.at].Play(m)
	if err != nil {
		return
	}
	if e.at >= len(e.line.Moves) || e.line.Moves[e.at] != m {
		e.line.Positions = append(e.line.Positions[:e.at+1:e.at+1], next)
		e.line.Moves = append(e.line.Moves[:e.at:e.at], m)
	}
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
	e.page.narrow()
}

// show shows what was played.
func (e *explorer) show(f index.Find) {
	e.find, e.rows = f, offers(f.Next, e.page.book.moves)
	e.title.SetText(e.path())
	e.head.Refresh()
	e.total.show(i18n.T("gamelist.all-moves"), offered{Next: f.All})
	e.table.Refresh()
}

// lastMoves is how many moves the title names.
const lastMoves = 6

// path returns how the position was reached.
func (e *explorer) path() string {
	if e.at == 0 {
		return i18n.T("gamelist.played")
	}
	var played []string
	from := max(0, e.at-lastMoves)
	if from > 0 {
		played = append(played, "…")
	}
	for i := from; i < e.at; i++ {
		played = append(played, e.saidAt(i, e.line.Moves[i]))
	}
	return i18n.F("gamelist.after", strings.Join(played, " "))
}
