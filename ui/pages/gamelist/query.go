package gamelist

import (
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A query is what the person searches for: words, the position on the board, favourites,
// duplicates, games of a report.
type query struct {
	text                 string
	here, starred, twice bool
	only                 *selection // nil for all
}

// A selection is some of the games, under a name.
type selection struct {
	name string
	rows []int32
}

// ask shows a query in the widgets. It starts no search: only a person's changes do.
func (p *Page) ask(q query) {
	p.asked = q
	p.here.SetChecked(q.here)
	p.stars.SetChecked(q.starred)
	p.two.SetChecked(q.twice)
	p.filter.SetText(q.text)
	p.chips.show(q)
	look.Show(p.extras, q.twice)
	p.openExplorer(q.here)
	p.config.Changed()
}

// askText searches for other words.
func (p *Page) askText(text string) {
	if text != p.asked.text {
		p.asked.text = text
		p.chips.show(p.asked)
		p.narrow()
	}
}

// askStarred lists the favourites only, or all games again.
func (p *Page) askStarred(on bool) {
	if on != p.asked.starred {
		p.asked.starred = on
		p.narrow()
	}
}

// askTwice lists the duplicates only, or all games again.
func (p *Page) askTwice(on bool) {
	if on != p.asked.twice {
		p.asked.twice = on
		look.Show(p.extras, on)
		p.content.Refresh()
		p.narrow()
	}
}

// chooseExtras selects all listed duplicates but one of each game, so that the person
// can look at them and delete them.
func (p *Page) chooseExtras() {
	p.chosen.clear()
	if p.former {
		return
	}
	for _, game := range p.table.Extras(p.rows) {
		p.chosen.set(game, true)
	}
	p.list.Refresh()
	p.buttons()
	if p.chosen.count == 0 {
		p.announce(i18n.T("gamelist.no-extras"))
		return
	}
	p.announce(i18n.F("gamelist.extras-chosen", gamesText(p.chosen.count)))
}
