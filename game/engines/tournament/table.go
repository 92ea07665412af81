package tournament

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// A Standing is how a match stands.
type Standing struct {
	Plan   Plan
	Games  int       // that are over
	Cross  [][]Tally // of each engine against each other
	Faults map[Fault]int
	// Excused is how many of the games lost on time are explained by a computer that
	// paused.
	Excused int
	single  map[int]Result // games whose pair lacks the other game
}

// Stand counts results.
func Stand(p Plan, results []Result) Standing {
	s := Standing{
		Plan: p, Faults: map[Fault]int{}, Cross: make([][]Tally, len(p.Engines)), single: map[int]Result{},
	}
	for i := range s.Cross {
		s.Cross[i] = make([]Tally, len(p.Engines))
	}
	for _, r := range results {
		s.Count(r)
	}
	return s
}

// Count adds a result.
func (s *Standing) Count(r Result) {
	s.Games++
	if r.Fault != NoFault {
		s.Faults[r.Fault]++
	}
	if r.Excused {
		s.Excused++
	}
	for side, engine := range [2]int{r.White, r.Black} {
		if halves, ok := halvesOf(r.Result, rules.Side(side)); ok {
			s.Cross[engine][[2]int{r.Black, r.White}[side]].add(halves)
		}
	}
	if other, ok := s.single[r.Pair()]; ok {
		s.pair(other, r)
		delete(s.single, r.Pair())
	} else {
		s.single[r.Pair()] = r
	}
}

// pair counts a complete pair of games, in which the engines swapped colours.
func (s *Standing) pair(a, b Result) {
	for side, engine := range [2]int{a.White, a.Black} {
		x, _ := halvesOf(a.Result, rules.Side(side))
		y, _ := halvesOf(b.Result, rules.Side(side).Other())
		s.Cross[engine][[2]int{a.Black, a.White}[side]].Pairs[x+y]++
	}
}

// Total returns the results of an engine against all others.
func (s Standing) Total(engine int) (sum Tally) {
	for _, t := range s.Cross[engine] {
		sum = sum.plus(t)
	}
	return sum
}

// Ranking returns the engines by their score, the best first.
func (s Standing) Ranking() []int {
	order := make([]int, len(s.Cross))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(s.Total(b).Score(), s.Total(a).Score()) })
	return order
}

// Ratio returns the log-likelihood ratio of the test, 0 without a test.
func (s Standing) Ratio() float64 {
	if !s.Plan.SPRT.Used() {
		return 0
	}
	return s.Plan.SPRT.Ratio(s.Cross[0][1])
}

// Decision returns the decision of the test.
func (s Standing) Decision() Decision {
	if !s.Plan.SPRT.Used() {
		return Undecided
	}
	return s.Plan.SPRT.Decide(s.Cross[0][1])
}
