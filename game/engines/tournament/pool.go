package tournament

import (
	"slices"
	"strings"
)

// Comparable reports whether the results of two plans may be added up: the engines and the
// conditions are the same, and no opening is. From the same opening, engines that are limited
// by positions play the same games, which say nothing new.
func (p Plan) Comparable(o Plan) (equal, apart bool) {
	equal = p.Variant == o.Variant && p.Format == o.Format && slices.EqualFunc(p.Engines, o.Engines, sameEngine) &&
		p.Control == o.Control && p.Margin == o.Margin && p.Limits == o.Limits && p.Draw == o.Draw && p.Resign == o.Resign && p.SPRT == o.SPRT
	used := map[string]bool{}
	for _, g := range p.Schedule() {
		used[g.Opening.key()] = true
	}
	return equal, !slices.ContainsFunc(o.Schedule(), func(g Pairing) bool { return used[g.Opening.key()] })
}

// sameEngine reports whether two engines have the same name, arguments and options. The program may be
// in another folder on another computer.
func sameEngine(a, b Engine) bool {
	_, with, _ := strings.Cut(a.Spec, " ")
	_, also, _ := strings.Cut(b.Spec, " ")
	return a.Name == b.Name && with == also
}

// key tells openings apart.
func (o Opening) key() string {
	key := o.FEN
	for _, m := range o.Moves {
		key += " " + m
	}
	return key
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
