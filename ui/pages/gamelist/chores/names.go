package chores

import (
	"passedpawn/game/library"
	"passedpawn/game/library/names"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// Names writes each player, event and site in one way.
type Names struct {
	Files
	Scope
	list  *dialogs.Checklist
	parts []namesOf // of the list
}

// The kinds of names.
const (
	players = iota
	events
	sites
	kinds
)

// A namesOf is the names of one kind in a part of the list, in groups that may be the same
// name.
type namesOf struct {
	kind   int
	groups []names.Group
}

// Propose finds names with several spellings. Those that are certain are ticked.
func (n *Names) Propose(*task.Task) (Proposal, error) {
	if err := n.writable(); err != nil {
		return Proposal{}, err
	}
	c := n.Games.Census(n.Table, n.Rows)
	sure, doubtful := divided(names.Players(c.Players, c.Met))
	n.list, n.parts = &dialogs.Checklist{
		Title: i18n.T("gamelist.unify"), About: i18n.F("gamelist.unify-about", gamesText(len(n.Rows)), n.Name()),
		Do: func(count int) string { return i18n.Count(count, "gamelist.unify-names") },
	}, nil
	n.add(i18n.T("gamelist.players"), players, sure, true)
	n.add(i18n.T("gamelist.events"), events, names.Titles(c.Events), true)
	n.add(i18n.T("gamelist.sites"), sites, names.Titles(c.Sites), true)
	n.add(i18n.T("gamelist.doubtful-players"), players, doubtful, false)
	if len(n.parts) == 0 {
		return Proposal{Nothing: i18n.T("gamelist.names-are-one")}, nil
	}
	return Proposal{List: n.list}, nil
}

// add adds a part with some groups to the list, unless there are none.
func (n *Names) add(title string, kind int, groups []names.Group, ticked bool) {
	if len(groups) > 0 {
		n.parts = append(n.parts, namesOf{kind, groups})
		n.list.Parts = append(n.list.Parts, groupsPart(title+" ("+i18n.Number(len(groups))+")", groups, ticked))
	}
}

// Do writes the spellings that were chosen.
func (n *Names) Do(t *task.Task) (Done, error) {
	var to [kinds]map[string]string
	for i := range to {
		to[i] = map[string]string{}
	}
	for i, part := range n.parts {
		part.take(n.list.Parts[i], to[part.kind])
	}
	change := library.Renaming{Players: to[players], Events: to[events], Sites: to[sites]}
	scope := n.Scope
	scope.Rows = change.Rows(n.Table, n.Rows)
	return edit(t, n.Files, scope, change.Text, func(games string) (done, undo string) {
		return i18n.F("gamelist.unified", games), i18n.F("gamelist.undo-unify", games)
	})
}

// take adds the spellings that change in the ticked groups.
func (n namesOf) take(part dialogs.Part, to map[string]string) {
	for i, g := range n.groups {
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
