package gamelist

import (
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// commands are what the menus offer to do with the games: they ask for what a chore needs,
// and run it.
type commands struct {
	config    Config
	settings  *settings.Settings // of the page
	status    *status
	source    *source
	list      *list
	files     chores.Files
	runner    *chores.Runner
	asking    *task.Latest // reading before a question or a copy; newer reading replaces it
	listing   *task.Latest // of backups
	deleting  *task.Latest
	reviewing *task.Latest
	dragging  *task.Latest
	sought    func() Sought // what the games are listed by
	open      func(row int, by Sought)
}

func newCommands(p *Page) *commands {
	c := &commands{config: p.config, settings: &p.settings, status: p.status, source: p.source, list: p.list}
	c.open = func(row int, by Sought) { p.actions.openBy(row, by) }
	c.sought = func() Sought { return soughtBy(p.finder.query()) }
	c.files = chores.Files{Files: c.config.Files.Files, Busy: c.config.Own.Busy, Own: c.config.Own.Has}
	c.reviewing, c.dragging = task.NewLatest(c.status.work), task.NewLatest(c.status.reads)
	c.asking, c.listing, c.deleting = task.NewLatest(c.status.reads), task.NewLatest(c.status.reads), task.NewLatest(c.status.work)
	c.runner = chores.NewRunner(chores.Config{
		Asker: c.config.Shell, Files: c.files, Announce: c.status.announce, Changed: p.changed, Undoable: c.offerUndo, Listed: c.list.all,
	}, c.asking, c.status.work)
	return c
}

// offerUndo offers to take the last change back, unless there is no label for that.
func (c *commands) offerUndo(label string) {
	c.status.offerUndo(label)
	c.config.Changed()
}

// database returns what can be done with the listed file as a whole.
func (c *commands) database() []dialogs.Deed {
	return []dialogs.Deed{
		{Text: i18n.T("gamelist.merge"), Do: c.askMerge},
		{Text: i18n.T("gamelist.unify"), Do: c.unifyNames},
		{Text: i18n.T("gamelist.openings"), Do: c.nameOpenings},
		{Text: i18n.T("gamelist.train"), Do: c.train},
		{Text: i18n.T("gamelist.train-opening"), Do: c.trainOpening},
		{Text: i18n.T("gamelist.left"), Do: c.leave},
		{Text: i18n.T("gamelist.exercises"), Do: c.exercises},
		{Text: i18n.T("gamelist.review"), Do: c.review},
		{Text: i18n.T("gamelist.details"), Do: c.showDetails},
		{Text: i18n.T("gamelist.save-encoded"), Do: c.saveEncoded},
	}
}

// askMerge asks for the file whose games are to be added.
func (c *commands) askMerge() {
	if c.source.positions == nil {
		c.status.announce(i18n.T("gamelist.moves-not-read"))
		return
	}
	c.config.Paths.Games(i18n.T("gamelist.merge"), c.merge)
}

// merge adds the games of another file that the listed file lacks. The person sees first
// which these are.
func (c *commands) merge(path string) {
	to := c.list.all()
	if to.Games.Is(path) {
		c.status.announce(i18n.T("gamelist.same-file"))
		return
	}
	m := &chores.Merge{
		Files: c.files, To: to, From: c.config.Files.Collection(path), Into: c.intoOwn,
		Valid: func() bool { return c.source.table.Len() == to.Table.Len() },
	}
	c.runner.Propose(m, func() { c.runner.Run(m.Copy()) })
}

// intoOwn prepares an addition to the person's own games.
func (c *commands) intoOwn(from chores.Scope) (library.Addition, error) {
	return c.config.Own.Into(from.Games, from.Table, from.Rows)
}

// unifyNames writes each player, event and site in one way.
func (c *commands) unifyNames() {
	if s := c.list.scope(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Names{Files: c.files, Scope: s})
	}
}

// nameOpenings writes the openings into the games.
func (c *commands) nameOpenings() {
	if s := c.list.scope(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Openings{Files: c.files, Scope: s})
	}
}

// delete deletes the selected games, unless games are being deleted.
func (c *commands) delete() {
	d := &chores.Delete{Files: c.files, Scope: c.list.selected()}
	if len(d.Rows) == 0 || c.deleting.Busy() {
		return
	}
	p, _ := d.Propose(nil)
	c.runner.Agree(p, func() {
		if !c.deleting.Busy() {
			c.runner.DoAt(c.deleting, d)
		}
	})
}

// selectExtras selects all listed duplicates but one of each game, so that the person can
// look at them and delete them.
func (c *commands) selectExtras() {
	c.list.selectExtras()
	switch n := c.list.selection.count; {
	case c.source.former:
	case n == 0:
		c.status.announce(i18n.T("gamelist.no-extras"))
	default:
		c.status.announce(i18n.F("gamelist.extras-chosen", gamesText(n)))
	}
}

// star marks the selected games as favourites, or no longer does.
func (c *commands) star(yes bool) {
	c.source.star(c.status.work, c.list.selected(), yes, func(err error) { c.status.announce(i18n.Sentence(err)) })
}
