package match

import (
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// An ending is how a game ended that did not end on the board. The zero value means that
// it has not.
type ending struct {
	rules.Outcome
	// unsettled means that it is not yet decided whether the winner could mate.
	unsettled bool
}

// endingIn returns the ending in the record of a line that has been played.
func endingIn(l *Line, study bool) ending {
	r, board := l.record.Result, l.outcome()
	if r == rules.Ongoing || r == "" || board.Over() && (!study || board.Result == r) {
		return ending{}
	}
	return ending{Outcome: rules.Outcome{Result: r, Reason: reasonOf(l.record.Tag("Termination"))}}
}

func reasonOf(words string) rules.Reason {
	for _, r := range []rules.Reason{
		rules.Resignation, rules.Agreement, rules.Threefold, rules.FiftyMoves, rules.TimeForfeit,
		rules.Declaration, rules.Impasse, rules.IllegalMove,
	} {
		if strings.EqualFold(r.String(), words) {
			return r
		}
	}
	return rules.Adjudged
}

// lost returns the ending after a side has resigned or run out of time. The other side
// wins, but the game is a draw if no series of legal moves lets it mate (5.1.2, 6.9).
func (l *Line) lost(side rules.Side, why rules.Reason) ending {
	can, certain := rules.CanMate(l.rules, l.position(), side.Other(), false)
	return ending{Outcome: outcomeOf(side, why, can), unsettled: !certain}
}

// settled returns the ending once it is decided whether the winner could mate.
func (e ending) settled(can bool) ending {
	winner := rules.White
	if e.Result == rules.BlackWins {
		winner = rules.Black
	}
	return ending{Outcome: outcomeOf(winner.Other(), e.Reason, can)}
}

// outcomeOf returns the outcome of a game that a side has lost. It is a draw if the other
// side cannot mate.
func outcomeOf(loser rules.Side, why rules.Reason, can bool) rules.Outcome {
	if can {
		return rules.Outcome{Result: rules.Win(loser.Other()), Reason: why}
	}
	return rules.Outcome{Result: rules.Drawn, Reason: why}
}

// write writes the result of a game to its record. The outcome is the ending, or what
// follows from the board.
func (e ending) write(r *record.Record, o rules.Outcome) {
	r.Result = rules.Ongoing
	if o.Over() {
		r.Result = o.Result
	}
	switch why := r.Tag("Termination"); {
	case e.Over() && e.Reason == reasonOf(why): // keep the words of another program
	case e.Over():
		r.SetTag("Termination", e.Reason.String())
	case !o.Over() || reasonOf(why) != rules.Adjudged: // otherwise keep the words of another program
		r.SetTag("Termination", "")
	}
}
