package gamelist

import (
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// maxTrained is how many bytes of games are copied at most to be trained: more have too many
// positions.
const maxTrained = 64 << 20

// trainOpening asks for a side, and trains the games for it. The games of a whole file stay in it;
// others are copied.
func (c *commands) trainOpening() {
	s := c.list.scope()
	if len(s.Rows) == 0 {
		return
	}
	if s.Size() > maxTrained {
		c.status.announce(i18n.F("gamelist.opening-large", gamesText(len(s.Rows))))
		return
	}
	shown := c.source.shown
	begin := func(side rules.Side) func() {
		return func() {
			task.Go(c.asking, func(*task.Task) (string, error) { return c.pathOf(s) }, func(path string, err error) {
				switch {
				case shown.Dropped():
					return
				case err != nil:
					c.status.announce(i18n.Sentence(err))
					return
				}
				c.config.Training.Openings.Begin(repertoire.Entry{Side: side, Path: path})
			})
		}
	}
	c.config.Choose(i18n.T("gamelist.train-opening"), i18n.F("gamelist.opening-side", gamesText(len(s.Rows))),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}},
		dialogs.Deed{Text: i18n.T("White"), Do: begin(rules.White), Default: true},
		dialogs.Deed{Text: i18n.T("Black"), Do: begin(rules.Black)})
}

// pathOf returns the path of a file with just these games.
func (c *commands) pathOf(s chores.Scope) (string, error) {
	if !s.Games.Own() && len(s.Rows) == s.Table.Len() {
		return s.Games.Path(), nil
	}
	var text strings.Builder
	if err := s.Games.Export(&text, s.Table, s.Rows, gamefile.TypeOf("games.pgn")); err != nil {
		return "", err
	}
	return c.config.Training.Openings.Copy(strings.TrimSuffix(s.FileName(), ".pgn"), text.String())
}

// leave tells where the games left the person's repertoires. A game that the person chooses opens
// there.
func (c *commands) leave() {
	s, persons, shown := c.list.scope(), c.config.Training.Persons(), c.source.shown
	if len(s.Rows) == 0 {
		return
	}
	task.Go(c.asking, func(t *task.Task) (chores.Leavings, error) {
		return chores.Leave(t, s, persons, c.config.Training.Openings.Load)
	}, func(all chores.Leavings, err error) {
		switch {
		case shown.Dropped() || chores.Stopped(err):
			return
		case err != nil:
			c.status.announce(i18n.Sentence(err))
			return
		case len(all.Left) == 0:
			c.status.announce(i18n.T("gamelist.left-none"))
			return
		}
		said := leftText(all, len(s.Rows))
		if all.Fault != nil {
			said += " " + i18n.Sentence(all.Fault)
		}
		c.status.announce(said)
		lines := make([]string, len(all.Left))
		for i, l := range all.Left {
			lines[i] = l.Line
		}
		c.config.Pick(i18n.T("gamelist.left"), i18n.T("gamelist.left-find"), lines, func(i int) { c.openLeft(s, all.Left[i]) })
	})
}

// leftText says in how many games each side left the repertoires first.
func leftText(all chores.Leavings, games int) string {
	if !all.Own {
		return i18n.F("gamelist.left-others", phrase.Number(len(all.Left)), gamesText(games))
	}
	count := func(of repertoire.Exit) phrase.Phrase {
		return phrase.Say("gamelist.games", phrase.Number(all.Exit[of]))
	}
	return i18n.F("gamelist.left-sum", count(repertoire.Mine), count(repertoire.Theirs), count(repertoire.LineEnds), count(repertoire.Inside))
}

// openLeft opens a game where it left a repertoire.
func (c *commands) openLeft(s chores.Scope, l chores.Left) {
	if c.source.table != s.Table {
		return // another file is listed now
	}
	by := Sought{}
	if p, ok := l.After(c.config.Chess); ok {
		by.Place = &index.Place{Rules: c.config.Chess, Position: p}
	}
	c.open(int(l.Row), by)
}
