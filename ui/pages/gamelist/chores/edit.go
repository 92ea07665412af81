package chores

import (
	"errors"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
)

// edit changes games in all files that have some. What goes wrong with one file does not
// stop the others. said returns what to say then, for a number of games.
func edit(t *task.Task, f Files, s Scope, change func(int32, pgn.Item) string, said func(games string) (done, undo string)) (Done, error) {
	paths, files := s.sources()
	var all []library.Backup
	var failed error
	err := eachFile(t, len(paths), i18n.F("gamelist.changing", gamesText(len(s.Rows))), func(i int, wrap library.WrapWriter) error {
		path := paths[i]
		err := f.busy(s.Games, path)
		var b library.Backup
		if err == nil {
			b, err = f.Edit(s.Games, s.Table, files[path], wrap, change)
		}
		if failed = errors.Join(failed, err); err == nil && b != (library.Backup{}) {
			s.Games.Retagged(t.Context(), s.Table, b, false)
			all = append(all, b)
		}
		return nil
	})
	if err == nil {
		err = failed
	}
	if err == nil && len(all) == 0 {
		return Done{Text: i18n.T("gamelist.nothing-to-change")}, nil
	}
	if len(all) == 0 {
		return Done{}, err
	}
	done, undo := said(gamesText(gamesIn(all)))
	return Done{Text: done, Undo: undo, Backups: all}, err
}
