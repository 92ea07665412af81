// Package lesson is lessons about the rules: positions with goals, read from plain text,
// and a learner's progress through them. The same rules and law as in a game decide what
// is legal and say why not. The package knows nothing of windows.
package lesson

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/rules"
)

// A Lesson is some steps on one subject.
type Lesson struct {
	ID    string // the name of its file
	Title string
	Part  string // the group it is listed in; with "part." before it, the identifier of the group's name
	Game  string // the id of the rule set
	Law   law.Article
	Piece rules.Kind // the piece that the lesson introduces; NoKind for none
	Steps []Step
}

// A Step is a position and what to do in it.
type Step struct {
	Text  string   // an explanation
	Board string   // the position in the game's notation
	Moves []string // played from Board before the learner's turn, in SAN
	Ask   string   // the task for the learner
	Goal  Goal
	// Verdicts are the verdicts to choose from, if the task is to Judge.
	Verdicts []Verdict
	Hint     string
	Done     string // shown when the step is done
}

// A Task is the kind of goal of a step.
type Task string

// The tasks. For Reach, Take and Become the other side passes on each turn.
const (
	Reach  Task = "reach"  // reach every square, in any order
	Take   Task = "take"   // capture the pieces on the squares
	Become Task = "become" // promote until there is a piece of the kind
	Play   Task = "play"   // one of some moves, perhaps with an answer and further moves
	Mate   Task = "mate"   // any move that mates
	Try    Task = "try"    // an illegal move, to learn why it is illegal
	Judge  Task = "judge"  // say how the game stands
	Find   Task = "find"   // click the squares, in any order
)

// A Goal is a task with its details.
type Goal struct {
	Task    Task
	Names   []string       // the squares, or the drop to Try, as the lesson writes them
	Squares []rules.Square // to Reach, Take or Find; Begin finds them from Names
	Tried   rules.Move     // the move to Try; Begin finds it from Names
	Kind    rules.Kind     // the kind that has to Reach them, any if empty; or the kind to Become
	Safe    bool           // a move to a square where the piece can be captured is rejected
	// Line is the moves to Play: alternately the learner's, any one of several, and the
	// answer.
	Line [][]string
}

// A Verdict is a statement on how a game stands.
type Verdict string

// The verdicts.
const (
	Check     Verdict = "Check"
	Checkmate Verdict = "Checkmate"
	Stalemate Verdict = "Stalemate"
	Draw      Verdict = "Draw"
	Claim     Verdict = "Draw by claim"
	Goes      Verdict = "Play goes on"

	Perpetual Verdict = "Loss by perpetual check"
	Declared  Verdict = "Win by declaration"
)

// verdicts returns all verdicts.
func verdicts() []Verdict {
	return []Verdict{Goes, Check, Checkmate, Stalemate, Claim, Draw, Perpetual, Declared}
}

// usual returns the verdicts of a lesson that names none.
func usual() []Verdict { return []Verdict{Goes, Check, Checkmate} }

// verdict returns how the game stands at the end of a line.
func verdict(r rules.Rules, line []rules.Position) Verdict {
	o := r.Outcome(line)
	switch {
	case o.Reason == rules.Checkmate:
		return Checkmate
	case o.Reason == rules.Stalemate:
		return Stalemate
	case o.Reason == rules.PerpetualCheck:
		return Perpetual
	case o.Over():
		return Draw
	case o.Claim == rules.Declaration:
		return Declared
	case o.Claim != rules.NoReason:
		return Claim
	case len(line[len(line)-1].Checks()) > 0:
		return Check
	}
	return Goes
}
