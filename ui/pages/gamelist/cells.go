package gamelist

import (
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/chess/opening"
	"passedpawn/game/files/plain"
	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
)

// cellText returns the text of a game in a column.
func (l *list) cellText(game int32, c index.Column) string {
	table := l.source.table
	if int(game) >= table.Len() {
		return ""
	}
	text := table.Text(int(game), c)
	if c == index.Opening {
		text = opening.Title(text).In(i18n.Spoken())
	}
	text = plain.Short(text, 200)
	switch {
	case c == index.Result && text == "1/2-1/2":
		return "½-½"
	case text == "" && (c == index.White || c == index.Black):
		return "?"
	case c == index.White && l.source.starred[game]:
		return "★ " + i18n.Player(text)
	case c == index.White || c == index.Black:
		return i18n.Player(text)
	case c == index.Plies && text != "":
		plies, _ := strconv.Atoi(text)
		return strconv.Itoa((plies + 1) / 2)
	}
	return text
}

// texts returns the texts of the cells of the row at a place of the list. A chapter in
// place of the players has the width of both columns.
func (l *list) texts(at int, cells []cell) []string {
	game := l.rows[at]
	all := make([]string, len(cells))
	var shared, own string
	if int(game) < l.source.table.Len() {
		shared, own = l.event(at)
	}
	chapter := own != "" && l.nameless(game)
	for i, c := range cells {
		text, width := l.cellText(game, c.of), c.width-2*pad
		switch {
		case chapter:
			text = l.chapterText(game, c.of, text, shared, own)
			if c.of == index.White {
				width = playersEnd(cells) - c.x - 2*pad
			}
		case c.of == index.Event && shared != "" && l.truncator.fit(text, width) != text:
			text = "…" + own
		}
		all[i] = l.truncator.fit(text, width)
	}
	return all
}

// chapterText returns the text in a column for a game without players, which is called by
// its chapter. text is what the column has for other games; shared and own are the parts of
// its event.
func (l *list) chapterText(game int32, c index.Column, text, shared, own string) string {
	switch {
	case c == index.White && l.source.starred[game]:
		return "★ " + own
	case c == index.White:
		return own
	case c == index.Black, c == index.WhiteElo:
		return ""
	case c == index.Event && shared != "":
		return strings.TrimSuffix(shared, ": ")
	}
	return text
}

// playersEnd returns where the column of Black ends.
func playersEnd(cells []cell) float32 {
	i := slices.IndexFunc(cells, func(c cell) bool { return c.of == index.Black })
	return cells[i].x + cells[i].width
}
