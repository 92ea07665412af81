// Package class makes exercises for a class, and counts its answers. An exercise file is a PGN
// with positions and their solutions. Whoever solves it gets a slip, which is one line of text, and
// the slips of a class become a table. No network is needed, and a slip has no name unless one was
// typed.
package class

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"

	"passedpawn/game/rules"
)

// An Exercise is a position with its solution. It is a value and never changes.
type Exercise struct {
	Rules rules.Rules
	Line  []rules.Position // one more than Moves
	Moves []rules.Move     // by turns those of the solver and of the opponent; the last is the solver's
	Also  []rules.Move     // other first moves that solve it
	Mate  int              // in how many moves the solver mates, 0 if that is not known
}

// Mostly is how many exercises a set has at most.
const Mostly = 100

// A Set is exercises in their order, with a title.
type Set struct {
	Title     string
	Exercises []Exercise
}

// keyDigits are how many digits a key has, in base 36: as many as 32 bits need.
const keyDigits = 7

// Key identifies the positions and solutions of the set, in a slip.
func (s Set) Key() string {
	h := fnv.New32a()
	for _, e := range s.Exercises {
		fmt.Fprintf(h, "%s %s", e.Rules.ID(), e.Line[0])
		for _, m := range e.Moves {
			fmt.Fprintf(h, " %s", rules.Coordinates(e.Rules, m))
		}
		fmt.Fprintln(h)
	}
	return digits(h.Sum32())
}

// digits writes a number in base 36, always with as many digits.
func digits(n uint32) string {
	return fmt.Sprintf("%0*s", keyDigits, strconv.FormatUint(uint64(n), 36))
}

// newExercise plays a solution from a position. What follows the solver's last move is left out.
func newExercise(r rules.Rules, from rules.Position, moves []rules.Move) (e Exercise, ok bool) {
	e = Exercise{Rules: r, Line: []rules.Position{from}}
	for _, m := range moves {
		if !rules.Legal(e.Line[len(e.Line)-1], m) {
			break
		}
		next, err := e.Line[len(e.Line)-1].Play(m)
		if err != nil {
			break
		}
		e.Line, e.Moves = append(e.Line, next), append(e.Moves, m)
	}
	if len(e.Moves)%2 == 0 && len(e.Moves) > 0 {
		e.Moves, e.Line = e.Moves[:len(e.Moves)-1], e.Line[:len(e.Line)-1]
	}
	if len(e.Moves) == 1 && rules.Mated(e.Line[1]) {
		e.Mate = 1
	}
	return e, len(e.Moves) > 0
}

// Solves reports whether a move is right after a number of plies of the solution. Where the solution
// mates, so does any other mate.
func (e Exercise) Solves(ply int, m rules.Move) bool {
	if m == e.Moves[ply] || ply == 0 && slices.Contains(e.Also, m) {
		return true
	}
	if !rules.Mated(e.Line[ply+1]) {
		return false
	}
	next, err := e.Line[ply].Play(m)
	return err == nil && rules.Mated(next)
}
