package lesson

import (
	"slices"

	"passedpawn/game/rules"
)

// Hint is a move on the shortest way to the goal from where the learner is; the
// one to try, where that is what is asked for. There is none for a judgement.
func (r *Run) Hint() (m rules.Move, ok bool) {
	g := r.Step().Goal
	switch {
	case r.done || g.Task == Judge:
		return m, false
	case g.Task == Try:
		return g.Tried, true
	case g.Task == Play:
		m, err := r.rules.Read(r.Position(), g.Line[r.ply][0])
		return m, err == nil
	case g.Task == Mate:
		for _, m := range r.Position().Moves() {
			try := *r
			if try.Move(m); try.done {
				return m, true
			}
		}
		return m, false
	}
	return r.search()
}

// farthest bounds how many positions are looked at for a hint.
const farthest = 20000

// search looks for the shortest way breadth first.
func (r *Run) search() (first rules.Move, ok bool) {
	type way struct {
		run   Run
		first rules.Move
	}
	queue, seen := []way{{run: *r}}, map[string]bool{r.key(): true}
	for n := 0; n < len(queue) && n < farthest; n++ {
		from := queue[n]
		for _, m := range from.run.useful() {
			to := way{from.run, from.first}
			if n == 0 {
				to.first = m
			}
			switch answer := to.run.Move(m); {
			case to.run.done:
				return to.first, true
			case answer.Right && !seen[to.run.key()]:
				seen[to.run.key()] = true
				queue = append(queue, to)
			}
		}
	}
	return first, false
}

// useful are the legal moves but those of the king, where he has company.
func (r *Run) useful() []rules.Move {
	p := r.Position()
	company := slices.DeleteFunc(slices.Clone(p.Moves()), func(m rules.Move) bool {
		piece, _ := p.At(m.From)
		return piece.Kind == rules.King
	})
	if len(company) == 0 {
		return p.Moves()
	}
	return company
}

// key is the same for positions with the same left to do, whatever their clocks.
func (r *Run) key() string {
	return r.names(r.left).String() + " " + rules.Placement(r.Position())
}
