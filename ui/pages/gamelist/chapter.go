package gamelist

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/library/index"
)

// The chapters of a study, and often the rounds of a tournament, have event names that
// begin alike: "Pawn endings: Opposition". Only the rest of the name distinguishes them.

// event splits the event name of the game at a place of the list into the part it shares
// with the neighbouring games and its own part. If they share nothing, the whole name is
// its own.
func (l *list) event(at int) (shared, own string) {
	name := l.source.table.Text(int(l.rows[at]), index.Event)
	cut := 0
	for _, beside := range []int{at - 1, at + 1} {
		if beside < 0 || beside >= len(l.rows) {
			continue
		}
		other := l.source.table.Text(int(l.rows[beside]), index.Event)
		if other != name {
			cut = max(cut, sharedPrefix(name, other))
		}
	}
	return name[:cut], name[cut:]
}

// leastShared is the shortest shared beginning without a colon that is left out.
const leastShared = 12

// sharedPrefix returns the length of the beginning that two names share: up to a colon or, if
// it is long enough, up to a word.
func sharedPrefix(name, other string) int {
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
func (l *list) nameless(game int32) bool {
	return int(game) < l.source.table.Len() && l.source.table.Text(int(game), index.White) == "" && l.source.table.Text(int(game), index.Black) == ""
}
