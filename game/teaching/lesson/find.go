package lesson

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Click answers a click on a square, if the task is to Find squares.
func (r *Run) Click(s rules.Square) Answer {
	if r.Step().Goal.Task != Find || r.done {
		return Answer{}
	}
	i := slices.Index(r.left, s)
	if i < 0 {
		return Answer{Text: r.missed(s, r.left[0])}
	}
	if r.left = slices.Delete(slices.Clone(r.left), i, i+1); len(r.left) == 0 {
		return r.finish()
	}
	return Answer{Text: phrase.Say("lesson.good-now", r.names(r.left)), Right: true}
}

// missed says which square was clicked, and what is right about it.
func (r *Run) missed(s, wanted rules.Square) phrase.Phrase {
	name := rules.NameOf(r.rules, s)
	switch {
	case slices.Contains(r.Step().Goal.Squares, s):
		return phrase.Say("lesson.found-already", name, r.names(r.left))
	case s.File == wanted.File:
		return phrase.Say("lesson.right-file", name)
	case s.Rank == wanted.Rank:
		return phrase.Say("lesson.right-rank", name)
	}
	return phrase.Say("lesson.other-square", name)
}

// Sought returns the squares that are still to be found.
func (r *Run) Sought() []rules.Square {
	if r.Step().Goal.Task != Find {
		return nil
	}
	return r.left
}

// Found returns the squares that have been found.
func (r *Run) Found() (all []rules.Square) {
	g := r.Step().Goal
	if g.Task != Find {
		return nil
	}
	for _, s := range g.Squares {
		if !slices.Contains(r.left, s) {
			all = append(all, s)
		}
	}
	return all
}
