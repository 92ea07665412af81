package gamelist

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// commands are what the menus offer to do with the games: they ask for what a chore needs,
// and run it.
type commands struct {
	page     *Page
	config   Config
	files    chores.Files
	runner   *chores.Runner
	asking   *task.Latest // reading before a question or a copy; newer reading replaces it
	listing  *task.Latest // of backups
	deleting *task.Latest
}

func newCommands(p *Page) *commands {
	c := &commands{page: p, config: p.config, files: chores.Files{Files: p.config.Files.Files, Busy: p.config.Own.Busy, Own: p.config.Own.Has}}
	c.asking, c.listing, c.deleting = task.NewLatest(p.reads), task.NewLatest(p.reads), task.NewLatest(p.work)
	c.runner = chores.NewRunner(chores.Config{
		Asker: p.config.Shell, Files: c.files, Announce: p.announce, Changed: p.changed, Undoable: p.offerUndo, Listed: p.all,
	}, c.asking, p.work)
	return c
}

// database returns what can be done with the listed file as a whole.
func (c *commands) database() []dialogs.Deed {
	return []dialogs.Deed{
		{Text: i18n.T("gamelist.merge"), Do: c.askMerge},
		{Text: i18n.T("gamelist.unify"), Do: c.unifyNames},
		{Text: i18n.T("gamelist.openings"), Do: c.nameOpenings},
		{Text: i18n.T("gamelist.details"), Do: c.showDetails},
		{Text: i18n.T("gamelist.save-encoded"), Do: c.saveEncoded},
	}
}

// askMerge asks for the file whose games are to be added.
func (c *commands) askMerge() {
	if c.page.positions == nil {
		c.page.announce(i18n.T("gamelist.moves-not-read"))
		return
	}
	c.config.Paths.Games(i18n.T("gamelist.merge"), c.merge)
}

// merge adds the games of another file that the listed file lacks. The person sees first
// which these are.
func (c *commands) merge(path string) {
	to := c.page.all()
	if to.Games.Is(path) {
		c.page.announce(i18n.T("gamelist.same-file"))
		return
	}
	m := &chores.Merge{
		Files: c.files, To: to, From: c.config.Files.Collection(path), Into: c.intoOwn,
		Valid: func() bool { return c.page.table.Len() == to.Table.Len() },
	}
	c.runner.Propose(m, func() { c.runner.Run(m.Copy()) })
}

// intoOwn prepares an addition to the person's own games.
func (c *commands) intoOwn(from chores.Scope) (library.Addition, error) {
	return c.config.Own.Into(from.Games, from.Table, from.Rows)
}

// unifyNames writes each player, event and site in one way.
func (c *commands) unifyNames() {
	if s := c.page.scope(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Names{Files: c.files, Scope: s})
	}
}

// nameOpenings writes the openings into the games.
func (c *commands) nameOpenings() {
	if s := c.page.scope(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Openings{Files: c.files, Scope: s})
	}
}

// recent is how many files opened last are offered as a place for copies.
const recent = 5

// copyMenu returns the menu of the places to which the chosen games can be copied.
func (c *commands) copyMenu() *fyne.Menu {
	listed := c.page.games
	own := fyne.NewMenuItem(i18n.T("common.my-games"), func() { c.copy(c.intoOwn) })
	own.Disabled = listed.Own()
	items := []*fyne.MenuItem{own}
	for _, path := range c.page.settings.Recent {
		if path != listed.Path() && len(items) <= recent {
			items = append(items, fyne.NewMenuItem(filepath.Base(path), func() { c.copyTo(path) }))
		}
	}
	items = append(items, fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(i18n.T("gamelist.another-file"), func() { c.config.Paths.Games(i18n.T("gamelist.copy-to"), c.copyTo) }),
		fyne.NewMenuItem(i18n.T("gamelist.new-file"), func() { c.config.Paths.NewGames(i18n.T("gamelist.copy-to"), "games", c.copyTo) }))
	return fyne.NewMenu("", items...)
}

// copyTo copies the chosen games to a file.
func (c *commands) copyTo(path string) { c.copy(chores.Into(c.config.Files.Collection(path))) }

func (c *commands) copy(prepare func(chores.Scope) (library.Addition, error)) {
	if s := c.page.selected(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Copy{Files: c.files, Scope: s, Prepare: prepare})
	}
}

// delete deletes the chosen games, unless games are being deleted.
func (c *commands) delete() {
	d := &chores.Delete{Files: c.files, Scope: c.page.selected()}
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
