package class

import (
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
)

// longest is how many plies a game has at most that counts as the solution of the position in which
// it starts.
const longest = 20

// The NAGs that mark a position: a good move, a brilliant one, and a diagram.
const (
	nagGood, nagBrilliant      = 1, 3
	nagDiagram, nagDiagramFlip = 220, 221
)

// Marked returns the exercises in a game. A short game that starts from a position is the solution
// of it, with the variations of its first move, and so is any game of an exercise file. Any other game has one wherever a move is marked as
// good, and after each move with a diagram: the solution is the move that follows there.
func Marked(rec *record.Record, r rules.Rules) (all []Exercise) {
	start, err := startOf(rec, r)
	if err != nil {
		return nil
	}
	main := rec.Main()
	numbered := rec.Tag(numberTag) != ""
	if len(main) > 0 && (numbered || rec.Start != "" && len(main) <= longest) {
		if e, ok := whole(rec, r, start); ok {
			return []Exercise{e}
		}
		return nil
	}
	asked := diagram(rec.Root())
	at := start
	for _, n := range main {
		if good(n) || asked {
			if e, ok := newExercise(r, at, []rules.Move{n.Move()}); ok {
				all = append(all, e)
			}
		}
		if at, err = at.Play(n.Move()); err != nil {
			break
		}
		asked = diagram(n)
	}
	return all
}

// Found returns the exercise at the place of a game that a search has found. The solution is the
// move that was played there. ok is false if the game ends there.
func Found(rec *record.Record, r rules.Rules, at record.Path) (e Exercise, ok bool) {
	p, err := startOf(rec, r)
	if err != nil {
		return e, false
	}
	for _, n := range rec.Along(at) {
		if p, err = p.Play(n.Move()); err != nil {
			return e, false
		}
	}
	next, ok := rec.At(at).Next()
	if !ok {
		return e, false
	}
	return newExercise(r, p, []rules.Move{next.Move()})
}

// OfPuzzle returns a puzzle as an exercise.
func OfPuzzle(p puzzles.Puzzle, r rules.Rules) (Exercise, error) {
	s, err := p.Solve(r)
	if err != nil {
		return Exercise{}, err
	}
	e, _ := newExercise(r, s.Line[1], s.Moves[1:])
	for _, t := range p.Themes {
		if strings.HasPrefix(string(t), "mateIn") {
			e.Mate = (len(e.Moves) + 1) / 2
		}
	}
	return e, nil
}

// whole returns a short game from a position as an exercise.
func whole(rec *record.Record, r rules.Rules, start rules.Position) (Exercise, bool) {
	e, ok := newExercise(r, start, rec.Moves())
	if !ok {
		return e, false
	}
	for v := range rec.Root().Variations() {
		if rules.Legal(start, v.Move()) && v.Move() != e.Moves[0] {
			e.Also = append(e.Also, v.Move())
		}
	}
	return e, true
}

func startOf(rec *record.Record, r rules.Rules) (rules.Position, error) {
	if rec.Start == "" {
		return r.Start(), nil
	}
	return r.Parse(rec.Start)
}

func good(n record.Node) bool {
	for g := range n.NAGs() {
		if g == nagGood || g == nagBrilliant {
			return true
		}
	}
	return false
}

func diagram(n record.Node) bool {
	for g := range n.NAGs() {
		if g == nagDiagram || g == nagDiagramFlip {
			return true
		}
	}
	for _, c := range n.Commands() {
		if c.Name == "diagram" {
			return true
		}
	}
	return false
}
