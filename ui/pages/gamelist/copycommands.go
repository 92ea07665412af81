package gamelist

import (
	"bytes"
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// maxRecent is how many files opened last are offered as a place for copies.
const maxRecent = 5

// copyMenu returns the menu of the places to which the selected games can be copied.
func (c *commands) copyMenu() *fyne.Menu {
	listed := c.source.games
	own := fyne.NewMenuItem(i18n.T("common.my-games"), func() { c.copy(c.intoOwn) })
	own.Disabled = listed.Own()
	items := []*fyne.MenuItem{own}
	for _, path := range c.settings.Recent {
		if path != listed.Path() && len(items) <= maxRecent {
			items = append(items, fyne.NewMenuItem(filepath.Base(path), func() { c.copyTo(path) }))
		}
	}
	items = append(items, fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(i18n.T("gamelist.another-file"), func() { c.config.Paths.Games(i18n.T("gamelist.copy-to"), c.copyTo) }),
		fyne.NewMenuItem(i18n.T("gamelist.new-file"), func() {
			c.config.Paths.NewGames(i18n.T("gamelist.copy-to"), c.list.selected().FileName(), c.copyTo)
		}))
	return fyne.NewMenu("", items...)
}

// copyTo copies the selected games to a file.
func (c *commands) copyTo(path string) { c.copy(chores.Into(c.config.Files.Collection(path))) }

// copy copies the selected games to the place for which prepare prepares an addition.
func (c *commands) copy(prepare func(chores.Scope) (library.Addition, error)) {
	if s := c.list.selected(); len(s.Rows) > 0 {
		c.runner.Run(&chores.Copy{Files: c.files, Scope: s, Prepare: prepare})
	}
}

// maxCopied is the most bytes that are copied: a clipboard is not a file.
const maxCopied = 32 << 20

// copyText copies the selected games to the clipboard.
func (c *commands) copyText() {
	s := c.list.selected()
	games := gamesText(len(s.Rows))
	if s.Size() > maxCopied {
		c.status.announce(i18n.F("gamelist.too-much-copy-export", games))
		return
	}
	task.Go(c.asking, func(*task.Task) (string, error) { return pgnOf(s) }, func(text string, err error) {
		if err != nil {
			c.status.announce(i18n.Sentence(err))
			return
		}
		c.config.Copy(text)
		c.status.announce(i18n.F("gamelist.copied", games))
	})
}

// pgnOf returns games as PGN.
func pgnOf(s chores.Scope) (string, error) {
	var text bytes.Buffer
	err := s.Games.Export(&text, s.Table, s.Rows, gamefile.TypeOf(".pgn"))
	return text.String(), err
}

// maxDragged is the most bytes that are dragged, about 5,000 games: the drag begins when they
// have been read, and the button is down meanwhile.
const maxDragged = 4 << 20

// drag drags the selected games out of the window.
func (c *commands) drag() {
	s := c.list.selected()
	games := gamesText(len(s.Rows))
	if s.Size() > maxDragged {
		c.status.announce(i18n.F("gamelist.too-much-drag", games))
		return
	}
	drag := c.config.Files.Drag(games)
	if drag == nil {
		return
	}
	task.Go(c.dragging, func(t *task.Task) (dropped bool, err error) {
		text, err := pgnOf(s)
		if err != nil {
			return false, err
		}
		return drag(t.Context(), text, s.FileName())
	}, func(dropped bool, err error) {
		switch {
		case err != nil:
			c.status.announce(i18n.Sentence(err))
		case dropped:
			c.status.announce(i18n.F("gamelist.copied", games))
		}
	})
}
