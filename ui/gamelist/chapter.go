package gamelist

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/index"
)

// The chapters of a study, and often the rounds of a tournament, are events whose names
// begin alike: "Pawn endings: Opposition". Only what follows tells one from the next.

// event is what the games of a row in the list share with those beside it in the name
// of the event, and what is the game's own; where they share nothing, all is its own.
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

// leastShared is how much of two names has to be alike to be left out without a colon
// behind it.
const leastShared = 12

// headOf is the length of the beginning that two names share: up to a colon, or else,
// where it is long, up to a word.
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
	if i := strings.LastIndex(name[:n], " "); i >= 0 { // the word before stays: "round 2"
		if i = strings.LastIndex(name[:i], " "); i >= leastShared {
			return i + 1
		}
	}
	return 0
}

// nameless reports whether nobody is named in a game, as in a study: its chapter stands
// where the players do.
func (p *Page) nameless(game int32) bool {
	return int(game) < p.table.Len() && p.table.Text(int(game), index.White) == "" && p.table.Text(int(game), index.Black) == ""
}

// texts are what the row at a place of the list says in its cells. A text that stands in
// the place of the players has the width of both.
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
			text, width = own, width+cells[i+1].width
			if p.starred[game] {
				text = "★ " + text
			}
		case c.of == index.Black && chapter:
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
