package gamelist

import (
	"errors"
	"strings"

	"passedpawn/game/play/task"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// exercises makes exercises for a class from the games: the positions that a search has found or,
// without a search, those that the games mark.
func (c *commands) exercises() {
	s, sought, shown := c.list.scope(), c.sought(), c.source.shown
	if len(s.Rows) == 0 {
		return
	}
	title := strings.TrimSuffix(s.FileName(), ".pgn")
	task.Go(c.asking, func(t *task.Task) (class.Set, error) { return exercisesIn(t, s, sought, title) }, func(set class.Set, err error) {
		switch {
		case shown.Dropped() || chores.Stopped(err):
		case err != nil:
			c.status.announce(i18n.Sentence(err))
		case len(set.Exercises) == 0:
			c.status.announce(i18n.T("gamelist.no-exercises"))
		default:
			note := ""
			if len(set.Exercises) > class.Mostly {
				set.Exercises = set.Exercises[:class.Mostly]
				note = i18n.F("gamelist.exercises-first", class.Mostly)
			}
			c.config.Training.Show(set, note)
		}
	})
}

// exercisesIn returns the exercises in some games. If there are too many, it returns the first ones
// and at least one more.
func exercisesIn(t *task.Task, s chores.Scope, sought Sought, title string) (class.Set, error) {
	set := class.Set{Title: title}
	searched := sought.Place != nil || len(sought.Patterns) > 0
	for game, err := range s.Games.Records(s.Table, s.Rows) {
		if err := errors.Join(err, t.Context().Err()); err != nil {
			return set, err
		}
		if !searched {
			set.Exercises = append(set.Exercises, class.Marked(game.Record, game.Rules)...)
		} else if path, ok := sought.Path(game.Record, chores.Line(game), chores.Only(game.Rules)); ok {
			if e, ok := class.Found(game.Record, game.Rules, path); ok {
				set.Exercises = append(set.Exercises, e)
			}
		}
		if len(set.Exercises) > class.Mostly {
			break
		}
	}
	return set, nil
}
