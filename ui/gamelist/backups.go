package gamelist

import (
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/task"
)

// showBackups lists what was deleted, and files as they were, to be restored.
func (p *Page) showBackups() {
	title := i18n.T("Deleted games and earlier versions")
	task.Go(p.listing, func(*task.Task) ([]library.Backup, error) { return p.config.Files.Backups() }, func(all []library.Backup, err error) {
		if err != nil {
			p.announce(i18n.Sentence(err))
		}
		if len(all) == 0 {
			p.announce(i18n.T("Nothing has been deleted, and no file has been changed."))
			return
		}
		lines := make([]string, len(all))
		for i, b := range all {
			lines[i] = lineOf(b)
		}
		p.config.Pick(title, i18n.T("Search by date, player or file"), lines, func(i int) { p.askRestore(all[i]) })
	})
}

const minute = "2006-01-02 15:04"

// lineOf is a backup as it is listed.
func lineOf(b library.Backup) string {
	when, name := b.When.Local().Format(minute), fileOf(b)
	if b.Deleted {
		return i18n.F("%s   %s deleted from %s:  %s", when, gamesText(b.Games), name, b.Title)
	}
	return i18n.F("%s   %s, earlier version", when, name)
}

// fileOf is what the file of a backup is called.
func fileOf(b library.Backup) string {
	if b.Own() {
		return i18n.T("My games")
	}
	return filepath.Base(b.From)
}

// askRestore asks what to do with a backup.
func (p *Page) askRestore(b library.Backup) {
	when := b.When.Local().Format(minute)
	text := i18n.F("Restore %s as it was on %s? The current version will be saved here first.", b.From, when)
	switch {
	case b.Own():
		text = i18n.F("Put %s back into %s?", gamesText(b.Games), i18n.T("My games"))
	case b.Deleted:
		text = i18n.F("Put %s back into %s?", gamesText(b.Games), b.From)
	}
	p.config.Choose(i18n.T("Restore"), text,
		dialogs.Deed{Text: i18n.T("Cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("Show in folder"), Do: func() { p.config.ShowFolder(b.Path()) }},
		dialogs.Deed{Text: i18n.T("Restore"), Do: func() { p.restore(b) }})
}

func (p *Page) restore(b library.Backup) {
	task.Go(p.work, func(t *task.Task) (string, error) {
		return p.config.Files.Restore(b, progressWriter(t, i18n.F("Restoring %s.", filepath.Base(b.From))))
	}, func(path string, err error) {
		switch {
		case stopped(err):
			p.announce(i18n.T("Stopped: no file was written."))
		case err != nil:
			p.announce(i18n.Sentence(err))
		default:
			p.Reload()
			p.news = i18n.F("Restored in %s.", path)
		}
	})
}
