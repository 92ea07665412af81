package shelf

import (
	"time"

	"passedpawn/ui/look"
)

// tick is how often progress is shown.
const tick = 100 * time.Millisecond

// choose selects the game at a place of the list: alone, added with Ctrl, or
// with all from where the choice began with Shift.
func (p *Page) choose(at int, add, all bool) {
	if at < 0 || at >= len(p.rows) {
		return
	}
	switch game := p.rows[at]; {
	case all:
		if !add {
			clear(p.chosen)
		}
		for i := min(at, p.anchor); i <= max(at, p.anchor) && i < len(p.rows); i++ {
			p.chosen[p.rows[i]] = true
		}
	case add && p.chosen[game]:
		delete(p.chosen, game)
		p.anchor = at
	default:
		if !add {
			clear(p.chosen)
		}
		p.chosen[game] = true
		p.anchor = at
	}
	p.current, p.trouble = at, ""
	p.list.Refresh()
	p.buttons()
	if !p.bar.Visible() {
		p.say.SetText(gamesText(len(p.rows)) + p.chosenText())
	}
}

func (p *Page) chooseAll() {
	for _, game := range p.rows {
		p.chosen[game] = true
	}
	p.list.Refresh()
	p.buttons()
	p.say.SetText(gamesText(len(p.rows)) + p.chosenText())
}

// buttons enables what may be done.
func (p *Page) buttons() {
	for _, b := range []*look.Button{p.open1, p.export} {
		look.Enable(b, len(p.chosen) > 0)
	}
}
