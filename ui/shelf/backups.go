package shelf

import (
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/task"
	"passedpawn/ui/words"
)

// showBackups lists what was deleted, and files as they were, to be restored.
func (p *Page) showBackups() {
	title := words.T("Deleted games and earlier versions")
	task.Go(p.listing, func(*task.Task) ([]library.Backup, error) { return p.Files.Backups() }, func(all []library.Backup, err error) {
		if err != nil {
			p.announce(words.Sentence(err))
		}
		if len(all) == 0 {
			p.announce(words.T("Nothing has been deleted, and no file has been changed."))
			return
		}
		lines := make([]string, len(all))
		for i, b := range all {
			lines[i] = lineOf(b)
		}
		p.Pick(title, words.T("Search by date, player or file"), lines, func(i int) { p.askRestore(all[i]) })
	})
}

const minute = "2006-01-02 15:04"

// lineOf is a backup as it is listed.
func lineOf(b library.Backup) string {
	when, name := b.When.Local().Format(minute), fileOf(b)
	if b.Deleted {
		return words.F("%s   %s deleted from %s:  %s", when, gamesText(b.Games), name, b.Title)
	}
	return words.F("%s   %s, earlier version", when, name)
}

// fileOf is what the file of a backup is called.
func fileOf(b library.Backup) string {
	if b.Own() {
		return words.T("My games")
	}
	return filepath.Base(b.From)
}

// askRestore asks what to do with a backup.
func (p *Page) askRestore(b library.Backup) {
	when := b.When.Local().Format(minute)
	text := words.F("Restore %s as it was on %s? The current version will be saved here first.", b.From, when)
	switch {
	case b.Own():
		text = words.F("Put %s back into %s?", gamesText(b.Games), words.T("My games"))
	case b.Deleted:
		text = words.F("Put %s back into %s?", gamesText(b.Games), b.From)
	}
	p.Choose(words.T("Restore"), text,
		dialogs.Deed{Text: words.T("Cancel"), Do: func() {}},
		dialogs.Deed{Text: words.T("Show in folder"), Do: func() { p.ShowFolder(b.Path()) }},
		dialogs.Deed{Text: words.T("Restore"), Do: func() { p.restore(b) }})
}

func (p *Page) restore(b library.Backup) {
	task.Go(p.work, func(t *task.Task) (string, error) {
		return p.Files.Restore(b, progressWriter(t, words.F("Restoring %s.", filepath.Base(b.From))))
	}, func(path string, err error) {
		switch {
		case stopped(err):
			p.announce(words.T("Stopped: no file was written."))
		case err != nil:
			p.announce(words.Sentence(err))
		default:
			p.Refresh()
			p.news = words.F("Restored in %s.", path)
		}
	})
}
