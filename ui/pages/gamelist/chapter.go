package gamelist

import (
	"slices"
	"strings"
	"unicode/utf8"

	"passedpawn/game/library/index"
)

// The chapters of a study, and often the rounds of a tournament, have event names that
// begin alike: "Pawn endings: Opposition". Only the rest of the name distinguishes them.

// event splits the event name of the game at a place of the list into the part it shares
// with the neighbouring games and its own part. If they share nothing, the whole name is
// its own.
func (p *Page) event(at int) (shared, own string) {
	name := p.table.Text(int(p.rows[at]), index.Event)
	cut := 0
	for _, beside := range []int{at - 1, at + 1} {
		if beside < 0 || beside >= len(p.rows) {
			continue
		}
		other := p.table.Text(int(p.rows[beside]), index.Event)
		if other != name {
			cut = max(cut, headOf(name, other))
		}
	}
	return name[:cut], name[cut:]
}

// leastShared is the shortest shared beginning without a colon that is left out.
const leastShared = 12

// headOf returns the length of the beginning that two names share: up to a colon or, if
// it is long enough, up to a word.
func headOf(name, other string) int {
	n := 0
	for n < len(name) && n < len(other) && name[n] == other[n] {
		n++
	}
	for n > 0 && n < len(name) && !utf8.RuneStart(name[n]) {
		n--
	}
	if i := strings.LastIndex(name[:n], ": "); i >= 0 {
		return i + len(": ")
	}
	if i := strings.LastIndex(name[:n], " "); i >= 0 { // the last word stays: "round 2"
		if i = strings.LastIndex(name[:i], " "); i >= leastShared {
			return i + 1
		}
	}
	return 0
}

// nameless reports whether a game names no players, as in a study. Its chapter is shown
// in place of the players.
func (p *Page) nameless(game int32) bool {
	return int(game) < p.table.Len() && p.table.Text(int(game), index.White) == "" && p.table.Text(int(game), index.Black) == ""
}

// toBlack returns where the column of Black ends.
func toBlack(cells []cell) float32 {
	i := slices.IndexFunc(cells, func(c cell) bool { return c.of == index.Black })
	return cells[i].x + cells[i].width
}

// texts returns the texts of the cells of the row at a place of the list. A chapter in
// place of the players has the width of both columns.
func (p *Page) texts(at int, cells []cell) []string {
	game := p.rows[at]
	all := make([]string, len(cells))
	var shared, own string
	if int(game) < p.table.Len() {
		shared, own = p.event(at)
	}
	chapter := own != "" && p.nameless(game)
	for i, c := range cells {
		text, width := p.cellText(game, c.of), c.width
		switch {
		case c.of == index.White && chapter:
			text, width = own, toBlack(cells)-c.x
			if p.starred[game] {
				text = "★ " + text
			}
		case chapter && (c.of == index.Black || c.of == index.WhiteElo):
			text = ""
		case c.of == index.Event && chapter && shared != "":
			text = strings.TrimSuffix(shared, ": ")
		case c.of == index.Event && shared != "" && p.cutter.fit(text, width-2*pad) != text:
			text = "…" + own
		}
		all[i] = p.cutter.fit(text, width-2*pad)
	}
	return all
}
