package report

import (
	"cmp"
	"maps"
	"slices"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
)

// A group is the tallies of games by a key.
type group[K comparable] struct {
	keys []K
	of   map[K]*tally
}

func newGroup[K comparable]() *group[K] { return &group[K]{of: map[K]*tally{}} }

// get returns the tally of a key.
func (g *group[K]) get(key K) *tally {
	y, known := g.of[key]
	if !known {
		y = &tally{}
		g.keys, g.of[key] = append(g.keys, key), y
	}
	return y
}

// add counts a game.
func (g *group[K]) add(key K, t *index.Table, row int32, side rules.Side) {
	g.get(key).add(t, row, side)
}

// common returns the keys with the most games, at most a number of them.
func (g *group[K]) common(most int) []K {
	keys := slices.Clone(g.keys)
	slices.SortStableFunc(keys, func(a, b K) int { return cmp.Compare(len(g.of[b].rows), len(g.of[a].rows)) })
	return keys[:min(most, len(keys))]
}

// mostYears is the longest time without gaps in a report, in years. A year that is
// mistyped in a file must not fill it.
const mostYears = 200

// spanned returns the known years of some games, in order. There are no gaps, unless they
// span a very long time.
func spanned(years []int) (all []int) {
	years = slices.DeleteFunc(slices.Clone(years), func(y int) bool { return y < 1000 || y > 2999 })
	slices.Sort(years)
	if len(years) == 0 || years[len(years)-1]-years[0] > mostYears {
		return years
	}
	for y := years[0]; y <= years[len(years)-1]; y++ {
		all = append(all, y)
	}
	return all
}

// byCount returns the names with the highest numbers first, and equal ones in their order.
func byCount(count map[string]int) []string {
	return slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
}
