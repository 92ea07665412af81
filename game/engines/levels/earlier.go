package levels

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/rules"
)

// An Earlier is how a version before this one numbered its levels: by its number, the level that
// is as strong now.
type Earlier []int

// The numberings of earlier versions.
var (
	Twelve      = Earlier{1: 1, 3, 4, 6, 8, 9, 11, 12, 13, 14, 15, 16}
	FirstTwelve = Earlier{1: 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12}.in(Twelve) // of chess
	Ten         = Earlier{1: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}.in(Twelve)        // of shogi
	Three       = Earlier{1: 3, 6, 8}.in(Ten)                                   // of shogi
)

// in converts a numbering from the levels of the one that followed it to those of now.
func (e Earlier) in(next Earlier) Earlier {
	all := make(Earlier, len(e))
	for level := 1; level < len(e); level++ {
		all[level] = next[e[level]]
	}
	return all
}

// Now returns the level that is as strong as an earlier one, 0 if there was no such level.
func (e Earlier) Now(level int) int {
	if level < 1 || level >= len(e) {
		return 0
	}
	return e[level]
}

// nearest returns Now of a level, or of the nearest one that there was.
func (e Earlier) nearest(level int) int { return e.Now(max(1, min(level, len(e)-1))) }

// Format returns how a level is stored in a game: with the number of levels, such as "3/16".
func Format(level int) string { return fmt.Sprintf("%d/%d", level, Count) }

// Parse reads what Format wrote, in this version or an earlier one, in a game of a family. Earlier
// ones wrote no number of levels, except for the twelve of shogi. A number beyond the levels means
// the nearest one. ok is false if the text is no level.
func Parse(family rules.Family, text string) (level int, ok bool) {
	number, of, _ := strings.Cut(text, "/")
	level, err := strconv.Atoi(number)
	switch {
	case err != nil:
	case of == strconv.Itoa(Count):
		return max(1, min(level, Count)), true
	case of == "" && family == rules.ShogiFamily:
		return Ten.nearest(level), true
	case of == "" || of == "12":
		return Twelve.nearest(level), true
	}
	return 0, false
}
