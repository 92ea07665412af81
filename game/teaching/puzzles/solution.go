package puzzles

import (
	"fmt"
	"slices"
	"strings"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
)

// A Solution is the moves of a puzzle with the positions between them: first the move of the
// opponent, then by turns those of the person and of the opponent.
type Solution struct {
	Line  []rules.Position // one more than Moves
	Moves []rules.Move
}

// Solve returns the solution of the puzzle.
func (p Puzzle) Solve(r rules.Rules) (s Solution, err error) {
	at, err := r.Parse(p.Before + " 0 1")
	if err != nil {
		return s, fmt.Errorf("puzzle %s: %w", p.ID, err)
	}
	s.Line = append(s.Line, at)
	for text := range strings.FieldsSeq(p.Moves) {
		legal := at.Moves()
		i := slices.IndexFunc(legal, func(m rules.Move) bool { return rules.Coordinates(r, m) == text })
		if i < 0 {
			return s, fmt.Errorf("puzzle %s: %s is not legal in %v", p.ID, text, at)
		}
		if at, err = at.Play(legal[i]); err != nil {
			return s, fmt.Errorf("puzzle %s: %w", p.ID, err)
		}
		s.Line, s.Moves = append(s.Line, at), append(s.Moves, legal[i])
	}
	if len(s.Moves) == 0 || len(s.Moves)%2 != 0 {
		return s, fmt.Errorf("puzzle %s: %d moves do not end with one of the person", p.ID, len(s.Moves))
	}
	return s, nil
}

// Card returns what is to be played after a number of plies, which is odd. Where the solution
// mates, every mate is right.
func (s Solution) Card(r rules.Rules, ply int) (training.Card, error) {
	right := []rules.Move{s.Moves[ply]}
	if rules.Mated(s.Line[ply+1]) {
		for _, m := range s.Line[ply].Moves() {
			if next, err := s.Line[ply].Play(m); err == nil && m != right[0] && rules.Mated(next) {
				right = append(right, m)
			}
		}
	}
	return training.NewCard(r, s.Line[ply], right)
}
