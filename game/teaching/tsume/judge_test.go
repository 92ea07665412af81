//go:build tools

package tsume

import (
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// The bounds of a search for one mate, in positions.
const (
	positions = 6_000
	glance    = 400 // per ply
)

// A judge tells problems from other positions.
type judge struct{ solver *shogimate.Solver }

// glance is length with fewer positions.
func (j judge) glance(b *shogiboard.Position, most int) int {
	_, n := j.solver.Solve(b, most, glance*most, nil)
	return n
}

// length returns the plies of the shortest mate, 0 if there is none in so many. It is not
// sure if the search was too long.
func (j judge) length(b *shogiboard.Position, most int) (plies int, sure bool) {
	v, n := j.solver.Solve(b, most, positions, nil)
	return n, v == shogimate.Mate || j.solver.Nodes() < positions
}

// solve returns the moves of a problem in which the attacker mates in a number of plies,
// nil if it breaks a convention.
func (j judge) solve(b *shogiboard.Position, left int) []shogiboard.Move {
	first := j.only(b, left, left)
	if first == 0 {
		return nil
	}
	after := *b
	after.Make(first)
	line := []shogiboard.Move{first}
	if left == 1 && held(&after, b.Turn()) > 0 {
		return nil
	}
	if left > 1 {
		rest := j.defend(&after, left-1)
		if rest == nil {
			return nil
		}
		line = append(line, rest...)
	}
	if j.only(b, left, left+beyond) == 0 {
		return nil // last, because it takes longest
	}
	return line
}

// defend returns a defence that holds out for a number of plies, with the moves after it,
// nil if none of them is a solution. It prefers moves of pieces on the board.
func (j judge) defend(b *shogiboard.Position, left int) []shogiboard.Move {
	var answers shogiboard.List
	b.Generate(&answers)
	for _, drops := range []bool{false, true} {
		for _, m := range answers.All() {
			if (m.Drop() != shogiboard.NoKind) != drops {
				continue
			}
			next := *b
			next.Make(m)
			if j.glance(&next, left-1) != left-1 {
				continue
			}
			if rest := j.solve(&next, left-1); rest != nil {
				return append([]shogiboard.Move{m}, rest...)
			}
		}
	}
	return nil
}

// only returns the only move that mates in a number of plies at most, the one that promotes if there are two last
// moves that differ in nothing else, and 0 if there are others.
func (j judge) only(b *shogiboard.Position, left, most int) (found shogiboard.Move) {
	var all shogiboard.List
	b.Generate(&all)
	for _, m := range all.All() {
		after := *b
		after.Make(m)
		if !after.InCheck() || !j.mated(&after, most-1) {
			continue
		}
		switch {
		case found == 0:
			found = m
		case left > 1 || m.Drop() != shogiboard.NoKind || found.Drop() != shogiboard.NoKind || m.From() != found.From() || m.To() != found.To():
			return 0
		case m.Promotes():
			found = m
		}
	}
	return found
}

// mated reports whether every answer allows a mate, or may do so for all the search knows.
func (j judge) mated(b *shogiboard.Position, left int) bool {
	var answers shogiboard.List
	b.Generate(&answers)
	if left == 0 {
		return answers.Count == 0
	}
	unsure := 0
	for _, m := range answers.All() {
		next := *b
		next.Make(m)
		n, sure := j.length(&next, left-1)
		switch {
		case n == 0 && sure:
			return false
		case n == 0:
			unsure++
		}
		if unsure > 2 {
			return true
		}
	}
	return true
}
