package chores

import (
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// Copy adds games to a file, or to the person's own games.
type Copy struct {
	Files
	Scope
	Prepare func(from Scope) (library.Addition, error) // prepares the addition, off Fyne's thread
	Agreed  bool                                       // the person agreed already; only games that cannot be written as they are need a question

	addition library.Addition
}

// Into returns a function that prepares an addition to a file.
func Into(to library.Collection) func(Scope) (library.Addition, error) {
	return func(from Scope) (library.Addition, error) {
		return library.Add(to.Path(), to.Encoding(), from.Games, from.Table, from.Rows)
	}
}

// Propose asks before games are added to a file that exists.
func (c *Copy) Propose(*task.Task) (p Proposal, err error) {
	if c.addition, err = c.Prepare(c.Scope); err != nil {
		return Proposal{}, err
	}
	foreign, err := c.addition.Foreign()
	if err != nil {
		return Proposal{}, err
	}
	to := c.addition.Style
	if !to.There || c.Agreed && foreign == 0 {
		return Proposal{}, nil
	}
	text := i18n.F("gamelist.add-to", filepath.Base(c.addition.To), gamesText(to.Games), gamesText(len(c.Rows)))
	if foreign > 0 {
		text += " " + i18n.F("gamelist.foreign-letters", gamesText(foreign), string(to.Encoding))
	}
	return Proposal{Question: Question{i18n.T("gamelist.copy-to"), text, i18n.T("gamelist.add")}}, nil
}

// Do adds the games.
func (c *Copy) Do(t *task.Task) (Done, error) {
	b, err := c.Append(c.addition, progressWriter(t, i18n.F("gamelist.writing", gamesText(len(c.Rows)))))
	switch {
	case err != nil:
		return Done{}, err
	case b == library.Backup{}:
		return Done{Text: i18n.T("gamelist.nothing-to-change")}, nil
	}
	games := gamesText(b.Games)
	return Done{Text: i18n.F("gamelist.copied-to", games, c.name(c.addition.To)), Undo: i18n.F("gamelist.undo-copy", games), Backups: []library.Backup{b}}, nil
}
