package levels

import (
	"fmt"
	"strconv"
	"strings"

	"passedpawn/game/rules"
)

// Earlier versions had twelve levels, and before that shogi had ten.
const (
	twelve = 12
	ten    = 10
)

// OfTwelve returns the level that is as strong as one of the twelve, 0 if there was no such
// level.
func OfTwelve(level int) int { return at([]int{1: 1, 3, 4, 6, 8, 9, 11, 12, 13, 14, 15, 16}, level) }

// OfTen returns the level that is as strong as one of the ten of shogi, 0 if there was no such
// level. Two for beginners were put below those later.
func OfTen(level int) int {
	if level < 1 || level > ten {
		return 0
	}
	return OfTwelve(level + twelve - ten)
}

func at(since []int, level int) int {
	if level < 1 || level >= len(since) {
		return 0
	}
	return since[level]
}

// String returns how a level is stored in a game: with the number of levels, such as "3/16".
func String(level int) string { return fmt.Sprintf("%d/%d", level, Count) }

// Parse reads what String wrote, in this version or an earlier one, in a game of a family. Earlier
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
		return OfTen(max(1, min(level, ten))), true
	case of == "" || of == strconv.Itoa(twelve):
		return OfTwelve(max(1, min(level, twelve))), true
	}
	return 0, false
}
