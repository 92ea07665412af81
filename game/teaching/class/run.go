package class

import (
	"time"

	"passedpawn/game/rules"
)

// An Answer is what a person has answered to an exercise. The first wrong move counts, whatever the
// person tries afterwards.
type Answer struct {
	Given  bool
	Took   time.Duration // in whole seconds
	Right  int           // how many of the person's moves were right before the wrong one
	Wrong  string        // the wrong move as UCI writes it, "" if the exercise was solved
	Solved bool
}

// A Run is a person's way through an exercise.
type Run struct {
	exercise Exercise
	line     []rules.Position // as far as it is shown
	moves    []rules.Move
	solved   bool
}

// Begin begins an exercise.
func Begin(e Exercise) *Run {
	return &Run{exercise: e, line: e.Line[:1:1]}
}

// Rules returns the rules of the exercise.
func (r *Run) Rules() rules.Rules { return r.exercise.Rules }

// Position returns the position that is shown.
func (r *Run) Position() rules.Position { return r.line[len(r.line)-1] }

// Last returns the move that led to the position, the null move if there was none.
func (r *Run) Last() (m rules.Move) {
	if n := len(r.moves); n > 0 {
		m = r.moves[n-1]
	}
	return m
}

// Done reports whether the exercise is solved.
func (r *Run) Done() bool { return r.solved }

// Ply returns how many plies of the solution have been played.
func (r *Run) Ply() int { return len(r.moves) }

// Next returns the move of the solution, and false if the exercise is solved.
func (r *Run) Next() (m rules.Move, ok bool) {
	if r.solved {
		return m, false
	}
	return r.exercise.Moves[len(r.moves)], true
}

// Move plays a legal move of the person, and what the solution answers. It reports false, and plays
// nothing, if the move is wrong.
func (r *Run) Move(m rules.Move) bool {
	ply := len(r.moves)
	if r.solved || !r.exercise.Solves(ply, m) {
		return false
	}
	r.play(m)
	if m != r.exercise.Moves[ply] || ply+1 == len(r.exercise.Moves) {
		r.solved = true
		return true
	}
	r.play(r.exercise.Moves[ply+1])
	return true
}

func (r *Run) play(m rules.Move) {
	if next, err := r.Position().Play(m); err == nil {
		r.line, r.moves = append(r.line, next), append(r.moves, m)
	}
}
