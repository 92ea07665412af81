// Package lesson is what a lesson of the rules is: positions with goals, read
// from plain text, and a learner's way through them. What is legal, and why not,
// is said by the same rules and law as in a game. It knows no window.
package lesson

import (
	"passedpawn/game/law"
	"passedpawn/game/rules"
)

// A Lesson is some steps on one thing.
type Lesson struct {
	ID    string // the name of its file
	Title string
	Part  string // the group it is listed in, "part." before it is the identifier of its name
	Game  string // id of the rule set
	Law   law.Article
	// Verdicts are those to choose from in it.
	Verdicts []Verdict
	Steps    []Step
}

// A Step is a position and what to do in it.
type Step struct {
	Text  string   // explains
	Board string   // the position in the game's notation
	Moves []string // played from it before the learner's turn, in SAN
	Ask   string   // what to do
	Goal  Goal
	Hint  string
	Done  string // said when it is done
}

// A Task is a way to be done with a step.
type Task string

// The tasks. While squares are reached and pieces taken the other side passes.
const (
	Reach  Task = "reach"  // every square, in any order
	Take   Task = "take"   // what stands on the squares
	Become Task = "become" // promote until a piece of the kind stands there
	Play   Task = "play"   // one of some moves, perhaps with an answer and a next
	Mate   Task = "mate"   // any move that does
	Try    Task = "try"    // a move that is not legal, to hear why
	Judge  Task = "judge"  // say how the game stands
)

// A Goal is a task with what it is about.
type Goal struct {
	Task    Task
	Names   []string       // the squares, or the drop to Try, as they are written
	Squares []rules.Square // to Reach or Take; Begin finds them by their names
	Tried   rules.Move     // the one to Try, likewise
	Kind    rules.Kind     // that has to Reach them, any if none is named; to Become
	Safe    bool           // a move onto a square where it can be taken is turned down
	// Line are the moves to Play: the learner's, any of several, and the answers
	// in turn.
	Line [][]string
}

// A Verdict is how a game stands.
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

// usual are the verdicts of chess.
func usual() []Verdict { return []Verdict{Goes, Check, Checkmate, Stalemate, Claim, Draw} }

// verdict is how the game stands at the end of a line.
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
