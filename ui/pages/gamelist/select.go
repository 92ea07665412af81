package gamelist

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// selectAt selects the game at a place of the list: alone, or in addition (more), or with all
// games from where the selection began (through). In a table of an earlier state of the
// file only the cursor moves.
func (l *list) selectAt(at int, more, through bool) {
	if at < 0 || at >= len(l.rows) {
		return
	}
	if l.source.former {
		l.selection.cursor = at
		l.body.Refresh()
		return
	}
	l.selection.click(l.rows, at, more, through)
	l.body.Refresh()
	l.page.selectionChanged()
}

// selectAll selects all listed games.
func (l *list) selectAll() {
	if l.source.former {
		return
	}
	l.selection.add(l.rows)
	l.body.Refresh()
	l.page.selectionChanged()
}

// selectExtras selects all listed duplicates but one of each game.
func (l *list) selectExtras() {
	l.selection.clear()
	if l.source.former {
		return
	}
	l.selection.add(l.source.table.Extras(l.rows))
	l.body.Refresh()
	l.page.selectionChanged()
}

// doubleClick is the longest time between the two clicks of a double click.
const doubleClick = 400 * time.Millisecond

// press handles a click on a place of the list.
func (l *list) press(at int, e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary || at >= len(l.rows) {
		return
	}
	now := l.config.Now()
	again := l.clicked == at && now.Sub(l.clickedAt) < doubleClick
	l.clicked, l.clickedAt = at, now
	if again && e.Modifier == 0 {
		l.page.open()
		return
	}
	l.hold(at, e.Modifier&fyne.KeyModifierShortcutDefault != 0, e.Modifier&fyne.KeyModifierShift != 0)
	l.focus()
}

// popUp opens the menu for the selected games, of which the game at a place of the list is
// one.
func (l *list) popUp(at int, pos fyne.Position) {
	if at < len(l.rows) && !l.selection.has(l.rows[at]) {
		l.selectAt(at, false, false)
	}
	l.config.Menu(l.page.menu(), pos)
}
