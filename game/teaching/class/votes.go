package class

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// A Vote is a move that a class proposes, and by how many.
type Vote struct {
	Move  rules.Move
	Count int
}

// Votes are the moves that a class proposes in a position, those of most first. They are a value:
// With returns others.
type Votes []Vote

// With adds a vote for a move.
func (v Votes) With(m rules.Move) Votes {
	v = slices.Clone(v)
	i := slices.IndexFunc(v, func(one Vote) bool { return one.Move == m })
	if i < 0 {
		v, i = append(v, Vote{Move: m}), len(v)
	}
	v[i].Count++
	slices.SortStableFunc(v, func(a, b Vote) int { return cmp.Compare(b.Count, a.Count) })
	return v
}

// Total returns how many votes there are.
func (v Votes) Total() (n int) {
	for _, one := range v {
		n += one.Count
	}
	return n
}
