package gamelist

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/game/library/report"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
)

// menu offers which games of the opponent count, how the moves are sorted, and the person's
// repertoire.
func (p *preparation) menu() *fyne.Menu {
	m := fyne.NewMenu("")
	add := func(label string, items []*fyne.MenuItem) {
		i := fyne.NewMenuItem(label, nil)
		i.ChildMenu = fyne.NewMenu("", items...)
		m.Items = append(m.Items, i)
	}
	if of := p.bar.request.opponent(); of != nil {
		o := *of
		add(i18n.T("gamelist.prepare-ratings"), p.ratings(o))
		add(i18n.T("gamelist.prepare-years"), p.years(o))
		other := o.side.Other()
		m.Items = append(m.Items, fyne.NewMenuItem(with(other, shortName(i18n.Player(o.name))), func() { p.start(opponent{o.name, other}) }))
	}
	add(i18n.T("gamelist.sort-moves"), p.sorts())
	m.Items = append(m.Items, fyne.NewMenuItem(i18n.T("gamelist.prepare-other"), p.ask), fyne.NewMenuItemSeparator())
	m.Items = append(m.Items, p.own.items()...)
	return m
}

// Widths and numbers of the parts that the menus offer.
const (
	ratingBand = 100
	mostBands  = 14
	mostYears  = 10
)

// spans are the years that the menu offers before the single ones, up to the newest.
var spans = [...]int{2, 5, 10}

// ratings offers the games against opponents of each band of ratings, the highest first.
func (p *preparation) ratings(o opponent) []*fyne.MenuItem {
	field := [2]string{rules.White: "blackelo", rules.Black: "whiteelo"}[o.side]
	items := []*fyne.MenuItem{p.part(i18n.T("gamelist.prepare-all-ratings"), field, "")}
	bands := report.NewScores()
	for _, row := range p.bar.request.only.rows {
		if elo := p.source.table.Elo(int(row), o.side.Other()); elo > 0 {
			bands.Add(elo/ratingBand*ratingBand, p.source.table, row, o.side)
		}
	}
	for _, s := range bands.Highest(mostBands) {
		label := fmt.Sprintf("%d–%d", s.Key, s.Key+ratingBand-1)
		items = append(items, p.part(scored(label, s), field, fmt.Sprintf("%d-%d", s.Key, s.Key+ratingBand-1)))
	}
	return items
}

// years offers the games of the last years, and of each year, the newest first.
func (p *preparation) years(o opponent) []*fyne.MenuItem {
	items := []*fyne.MenuItem{p.part(i18n.T("gamelist.prepare-all-years"), "year", "")}
	years := report.NewScores()
	for _, row := range p.bar.request.only.rows {
		if year := p.source.table.Year(int(row)); year > 0 {
			years.Add(year, p.source.table, row, o.side)
		}
	}
	all := years.Highest(mostYears)
	for _, n := range spans {
		if len(all) > 0 {
			since := all[0].Key - n + 1
			items = append(items, p.part(i18n.F("gamelist.prepare-since", strconv.Itoa(since)), "year", fmt.Sprintf(">=%d", since)))
		}
	}
	for _, s := range all {
		items = append(items, p.part(scored(strconv.Itoa(s.Key), s), "year", strconv.Itoa(s.Key)))
	}
	return items
}

// scored says how many games a part has, and what the opponent scored in them.
func scored(label string, s report.Score) string {
	if percent, ok := s.Percent(); ok {
		return i18n.F("gamelist.prepare-part", label, gamesText(s.Games), percent)
	}
	return label + " · " + gamesText(s.Games)
}

// part returns the item that lists only the games with a value in a field, "" for any. The one
// that is chosen is ticked.
func (p *preparation) part(label, field, value string) *fyne.MenuItem {
	text := p.bar.request.text
	at := slices.IndexFunc(index.ParseQuery(text).Terms, func(t index.Term) bool { return t.Field == field && !t.Not })
	i := fyne.NewMenuItem(label, func() { p.bar.field.SetText(search.WithField(text, field, value)) })
	i.Checked = at < 0 && value == "" || at >= 0 && index.ParseQuery(text).Terms[at].Value == value
	return i
}

// sorts offers what the moves are sorted by.
func (p *preparation) sorts() (items []*fyne.MenuItem) {
	for _, c := range p.explorer.columns().shown() {
		i := fyne.NewMenuItem(p.explorer.head.title(c), func() { p.explorer.sortBy(c) })
		i.Checked = p.explorer.order.by == c
		items = append(items, i)
	}
	return items
}
