package report

import (
	"slices"

	"passedpawn/game/library/index"
	"passedpawn/game/rules"
)

// Scores counts games by a number, such as a year, and what a player scored in them.
type Scores struct{ parts *group[int] }

// NewScores returns an empty count.
func NewScores() Scores { return Scores{newGroup[int]()} }

// Add counts the game in a row in which the player had a side.
func (s Scores) Add(key int, t *index.Table, row int32, side rules.Side) {
	s.parts.add(key, t, row, side)
}

// A Score is the games with a number.
type Score struct {
	Key, Games int
	of         *tally
}

// Percent returns the score of the player in percent, rounded, and false without a result.
func (s Score) Percent() (percent int, ok bool) {
	ended := s.of.ended()
	if ended == 0 {
		return 0, false
	}
	return rounded(50*int(s.of.points()), ended), true
}

// Highest returns the parts with the highest numbers, the highest first.
func (s Scores) Highest(most int) (all []Score) {
	keys := slices.Sorted(slices.Values(s.parts.keys))
	slices.Reverse(keys)
	for _, k := range keys[:min(len(keys), most)] {
		y := s.parts.of[k]
		all = append(all, Score{k, len(y.rows), y})
	}
	return all
}
