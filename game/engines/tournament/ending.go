package tournament

import (
	"fmt"

	"passedpawn/game/rules"
)

// A Fault is what an engine did wrong.
type Fault string

// The faults.
const (
	NoFault Fault = ""
	Illegal Fault = "illegal move"
	Crash   Fault = "crash"
	Hang    Fault = "hang"
	Late    Fault = "time forfeit"
)

// An Ending is how a game ended.
type Ending struct {
	Result rules.Result
	// Termination is the value of the PGN tag (standard, 9.8.1).
	Termination string
	// Reason says in English what happened, for a comment after the last move.
	Reason string
	Fault  Fault
	Guilty rules.Side // the side with the fault
}

// resigned returns the ending of a game that a side has resigned.
func resigned(side rules.Side, name string) Ending {
	return Ending{Result: rules.Win(side.Other()), Termination: "normal", Reason: name + " resigns"}
}

// claimed returns the outcome of a game in which a draw may be claimed. Engines do not
// claim, so a match claims for them, as other programs do.
func claimed(o rules.Outcome) rules.Outcome {
	return rules.Outcome{Result: rules.Drawn, Reason: o.Claim}
}

// adjudicated returns the ending of a game that was stopped because of the scores.
func adjudicated(r rules.Result, why string) Ending {
	return Ending{Result: r, Termination: "adjudication", Reason: why}
}

// terminations are the values of the Termination tag for faults.
var terminations = map[Fault]string{
	Illegal: "rules infraction", Crash: "abandoned", Hang: "abandoned", Late: "time forfeit",
}

// forfeited returns the ending of a game that a side lost by a fault, with a sentence
// that says which. By the Laws (6.9,
// 7.5.5) an opponent who cannot mate by any series of moves only draws, unless the engine
// stopped working.
func forfeited(r rules.Rules, p rules.Position, side rules.Side, why string, f Fault) Ending {
	e := Ending{Result: rules.Win(side.Other()), Termination: terminations[f], Fault: f, Guilty: side, Reason: why}
	if can, _ := rules.CanMate(r, p, side.Other(), true); !can && (f == Illegal || f == Late) {
		e.Result = rules.Drawn
		e.Reason += fmt.Sprintf(", but %v cannot mate", side.Other())
	}
	return e
}
