package report

import (
	"cmp"
	"maps"
	"slices"

	"passedpawn/game/index"
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

// spanned returns the known years of some games, in order and without gaps.
func spanned(years []int) (all []int) {
	years = slices.DeleteFunc(slices.Clone(years), func(y int) bool { return y == 0 })
	if len(years) == 0 {
		return nil
	}
	for y := slices.Min(years); y <= slices.Max(years); y++ {
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
