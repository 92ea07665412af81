package gamelist

import (
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// showBackups lists deleted games and earlier versions of files, which can be restored.
func (p *Page) showBackups() {
	title := i18n.T("gamelist.deleted-games-earlier-versions")
	task.Go(p.listing, func(*task.Task) ([]library.Backup, error) { return p.config.Files.Backups() }, func(all []library.Backup, err error) {
		if err != nil {
			p.announce(i18n.Sentence(err))
		}
		if len(all) == 0 {
			p.announce(i18n.T("gamelist.nothing-been-deleted-no"))
			return
		}
		lines := make([]string, len(all))
		for i, b := range all {
			lines[i] = lineOf(b)
		}
		p.config.Pick(title, i18n.T("gamelist.search-date-player-file"), lines, func(i int) { p.askRestore(all[i]) })
	})
}

const minute = "2006-01-02 15:04"

// lineOf describes a backup in one line.
func lineOf(b library.Backup) string {
	when, name := b.When.Local().Format(minute), fileOf(b)
	switch {
	case b.Added():
		return i18n.F("gamelist.added-to-file", when, gamesText(b.Games), name, b.Title)
	case b.Edited():
		return i18n.F("gamelist.tags-changed", when, gamesText(b.Games), name)
	case b.Deleted:
		return i18n.F("gamelist.deleted-from", when, gamesText(b.Games), name, b.Title)
	}
	return i18n.F("gamelist.earlier-version", when, name)
}

// fileOf returns the name of a backup's file.
func fileOf(b library.Backup) string {
	if b.Own() {
		return i18n.T("common.my-games")
	}
	return filepath.Base(b.From)
}

// askRestore asks what to do with a backup.
func (p *Page) askRestore(b library.Backup) {
	when := b.When.Local().Format(minute)
	text := i18n.F("gamelist.restore-current-version-saved", b.From, when)
	switch {
	case b.Own():
		text = i18n.F("gamelist.put-back-into", gamesText(b.Games), i18n.T("common.my-games"))
	case b.Deleted:
		text = i18n.F("gamelist.put-back-into", gamesText(b.Games), b.From)
	case b.Added():
		text = i18n.F("gamelist.remove-again", gamesText(b.Games), b.From)
	case b.Edited():
		text = i18n.F("gamelist.tags-as-before", gamesText(b.Games), b.From)
	}
	p.config.Choose(i18n.T("gamelist.restore"), text,
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("common.show-folder"), Do: func() { p.config.ShowFolder(b.Path()) }},
		dialogs.Deed{Text: i18n.T("gamelist.restore"), Do: func() { p.restore(b) }})
}

func (p *Page) restore(b library.Backup) {
	task.Go(p.work, func(t *task.Task) (string, error) {
		return p.config.Files.Restore(b, progressWriter(t, i18n.F("gamelist.restoring", filepath.Base(b.From))))
	}, func(path string, err error) {
		if p.unwritten(err) {
			return
		}
		p.Reload()
		p.news = i18n.F("gamelist.restored", path)
	})
}
