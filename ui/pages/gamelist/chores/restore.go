package chores

import (
	"errors"
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// Undo takes back a change that was just made.
type Undo struct {
	Files
	Listed  Scope // the games that are listed after the change
	Label   string
	Backups []library.Backup
}

// Propose asks nothing.
func (u *Undo) Propose(*task.Task) (Proposal, error) { return Proposal{}, nil }

// Do restores the backups. If it is stopped, it offers to restore those that are left.
func (u *Undo) Do(t *task.Task) (Done, error) {
	done := Done{Undo: u.Label}
	for _, b := range u.Backups {
		done.Paths = append(done.Paths, b.From)
	}
	var failed error
	restored := 0
	err := eachFile(t, len(u.Backups), i18n.F("gamelist.restoring", gamesText(gamesIn(u.Backups))), func(i int, wrap library.WrapWriter) error {
		_, err := u.Restore(u.Backups[i], wrap)
		if Stopped(err) {
			return err
		}
		if err == nil {
			u.Listed.Games.Retagged(t.Context(), u.Listed.Table, u.Backups[i], true)
		}
		failed = errors.Join(failed, err)
		restored++
		return nil
	})
	done.Backups = u.Backups[restored:]
	if failed != nil {
		return done, phrase.Errorf("gamelist.games-not-restored", failed)
	}
	return done, err
}

// Restore restores deleted games or an earlier version of a file.
type Restore struct {
	Files
	Backup library.Backup
}

// minuteLayout is how the time of a backup is written.
const minuteLayout = "2006-01-02 15:04"

// Line describes the backup in one line.
func (r *Restore) Line() string {
	b := r.Backup
	when, name := b.When.Local().Format(minuteLayout), filepath.Base(b.From)
	if b.Own() {
		name = i18n.T("common.my-games")
	}
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

// Propose says what the backup restores. It reads nothing, so that it needs no task.
func (r *Restore) Propose(*task.Task) (Proposal, error) {
	b := r.Backup
	text := i18n.F("gamelist.restore-current-version-saved", b.From, b.When.Local().Format(minuteLayout))
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
	restore := i18n.T("gamelist.restore")
	return Proposal{Question: Question{restore, text, restore}}, nil
}

// Do restores the backup.
func (r *Restore) Do(t *task.Task) (Done, error) {
	path, err := r.Files.Restore(r.Backup, progressWriter(t, i18n.F("gamelist.restoring", filepath.Base(r.Backup.From))))
	if err != nil {
		return Done{}, err
	}
	return Done{Text: i18n.F("gamelist.restored", path), Paths: []string{path}}, nil
}
