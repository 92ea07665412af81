package tournament

import (
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// Comparable reports whether the results of two plans may be added up: the engines and the
// conditions are the same. How many rounds there are, from which openings, does not matter.
func (p Plan) Comparable(o Plan) bool {
	return p.Variant == o.Variant && p.Format == o.Format && slices.EqualFunc(p.Engines, o.Engines, sameEngine) &&
		p.Control == o.Control && p.Margin == o.Margin && p.Limits == o.Limits && p.Draw == o.Draw && p.Resign == o.Resign && p.SPRT == o.SPRT
}

// Beginnings are the positions from which the games of a plan begin, after the moves of their
// openings.
type Beginnings struct {
	rules  rules.Rules
	boards map[string][]rules.Position // by the pieces on the board
}

// Beginnings returns the positions after the openings that the rounds use. It returns an error if
// the plan cannot be played.
func (p Plan) Beginnings(games rules.Games) (b Beginnings, err error) {
	b = Beginnings{boards: map[string][]rules.Position{}}
	if b.rules, err = p.rules(games); err != nil {
		return b, err
	}
	for round := range min(p.Rounds, max(1, len(p.Openings))) {
		line, _, err := nth(p.Openings, round).line(b.rules)
		if err != nil {
			return b, err
		}
		last := line[len(line)-1]
		board, _, _ := strings.Cut(last.String(), " ")
		b.boards[board] = append(b.boards[board], last)
	}
	return b, nil
}

// Meet reports whether two plans of one game have a position in common, by the rule of
// repetitions, whichever moves lead there. From the same position, engines that are limited by
// nodes play the same games, which say nothing new.
func (b Beginnings) Meet(o Beginnings) bool {
	for board, positions := range b.boards {
		for _, p := range positions {
			if slices.ContainsFunc(o.boards[board], func(q rules.Position) bool { return rules.Same(b.rules, p, q) }) {
				return true
			}
		}
	}
	return false
}

// sameEngine reports whether two engines have the same name, arguments and options. The program may
// be in another folder on another computer.
func sameEngine(a, b Engine) bool {
	_, with, _ := strings.Cut(a.Spec, " ")
	_, also, _ := strings.Cut(b.Spec, " ")
	return a.Name == b.Name && with == also
}

// Plus returns how matches with comparable plans stand together.
func (s Standing) Plus(o Standing) Standing {
	sum := Stand(s.Plan, nil)
	sum.Plan.Rounds += o.Plan.Rounds
	sum.Games, sum.Excused = s.Games+o.Games, s.Excused+o.Excused
	for f := range s.Faults {
		sum.Faults[f] += s.Faults[f]
	}
	for f := range o.Faults {
		sum.Faults[f] += o.Faults[f]
	}
	for i := range sum.Cross {
		for j := range sum.Cross[i] {
			sum.Cross[i][j] = s.Cross[i][j].plus(o.Cross[i][j])
		}
	}
	return sum
}
