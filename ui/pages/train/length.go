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
	c := widgets.NewChoice(nil, reveal(p), func(i int) {
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

// items are what comes back, by where it comes from.
type items struct {
	mistakes, openings, themes, mates []training.Item
}

// all returns the items of all sources.
func (s items) all() []training.Item { return slices.Concat(s.mistakes, s.openings, s.themes, s.mates) }

// items returns what comes back at a time: the person's mistakes, positions of openings, themes of
// puzzles, endings, and mate problems. There is nothing until the answers have been read: without
// these, all of it would be new.
func (p *Page) items(now time.Time) items {
	if !p.loaded {
		return items{}
	}
	cards, _ := p.box.Deck.Active(p.memory)
	pace := p.paces.find()
	all := items{mistakes: cards.Items(pace.mistakes.Usual()), openings: p.openings.items(pace.openings.Usual()), themes: p.themes(now)}
	if m := (mating{p}); m.come() {
		all.mates = m.items(now)
	}
	return all
}

// themes returns the themes of puzzles and the endings that come back at a time.
func (p *Page) themes(now time.Time) []training.Item {
	all := p.supply.standing.Items(p.memory, now, p.paces.find().puzzles.Usual())
	if p.supply.trainer != nil {
		all = append(all, endings.Items(p.memory, now)...)
	}
	return all
}

// An outlook is what the person is told before a sitting, of everything and of some sources.
type outlook struct {
	training.Outlook
	mistakes, openings, themes, mates training.Outlook
}

// outlook returns what the person is told before a sitting. If nothing is due, what begins
// tomorrow counts as well as what comes back.
func (p *Page) outlook() outlook {
	now := p.config.Now()
	look := func(items []training.Item, at time.Time) training.Outlook { return training.Look(items, p.memory, at) }
	items := p.items(now)
	o := outlook{
		look(items.all(), now),
		look(items.mistakes, now), look(items.openings, now), look(items.themes, now), look(items.mates, now),
	}
	y, month, d := now.Date()
	tomorrow := time.Date(y, month, d+1, 0, 0, 0, 0, now.Location())
	if o.Due == 0 && o.Next.After(tomorrow) && look(slices.Concat(p.themes(tomorrow), p.items(tomorrow).mates), tomorrow).Due > 0 {
		o.Next = tomorrow
	}
	return o
}
