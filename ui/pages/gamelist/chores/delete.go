package chores

import (
	"errors"

	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// Delete deletes games, which can be restored.
type Delete struct {
	Files
	Scope
}

// Propose asks before several games are deleted, or any in a file outside the program's
// own folder. It reads nothing, so that it needs no task.
func (d *Delete) Propose(*task.Task) (Proposal, error) {
	if d.Games.Own() && len(d.Rows) == 1 {
		return Proposal{}, nil
	}
	text := i18n.F("gamelist.delete-from-deleted-games", gamesText(len(d.Rows)), d.Name())
	return Proposal{Question: Question{i18n.T("gamelist.delete-question"), text, i18n.T("common.delete")}}, nil
}

// Do deletes the games, file by file.
func (d *Delete) Do(t *task.Task) (Done, error) {
	paths, files := d.sources()
	var gone []library.Backup
	var failed error
	err := eachFile(t, len(paths), i18n.F("gamelist.deleting", gamesText(len(d.Rows))), func(i int, wrap library.WrapWriter) error {
		path := paths[i]
		err := d.busy(d.Games, path)
		var b library.Backup
		if err == nil {
			b, err = d.DeleteGames(d.Games, d.Table, files[path], wrap)
		}
		if failed = errors.Join(failed, err); err == nil {
			gone = append(gone, b)
		}
		return nil
	})
	if err == nil {
		err = failed
	}
	if Stopped(err) && len(gone) == 0 {
		return Done{Text: i18n.T("gamelist.stopped-nothing-deleted")}, err
	}
	if err != nil && !Stopped(err) {
		err = phrase.Errorf("gamelist.not-deleted", err)
	}
	return Done{Undo: i18n.F("gamelist.undo-delete", gamesText(gamesIn(gone))), Backups: gone, Paths: paths}, err
}
