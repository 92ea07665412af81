package lesson

import (
	"slices"

	"passedpawn/game/rules"
)

// Hint returns a move on the shortest way from the current position to the goal. For Try
// it is the move to try. There is none for a judgement, or for squares to be found.
func (r *Run) Hint() (m rules.Move, ok bool) {
	g := r.Step().Goal
	switch {
	case r.done || g.Task == Judge || g.Task == Find:
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

// farthest is the largest number of positions examined for a hint.
const farthest = 20000

// search finds the shortest way by a breadth-first search.
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

// useful returns the legal moves without those of the king, if the side has any other
// pieces that can move.
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

// key is equal for positions with the same squares left, whatever their counters.
func (r *Run) key() string {
	return r.names(r.left).String() + " " + rules.Placement(r.Position())
}
