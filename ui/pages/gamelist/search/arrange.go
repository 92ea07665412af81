package search

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// A By is what moves are sorted by.
type By int

// The ways to sort moves. The zero value leaves them as Candidates returns them: the most played
// first.
const (
	ByGames By = iota
	ByName
	ByBook
	ByRepertoire
	ByScore
	ByTrend
	ByOthers
	ByElo
	ByYear
)

// Arrange returns moves in an order: those with the largest value first, or the smallest if up
// is set; moves without a value always last. turn is the side that moves, whose score counts,
// and said returns a move in notation. Moves with equal values stay in their order.
func Arrange(all []Candidate, by By, up bool, turn rules.Side, said func(rules.Move) string) []Candidate {
	all = slices.Clone(all)
	if by == ByName {
		slices.SortStableFunc(all, func(a, b Candidate) int { return turned(cmp.Compare(said(b.Move), said(a.Move)), up) })
		return all
	}
	slices.SortStableFunc(all, func(a, b Candidate) int {
		x, known := value(a, by, turn)
		y, also := value(b, by, turn)
		if known != also {
			return map[bool]int{true: -1, false: 1}[known]
		}
		return turned(cmp.Compare(y, x), up)
	})
	return all
}

func turned(order int, up bool) int {
	if up {
		return -order
	}
	return order
}

// value returns what a move is sorted by, and false if that is not known of it.
func value(c Candidate, by By, turn rules.Side) (n float64, known bool) {
	switch by {
	case ByBook:
		return c.Part, c.Share != ""
	case ByRepertoire:
		return float64(c.Mine), c.Mine > 0
	case ByScore:
		score, ok := c.Score(turn)
		return float64(score), ok
	case ByTrend:
		return float64(c.Trend), c.Trended
	case ByOthers:
		return float64(c.Others), c.Others > 0
	case ByElo:
		return float64(c.Elo()), c.Elo() > 0
	case ByYear:
		return float64(c.Year), c.Year > 0
	}
	return float64(c.Games), c.Games > 0
}
