package gamelist

import (
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// Booklet is the extension of files that are written as a booklet.
const Booklet = chores.BookletExtension

// showDetails says how the listed file is written.
func (c *commands) showDetails() {
	games := c.source.games
	if games.Own() {
		c.status.announce(i18n.T("window.open-file-first"))
		return
	}
	task.Go(c.asking, func(*task.Task) (library.Style, error) { return library.StyleIn(games) }, func(s library.Style, err error) {
		if err != nil {
			c.status.announce(i18n.Sentence(err))
			return
		}
		c.config.Choose(i18n.T("gamelist.details"), chores.Details(games, s),
			dialogs.Deed{Text: i18n.T("dialogs.close"), Do: func() {}},
			dialogs.Deed{Text: i18n.T("window.text-encoding"), Do: c.config.Encodings.Choose},
			dialogs.Deed{Text: i18n.T("gamelist.save-encoded"), Do: c.saveEncoded})
	})
}

// saveEncoded saves the listed file in an encoding that the person chooses.
func (c *commands) saveEncoded() {
	s := c.list.all()
	if s.Games.Own() {
		c.status.announce(i18n.T("window.open-file-first"))
		return
	}
	all := library.Written()
	var lines []string
	for _, as := range all {
		lines = append(lines, string(as))
	}
	c.config.Pick(i18n.T("gamelist.save-encoded"), i18n.T("window.find-encoding"), lines, func(i int) {
		r := &chores.Recode{Files: c.files, Scope: s, To: all[i], Remember: c.remember}
		c.runner.Propose(r, func() {
			c.config.Paths.PGN(i18n.T("gamelist.save-encoded"), r.FileName(), func(path string, was atomicfile.State) {
				r.Path, r.Was = path, was
				c.runner.Do(r)
			})
		})
	})
}

// remember remembers the encoding of a file that was written.
func (c *commands) remember(path string, as pgn.Encoding) {
	c.config.Encodings.Remember(path, as)
	if c.source.games.Is(path) {
		c.source.games = c.config.Files.Collection(path)
	}
}

// export writes the selected games into one file.
func (c *commands) export() {
	s := c.list.selected()
	if len(s.Rows) == 0 {
		return
	}
	task.Go(c.asking, func(*task.Task) (string, error) {
		item, err := s.Games.Item(s.Table, int(s.Rows[0]))
		return item.Tag("Variant"), err
	}, func(variant string, _ error) {
		c.config.Paths.Export(i18n.F("gamelist.export-games", gamesText(len(s.Rows))), s.FileName(), variant, func(path string, was atomicfile.State) {
			e := chores.Export{Files: c.files, Scope: s, Path: path, Was: was}
			switch strings.ToLower(filepath.Ext(path)) {
			case Booklet:
				c.config.Print(func(p chores.Printer) { c.runner.Check(&chores.Booklet{Export: e, Print: p}) })
			case chores.EPDExtension, chores.FENExtension:
				c.runner.Check(&chores.Positions{Export: e, Found: c.sought().Path})
			case chores.BookExtension:
				c.runner.Check(&chores.Book{Export: e})
			default:
				c.runner.Check(&e)
			}
		})
	})
}

// showBackups lists deleted games and earlier versions of files, which can be restored.
func (c *commands) showBackups() {
	task.Go(c.listing, func(*task.Task) ([]library.Backup, error) { return c.files.Backups() }, func(all []library.Backup, err error) {
		if err != nil {
			c.status.announce(i18n.Sentence(err))
		}
		if len(all) == 0 {
			c.status.announce(i18n.T("gamelist.nothing-been-deleted-no"))
			return
		}
		lines := make([]string, len(all))
		for i, b := range all {
			lines[i] = (&chores.Restore{Backup: b}).Line()
		}
		c.config.Pick(i18n.T("gamelist.deleted-games-earlier-versions"), i18n.T("gamelist.search-date-player-file"), lines, func(i int) { c.restore(all[i]) })
	})
}

// restore asks what to do with a backup.
func (c *commands) restore(b library.Backup) {
	r := &chores.Restore{Files: c.files, Backup: b}
	p, _ := r.Propose(nil)
	q := p.Question
	c.config.Choose(q.Title, q.Text,
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("common.show-folder"), Do: func() { c.config.Files.ShowFolder(b.Path()) }},
		dialogs.Deed{Text: q.Yes, Do: func() { c.runner.Do(r) }, Default: true})
}

// showFolder shows the folder of the listed file or, among the person's own games, of the
// selected one.
func (c *commands) showFolder() {
	path := c.source.games.Path()
	if row, ok := c.list.one(); ok && c.source.games.Own() {
		path = c.source.table.Text(row, index.File)
	}
	c.config.Files.ShowFolder(path)
}
