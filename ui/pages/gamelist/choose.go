package gamelist

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/look"
)

// A choice is a set of games by their rows in a table. There may be a million of them.
type choice struct {
	rows  []bool
	count int
}

func (c *choice) has(row int32) bool { return int(row) < len(c.rows) && c.rows[row] }

// set adds a game to the choice or removes it.
func (c *choice) set(row int32, in bool) {
	if n := int(row) + 1 - len(c.rows); n > 0 {
		c.rows = append(c.rows, make([]bool, n)...)
	}
	switch was := c.rows[row]; {
	case in && !was:
		c.count++
	case was && !in:
		c.count--
	}
	c.rows[row] = in
}

func (c *choice) clear() { *c = choice{} }

// double is the longest time between the two clicks of a double click.
const double = 400 * time.Millisecond

// press handles a click on a place of the list.
func (p *Page) press(at int, e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary || at >= len(p.rows) {
		return
	}
	now := p.config.Now()
	twice := p.clicked == at && now.Sub(p.clickedAt) < double
	p.clicked, p.clickedAt = at, now
	if twice && e.Modifier == 0 {
		p.open()
		return
	}
	p.choose(at, e.Modifier&fyne.KeyModifierShortcutDefault != 0, e.Modifier&fyne.KeyModifierShift != 0)
	p.focus()
}

// askMenu opens the menu for the chosen games, of which the game at a place of the list
// is one.
func (p *Page) askMenu(at int, pos fyne.Position) {
	if at < len(p.rows) && !p.chosen.has(p.rows[at]) {
		p.choose(at, false, false)
	}
	p.config.Menu(p.menu(), pos)
}

// choose selects the game at a place of the list: alone, or in addition (Ctrl), or with
// all games from where the choice began (Shift).
func (p *Page) choose(at int, add, all bool) {
	if at < 0 || at >= len(p.rows) {
		return
	}
	if p.former {
		p.current = at
		p.list.Refresh()
		return
	}
	switch game := p.rows[at]; {
	case all:
		if !add {
			p.chosen.clear()
		}
		for i := min(at, p.anchor); i <= max(at, p.anchor) && i < len(p.rows); i++ {
			p.chosen.set(p.rows[i], true)
		}
	case add && p.chosen.has(game):
		p.chosen.set(game, false)
		p.anchor = at
	default:
		if !add {
			p.chosen.clear()
		}
		p.chosen.set(game, true)
		p.anchor = at
	}
	p.current, p.news = at, ""
	p.list.Refresh()
	p.buttons()
	if !p.progress.Visible() {
		p.say.SetText(gamesText(len(p.rows)) + p.chosenText())
	}
}

func (p *Page) chooseAll() {
	if p.former {
		return
	}
	for _, game := range p.rows {
		p.chosen.set(game, true)
	}
	p.list.Refresh()
	p.buttons()
	p.say.SetText(gamesText(len(p.rows)) + p.chosenText())
}

// buttons enables the buttons that apply to the choice.
func (p *Page) buttons() {
	for _, b := range []*look.Button{p.open1, p.export} {
		look.Enable(b, p.chosen.count > 0)
	}
}
