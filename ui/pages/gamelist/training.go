package gamelist

import (
	"slices"

	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// mostNames is how many names the person chooses among.
const mostNames = 200

// train looks for the person's mistakes in the games. If no player has a name of the person, it
// asks which name is the person's in these games, and remembers that if the person agrees.
func (c *commands) train() {
	s := c.list.scope()
	if len(s.Rows) == 0 {
		return
	}
	known := c.config.Training.Persons()
	examine := func(persons []string, agreed func()) {
		chore := &chores.Train{Scope: s, Trainer: c.config.Training.Trainer(), Persons: persons}
		c.runner.Propose(chore, func() {
			agreed()
			c.runner.Do(chore)
		})
	}
	task.Go(c.asking, func(*task.Task) ([]string, error) { return s.Names(), nil }, func(names []string, _ error) {
		if slices.ContainsFunc(names, func(name string) bool { return record.IsOneOf(name, known) }) {
			examine(known, func() {})
			return
		}
		names = names[:min(len(names), mostNames)]
		if len(names) == 0 {
			c.status.announce(i18n.F("gamelist.train-none", known[0]))
			return
		}
		lines := make([]string, len(names))
		for i, name := range names {
			lines[i] = i18n.Player(name)
		}
		c.config.Pick(i18n.T("gamelist.train-who"), i18n.T("gamelist.train-find"), lines, func(i int) {
			examine([]string{names[i]}, func() { c.config.Training.Remember(names[i]) })
		})
	})
}
