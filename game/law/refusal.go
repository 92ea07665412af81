package law

import (
	"strconv"

	"passedpawn/game/rules"
)

// Refusal is why a move is not legal by a rule set: its own reason where it gives one,
// that of orthodox chess where it is that, and else none. The move is tried in the last
// position of a line; the others tell when a right was lost. A promotion need not be
// said.
func Refusal(r rules.Rules, line []rules.Position, m rules.Move) rules.Refusal {
	p := line[len(line)-1]
	if why, given := rules.Why(r, p, m); given {
		return why
	}
	if !rules.Orthodox(r.ID()) {
		return rules.Refusal{}
	}
	return WhyMove(p, m).recall(line, m).Refusal()
}

// Refusal is the reason in the words that all rule sets share. Its proof is the
// piece that forbids the move and what it forbids, or that piece alone where it
// stands in the way.
func (r Reason) Refusal() rules.Refusal {
	if r.Violation == Legal {
		return rules.Refusal{}
	}
	out := rules.Refusal{Kind: strconv.Itoa(int(r.Violation)), Text: r.Phrase(), By: r.By, At: r.At, Proven: true, Double: r.Double, Second: r.Second}
	switch r.Violation {
	case Blocked, CastleBlocked, OwnPiece, PawnStraight, PawnNoPassing:
		out.At = r.By
	case PassingExposes, Pinned, StillInCheck, DoubleCheck, IntoCheck, CastleInCheck, CastleThrough, CastleInto:
	case GameOver:
		out.Proven = r.By != r.At
	default:
		out.Proven = false
	}
	out.Article = r.Article().Now
	return out
}
