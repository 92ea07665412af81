package gamelist

import (
	"strconv"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/library/names"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// An edit is a change to games of one collection.
type edit struct {
	games library.Collection
	table *index.Table
	rows  []int32
}

// scope returns the games to be changed: the chosen ones, if there are several, or else
// all that are listed.
func (p *Page) scope() edit {
	e := edit{p.games, p.table, p.rows}
	if p.chosen.count > 1 {
		e.rows = p.picked()
	}
	return e
}

// UnifyNames proposes to write each player, event and site in one way.
func (p *Page) UnifyNames() {
	e := p.scope()
	if len(e.rows) == 0 {
		return
	}
	task.Go(p.copying, func(*task.Task) (proposed, error) {
		if err := writable(e.games); err != nil {
			return proposed{}, err
		}
		c := e.games.Census(e.table, e.rows)
		return proposed{e, [...][]names.Group{names.Players(c.Players, c.Met), names.Titles(c.Events), names.Titles(c.Sites)}}, nil
	}, func(all proposed, err error) {
		switch {
		case err != nil:
			p.announce(i18n.Sentence(err))
		case all.empty():
			p.announce(i18n.T("gamelist.names-are-one"))
		default:
			p.proposeNames(all)
		}
	})
}

// Proposed is groups of players, events and sites.
type proposed struct {
	edit
	groups [3][]names.Group
}

func (a proposed) empty() bool {
	return len(a.groups[0])+len(a.groups[1])+len(a.groups[2]) == 0
}

// A choosing is groups in a part of the list, and the options that the person chose.
type choosing struct {
	kind   int // of the names: players, events or sites
	groups []names.Group
	part   int
}

// proposeNames shows the groups. Those that are certain are ticked.
func (p *Page) proposeNames(all proposed) {
	list := dialogs.Checklist{
		Title: i18n.T("gamelist.unify"), About: i18n.F("gamelist.unify-about", gamesText(len(all.rows)), p.name()),
		Do: func(n int) string { return i18n.Count(n, "gamelist.unify-names") },
	}
	var shown []choosing
	add := func(name string, kind int, groups []names.Group, ticked bool) {
		if len(groups) > 0 {
			shown = append(shown, choosing{kind, groups, len(list.Parts)})
			list.Parts = append(list.Parts, namesPart(name+" ("+i18n.Number(len(groups))+")", groups, ticked))
		}
	}
	sure, doubtful := divided(all.groups[0])
	add(i18n.T("gamelist.players"), 0, sure, true)
	add(i18n.T("gamelist.events"), 1, all.groups[1], true)
	add(i18n.T("gamelist.sites"), 2, all.groups[2], true)
	add(i18n.T("gamelist.doubtful-players"), 0, doubtful, false)
	p.config.Checklist(list, func() {
		var to [3]map[string]string
		for i := range to {
			to[i] = map[string]string{}
		}
		for _, s := range shown {
			s.take(list.Parts[s.part], to[s.kind])
		}
		p.rename(all.edit, library.Renaming{Players: to[0], Events: to[1], Sites: to[2]})
	})
}

// divided separates the groups that are certain from the doubtful ones.
func divided(groups []names.Group) (sure, doubtful []names.Group) {
	for _, g := range groups {
		if g.Doubts == nil {
			sure = append(sure, g)
		} else {
			doubtful = append(doubtful, g)
		}
	}
	return sure, doubtful
}

// take adds the spellings that change in the ticked groups.
func (c choosing) take(part dialogs.Part, to map[string]string) {
	for i, g := range c.groups {
		if !part.Ticked[i] {
			continue
		}
		name := g.Options[part.Chosen[i]]
		for _, s := range g.Spellings {
			if s.Text != name {
				to[s.Text] = name
			}
		}
	}
}

// namesPart returns the part of the list with some groups.
func namesPart(name string, groups []names.Group, ticked bool) dialogs.Part {
	part := dialogs.Part{Name: name, Ticked: make([]bool, len(groups)), Chosen: make([]int, len(groups))}
	for i := range groups {
		part.Ticked[i] = ticked
	}
	part.Options = func(i int) []string { return groups[i].Options }
	part.Row = func(i int) (text, note string) {
		var texts []string
		for _, s := range groups[i].Spellings {
			texts = append(texts, s.Text+" ("+i18n.Number(s.Games)+")")
		}
		return strings.Join(texts, "  ·  "), evidence(groups[i])
	}
	return part
}

// evidence says what speaks for or against a group.
func evidence(g names.Group) string {
	var all []string
	for _, d := range g.Doubts {
		all = append(all, doubtText(d))
	}
	var years, ratings [2]int
	for _, s := range g.Spellings {
		years[0], years[1] = widen(years, s.First, s.Last)
		ratings[0], ratings[1] = widen(ratings, s.Low, s.High)
	}
	if years[0] > 0 {
		all = append(all, span(years))
	}
	if ratings[0] > 0 {
		all = append(all, "Elo "+span(ratings))
	}
	return strings.Join(all, "  ·  ")
}

func widen(of [2]int, low, high int) (int, int) {
	switch {
	case low == 0:
		return of[0], of[1]
	case of[0] == 0:
		return low, high
	}
	return min(of[0], low), max(of[1], high)
}

func span(of [2]int) string {
	if of[0] == of[1] {
		return strconv.Itoa(of[0])
	}
	return strconv.Itoa(of[0]) + "–" + strconv.Itoa(of[1])
}

func doubtText(d names.Doubt) string {
	switch d {
	case names.Several:
		return i18n.T("gamelist.doubt-several")
	case names.NoGiven:
		return i18n.T("gamelist.doubt-no-given")
	case names.Short:
		return i18n.T("gamelist.doubt-short")
	case names.Years:
		return i18n.T("gamelist.doubt-years")
	case names.Ratings:
		return i18n.T("gamelist.doubt-ratings")
	}
	return i18n.T("gamelist.doubt-met")
}

// rename writes the new spellings.
func (p *Page) rename(e edit, to library.Renaming) {
	e.rows = to.Rows(e.table, e.rows)
	p.edit(e, to.Text, func(n string) (done, undo string) {
		return i18n.F("gamelist.unified", n), i18n.F("gamelist.undo-unify", n)
	})
}
