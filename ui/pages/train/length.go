package train

import (
	"slices"
	"time"

	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/training"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// lengths are the minutes among which the person chooses.
func lengths(s settings.Settings) []int {
	all := []int{5, 10, 20}
	if !slices.Contains(all, s.Minutes) { // it was set in the file
		all = append(all, s.Minutes)
		slices.Sort(all)
	}
	return all
}

// newLength creates the list of minutes. Enter begins a sitting.
func newLength(p *Page) *widgets.Choice {
	c := widgets.NewChoice(nil, nil, func(i int) {
		if all := lengths(p.settings); i >= 0 && i < len(all) && all[i] != p.settings.Minutes {
			p.config.Change(func(s *settings.Settings) { s.Minutes = all[i] })
		}
	})
	c.OnSubmitted = p.begin
	return c
}

// showLength shows how long a sitting is.
func showLength(c *widgets.Choice, s settings.Settings) {
	c.Options = nil
	for _, n := range lengths(s) {
		c.Options = append(c.Options, i18n.Count(n, "train.minutes"))
	}
	c.Selected = i18n.Count(s.Minutes, "train.minutes")
	c.Refresh()
}

// length is how long a sitting is.
func (p *Page) length() time.Duration { return time.Duration(p.settings.Minutes) * time.Minute }

// outlook returns what the person is told before a sitting. If nothing is due, what begins
// tomorrow counts as well as what comes back.
func (p *Page) outlook() training.Outlook {
	now := p.config.Now()
	o := training.Look(p.items(now), p.memory, now)
	y, month, d := now.Date()
	tomorrow := time.Date(y, month, d+1, 0, 0, 0, 0, now.Location())
	if o.Due == 0 && o.Next.After(tomorrow) && training.Look(p.items(tomorrow), p.memory, tomorrow).Due > 0 {
		o.Next = tomorrow
	}
	return o
}

// items returns what comes back at a time: the person's mistakes, themes of puzzles, and endings.
func (p *Page) items(now time.Time) []training.Item {
	cards, _ := p.box.Deck.Active(p.memory)
	usual := func(opening bool) time.Duration { return training.Usual(p.openings.alike(opening), false) }
	themes := p.supply.standing.Items(p.memory, now, training.Usual(puzzled(p.box.Answers), true))
	all := slices.Concat(cards.Items(usual(false)), p.openings.items(usual(true)), themes)
	if p.supply.trainer != nil {
		all = append(all, endings.Items(p.memory, now)...)
	}
	return all
}
