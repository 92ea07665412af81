package gamelist

import (
	"strings"

	"passedpawn/ui/i18n"
)

// Spoken implements widgets.Speaker: it says the game under the cursor, by the columns that are
// shown, and that it is not selected if others are or it was. In a list where nothing has been
// selected yet, the game is simply the first one.
func (b *listBody) Spoken() string {
	l := b.list
	at := l.selection.cursor
	if at < 0 || at >= len(l.rows) {
		return i18n.T("gamelist.times")
	}
	var all []string
	cells := l.cells(b.Size().Width)
	for i, text := range l.texts(at, cells) {
		if strings.HasSuffix(text, "…") { // it is cut off
			text = l.cellText(l.rows[at], cells[i].of)
		}
		if text = strings.TrimPrefix(text, "★ "); text != "" {
			all = append(all, text)
		}
	}
	if l.selection.begun() && !l.selection.has(l.rows[at]) {
		all = append(all, i18n.T("gamelist.unselected"))
	}
	return strings.Join(all, ", ")
}
